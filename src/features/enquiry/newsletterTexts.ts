/** The words of the newsletter box, apart from the other forms': they come with the footer. */
export const NEWSLETTER = {
  title: 'Newsletter',
  intro: 'New homes and prices in your mailbox, now and then.',
  email: 'Your e-mail address for the newsletter',
  wrong: 'Please enter a valid email address',
  subscribe: 'Subscribe',
} as const;
