import { SITE } from '@/domain/site';

export const TEXTS = {
  title: 'Action log',
  what: 'A record of what this app did during the last half hour of your visit, by which we can see what went wrong. Passwords, codes, phone numbers, e-mails, Aadhaar numbers and addresses are taken out before it is written.',
  note: 'Add a note',
  noteHint: 'What did you do, what did you expect?',
  save: 'Export action log',
  busy: 'Writing the log',
  refused:
    'The log was not written: something in it looks like a secret, such as a password or a phone number. Load the page again and repeat the steps without it.',
  failed: 'The log could not be written. Please try again.',
  replay: 'Replay a log',
  saved: (name: string) => `${name} was saved. Send it to `,
  subject: `Action log of ${SITE.name}`,
} as const;
