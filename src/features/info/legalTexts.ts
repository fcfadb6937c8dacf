import { SITE } from '@/domain/site';

interface LegalSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}
interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
export type LegalPage = 'terms' | 'privacy' | 'cookies';

const { name, email } = SITE;

/** What the product promises and asks, in plain words; they say what the code does, so change them together. */
export const LEGAL: Readonly<Record<LegalPage, LegalText>> = {
  terms: {
    title: 'Terms',
    lead: `What you may expect of ${name}, and what ${name} expects of you.`,
    sections: [
      {
        title: `What ${name} is`,
        paragraphs: [
          `${name} shows properties, projects, builders and realtors in and around ${SITE.city}. It brings people together; it does not buy, sell or hold money, and it is no party to a deal made between its users.`,
          'Looking is free and needs no account. Posting and receiving enquiries is free for agents.',
        ],
      },
      {
        title: 'Listings',
        paragraphs: [
          'Whoever posts a listing answers for it: that it exists, that they may offer it, and that photos, area and price are true.',
          'Listings are checked before they are shown: they need a city and a price, and their texts may not carry phone numbers or links. The check cannot see whether a title is clean. Ask for the papers and have them read before you pay.',
          'A listing can be reported from its page. Listings that mislead are taken down.',
        ],
      },
      {
        title: 'Your account',
        points: [
          'One mobile number, one account. Keep the password to yourself.',
          'Phone numbers of others are for asking about their listings, not for collecting. How many you can see in an hour is limited.',
          'Post only photos that you may use.',
        ],
      },
      {
        title: 'What we do not promise',
        paragraphs: [
          'Estimates of value and of loan instalments are reckoned from what is known here and are no advice. We keep the service running as well as we can, and do not promise that it is always there.',
          'These terms follow the law of India.',
        ],
      },
      { title: 'Questions', paragraphs: [`Write to ${email}.`] },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What is kept about you, why, and who sees it.',
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
          'Username, mobile number and e-mail, to log you in and to send codes. The password is kept only as a hash that cannot be turned back.',
          'Your profile, where you fill it in. An Aadhaar number is stored encrypted and is shown masked, to yourself only.',
          'Your listings with their photos. Photos are written anew when they are uploaded, so that the place and device stored inside them are gone.',
          'Saved listings, and the enquiries that you send.',
        ],
      },
      {
        title: 'Who sees it',
        points: [
          'An agent’s name, picture, experience, languages and listings are public.',
          'Phone numbers are shown to logged-in users only, and only so many in an hour.',
          'An enquiry goes to the people it is addressed to.',
          'Nothing is sold or handed on for advertising.',
        ],
      },
      {
        title: 'Others’ services',
        paragraphs: [
          'A chat opens in a messaging app with the text you see. Videos, maps and some brochures come from their own hosts (YouTube, Vimeo, Google, OpenStreetMap) when a page shows them; these hosts then see your internet address and have rules of their own.',
        ],
      },
      {
        title: 'Your say',
        paragraphs: [
          `To see, correct or delete what is kept about you, write to ${email}. A listing can be deleted in the dashboard at any time.`,
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    lead: `${name} sets no tracking cookies. This is all that it keeps in your browser.`,
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
          'What you changed in your profile and did not save yet, such as a birth date or an address; never the Aadhaar number.',
          'Listings you viewed lately or saved, the ones you compare, and the unit in which you see areas.',
          'A log of what happened in the app, to track down faults. Passwords, codes and tokens are left out, and it leaves the device only if you send it.',
        ],
      },
      {
        title: 'To work without a line (Cache Storage)',
        points: [
          'The app’s own files, until a new version takes their place.',
          'The last 80 public answers, such as lists and details, that you asked for while logged out.',
          'The last 200 pictures that you saw, but none from your dashboard or of what you post.',
          'Answers and pictures are used for 30 days at most.',
        ],
      },
      {
        title: 'How to be rid of it',
        paragraphs: [
          'Logging out removes the token and the user. What lies in IndexedDB stays, drafts apart for every user, and is offered again at your next login. On a phone that others use too, save or discard your drafts before you log out. Clearing this site’s data in the browser’s settings removes everything. Others’ videos and maps may set cookies of their own when a page shows them.',
        ],
      },
    ],
  },
};
