import { SITE } from '@/domain/site';

export const RECORDING_TEXTS = {
  title: 'Report a problem',
  note: 'What went wrong?',
  noteHint: 'What did you do, and what happened then?',
  what: 'We are sorry about that. The report is a file with what you did on the last pages and what the app made of it, so that we can see it happen. It stays on your device until you send it to us.',
  isIn: 'In it: the screens you opened, what you chose and typed there, the lists and listings you saw, faults, and your words above.',
  isNotIn:
    'Not in it: passwords, codes, phone numbers, e-mails, Aadhaar numbers, dates of birth, addresses and your photos. They are taken out before the file is written.',
  save: 'Save the report',
  busy: 'Writing the report',
  refused:
    'The report was not saved: something in it looks like a secret, such as a password or a phone number. Load the page again and repeat the steps without it.',
  failed: 'The report could not be saved. Please try again.',
  replay: 'Replay a log',
  saved: (name: string) => `Thank you. ${name} was saved. Send it to `,
  get subject() {
    return `A problem on ${SITE.name}`;
  },
} as const;
