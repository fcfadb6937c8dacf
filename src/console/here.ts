/** What an entry of the history carries when something was opened or closed on the page that is there. */
export const HERE = 'here';
