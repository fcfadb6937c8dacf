import type { Site } from '@/domain/site';

interface LegalSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}
interface LegalText {
  readonly sections: readonly LegalSection[];
}
export type LegalPage = 'terms' | 'privacy' | 'cookies';

/** What the product promises and asks, in plain words; they say what the code does, so change them together. */
export const legalTexts = ({ name, city, email }: Site): Readonly<Record<LegalPage, LegalText>> => ({
  terms: {
    sections: [
      {
        title: `What ${name} is`,
        paragraphs: [
          `${name} shows properties, projects, builders and agents in and around ${city}. It brings people together; it does not buy, sell or hold money, and it is not a party to any deal between its users.`,
          'Looking is free and needs no account. Posting and receiving enquiries is free for agents.',
        ],
      },
      {
        title: 'Listings',
        paragraphs: [
          'If you post a listing, you are responsible for it: it must exist, you must be allowed to sell it, and its photos, area and price must be true.',
          'Listings are checked before they are shown: they need a city and a price, and their texts may not carry phone numbers or links. The check cannot see whether a title is clean. Ask for the papers and have a lawyer check them before you pay.',
          'You can report a listing from its page. We take down listings that mislead.',
          'Reviews of agents come from people who sent them an enquiry. We hide those that insult, mislead or hold private information.',
        ],
      },
      {
        title: 'Your account',
        points: [
          'One mobile number, one account. Keep the password to yourself.',
          'Use other people’s phone numbers to ask about their listings, not to collect them. There is a daily limit.',
          'Post only photos that you have the right to use.',
          'We can suspend an account that misleads or harms others. At the next login we say why, and where to write.',
        ],
      },
      {
        title: 'What we do not promise',
        paragraphs: [
          'Estimates of value and of loan instalments are worked out from the data we have, and are not advice. We do our best to keep the service running, but cannot promise that it is always available.',
          'These terms are governed by the law of India.',
        ],
      },
      { title: 'Questions', paragraphs: [`Write to ${email}.`] },
    ],
  },
  privacy: {
    sections: [
      {
        title: 'Without an account',
        paragraphs: [
          'You can look at everything without telling us who you are. There is no advertising and nobody follows you from site to site. What the browser keeps is listed under Cookies.',
        ],
      },
      {
        title: 'With an account',
        points: [
          'Username, mobile number and e-mail, to log you in and to send codes. The password is kept only as a hash that cannot be reversed.',
          'Your profile, as far as you fill it in. Your Aadhaar number is stored encrypted and shown masked, to you only.',
          'Your listings with their photos. Photos are saved afresh when they are uploaded, which removes the place and device stored inside them.',
          'Saved listings, the enquiries that you send, and the reviews that you write.',
        ],
      },
      {
        title: 'Who sees it',
        points: [
          'An agent’s name, picture, experience, languages and listings are public.',
          'Phone numbers are shown to logged-in users only, with a daily limit.',
          'The owner of a listing is told how many people looked at it or used the number, never who.',
          'An enquiry goes to the people it is addressed to.',
          'A review of an agent is public, with your first name.',
          'Nothing is sold or handed on for advertising.',
        ],
      },
      {
        title: 'Other companies’ services',
        paragraphs: [
          'A chat opens in a messaging app with the text you see. Videos, maps and some brochures come from their own hosts (YouTube, Vimeo, Google, OpenStreetMap) when a page shows them. These hosts then see your internet address and have their own privacy rules.',
          'To confirm your mobile number we send it a code by text message, which is valid for 10 minutes; the SMS company that delivers it sees your number and the code.',
        ],
      },
      {
        title: 'How long it is kept',
        points: [
          'Your account and your listings, until you delete them. A listing that you delete is erased with its photos after 30 days.',
          'Enquiries for two years. Reports of a listing that is no longer shown for 90 days.',
          'Your e-mail for the newsletter, until you unsubscribe with the link in every issue. If you don’t confirm our first e-mail, we delete your address after a week.',
          'Backups, for as long as the operator of this site keeps them. Older backups still hold what was erased here.',
        ],
      },
      {
        title: 'Your rights',
        points: [
          'See it: My profile in the dashboard has “Download my data”, one file with everything we keep about you, including your photos. Your Aadhaar number is masked in it; write to us to get it in full.',
          'Correct it: change your profile and your listings in the dashboard.',
          'Delete it: a listing in the dashboard, the account in My profile. A deleted account is hidden at once and erased after 14 days; until then you can log in and keep it. What is erased: profile, Aadhaar number, listings, photos, saved listings, the reviews that you wrote or that are about you, the enquiries that others sent to you. People you sent an enquiry to still see that someone asked, but not your name, number, e-mail or message. Your number and e-mail can then be used again.',
          `For anything else, write to ${email}.`,
        ],
      },
    ],
  },
  cookies: {
    sections: [
      {
        title: 'In local storage, until you log out or clear it',
        points: [
          'Authorization: the token that shows you are logged in.',
          'user: who is logged in: id, name, contact and role.',
          'selecteduser1: the id and name of the listing you opened last.',
        ],
      },
      {
        title: 'In session storage, until the tab is closed',
        points: [
          'What to say and where to go on after a login, for one page load.',
          'How far you had scrolled, so that Back finds the place.',
        ],
      },
      {
        title: 'On this device (IndexedDB)',
        points: [
          'Drafts of listings you are posting, with their photos.',
          'What you changed in your profile and have not saved yet, such as a birth date or an address; never the Aadhaar number.',
          'Listings you recently viewed or saved, those whose seller you contacted, the ones you compare, what you searched for last, and the unit in which you see areas.',
          'A log of what happened in the app, to track down faults. Passwords, codes and tokens are left out, and it leaves the device only if you send it.',
        ],
      },
      {
        title: 'To work offline (Cache Storage)',
        points: [
          'The app’s own files, until a new version takes their place.',
          'The last 80 public answers, such as lists and details, that you asked for while logged out.',
          'The last 200 pictures that you saw, but none from your dashboard or of what you post.',
          'Answers and pictures are used for 30 days at most.',
        ],
      },
      {
        title: 'One cookie, for 180 days',
        points: [
          'gruham_device: a random mark that a login leaves. It lets us recognise this device, so that nobody who tries passwords for your account from elsewhere can keep you out. It logs nobody in, no script reads it, and no other site gets it.',
        ],
      },
      {
        title: 'How to remove it',
        paragraphs: [
          'Logging out removes the token and the user, and ends the session on our server. What lies in IndexedDB stays, separate drafts for each user, and is offered again at your next login. On a phone that others use too, save or discard your drafts before you log out. Clearing this site’s data in the browser’s settings removes everything. Videos and maps from other sites may set cookies of their own when a page shows them.',
        ],
      },
    ],
  },
});
