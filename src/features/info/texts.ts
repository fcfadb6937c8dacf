/** On the contact page of the demo. */
export const DEMO_CONTACTS = {
  title: 'This is a demo',
  text: 'Its phone number, chat, e-mail address and street address are made up, and nobody answers there. It has no accounts on Facebook, Instagram, YouTube or X: those icons lead here. Whoever runs the marketplace puts their own in their place.',
} as const;
