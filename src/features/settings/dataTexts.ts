import { dayInIndia } from '@/domain/moments';

/** The words of "Your data": what is held of a person, to take along or to be rid of. */
export const YOUR_DATA = {
  title: 'Your data',
  failed: 'Your data did not load',
  loading: 'Loading',
  download: {
    title: 'Download what we hold about you',
    intro:
      'One zip file with your profile, listings, photos, saved listings and enquiries. Your Aadhaar number is in it as you see it here: the last four digits.',
    action: 'Download my data',
    running: 'Downloading your data',
    stop: 'Stop',
    /** `bytes` that have come so far. */
    soFar: (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB so far`,
    stopped: 'Download stopped.',
    done: 'Your data is downloaded.',
  },
  remove: {
    title: 'Delete your account',
    intro: 'Your page and your listings are hidden at once. After 14 days everything is erased for good.',
    action: 'Delete my account',
    what: [
      'At once: your page and your listings are no longer shown, and you are logged out everywhere.',
      'For 14 days: log in and choose “Keep my account”, and everything is as it was.',
      'After that: your profile, listings, photos, saved listings and Aadhaar number are erased. Nobody can bring them back.',
      'People you sent an enquiry to still see that someone asked, but not your name, number, e-mail or message.',
    ],
    password: 'Your password',
    passwordRequired: 'Please enter your password',
    confirm: 'Delete my account now',
    cancel: 'Cancel',
  },
  leaving: {
    title: 'Your account is about to be deleted',
    /** `at` in ms since 1970. */
    text: (at: number) =>
      `It will be erased on ${dayInIndia(at)}. Until then you can keep it. Your page and your listings are hidden now.`,
    keep: 'Keep my account',
  },
} as const;
