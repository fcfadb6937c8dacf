/** How a link to a record or a page looks in a text: with room for a finger, which does not push the lines apart. */
export const recordLink = '-my-3 inline-block py-3 font-semibold break-words text-brand underline';
