import { parseDoc } from '../db/doc';
import { newsletterReaders } from '../db/queries/newsletter';
import { reportedPage } from '../db/queries/operatorEnquiries';
import { newsletterLink } from '../operations/newsletter';
import { wordsOf, type AdminContext, type Command } from './context';
import { printable, sayMore } from './printable';

const MOST_SHOWN = 100;

async function reports({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const { rows, total } = await reportedPage(db, undefined, { size: MOST_SHOWN });
  if (rows.length === 0) say('No listing that is shown was reported.');
  const indented = (line: string): void => {
    say(`  ${line}`);
  };
  for (const { id, doc, count, reports: each } of rows) {
    say(`${id}  ${printable(parseDoc(doc)['name'])}`.trim());
    for (const { created_at, doc: said, username, phone } of each) {
      const { reason, message } = parseDoc(said);
      const sender = username === null ? 'a visitor' : `${printable(username)}, ${phone}`;
      indented(`${sender}, ${new Date(created_at).toISOString()}: ${printable(reason)}`);
      if (printable(message) !== '') indented(printable(message));
    }
    sayMore(indented, each, count);
  }
  sayMore(say, rows, total);
}

async function newsletter({ db, config, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const readers = await newsletterReaders(db);
  if (readers.length === 0) say('Nobody has confirmed the newsletter.');
  for (const { email, token } of readers) say(`${printable(email)}\t${newsletterLink(config, token)}`);
}

export const enquiryCommands: Readonly<Record<string, Command>> = {
  reports: { takes: '', says: 'the listings that are shown and were reported, each with its reports', run: reports },
  newsletter: { takes: '', says: 'newsletter subscribers, each with the link to unsubscribe', run: newsletter },
};
