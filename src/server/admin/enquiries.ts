import { parseDoc } from '../db/doc';
import { newsletterReaders } from '../db/queries/newsletter';
import { openReports } from '../db/queries/operatorEnquiries';
import { newsletterLink } from '../operations/newsletter';
import { wordsOf, type AdminContext, type Command } from './context';
import { printable } from './printable';

const MOST_SHOWN = 100;

type Report = Awaited<ReturnType<typeof openReports>>[number];

function sayReport(say: AdminContext['say'], { listing_id, created_at, doc, username, phone, listing_doc }: Report) {
  const { reason, message } = parseDoc(doc);
  const name = printable(parseDoc(listing_doc ?? '{}')['name']);
  const sender = username === null ? 'a visitor' : `${printable(username)}, ${phone}`;
  say([listing_id ?? '', name].filter(Boolean).join('  '));
  say(`  ${sender}, ${new Date(created_at).toISOString()}: ${printable(reason)}`);
  if (printable(message) !== '') say(`  ${printable(message)}`);
}

async function reports({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const rows = await openReports(db, MOST_SHOWN + 1);
  if (rows.length === 0) say('No listing that is shown was reported.');
  for (const row of rows.slice(0, MOST_SHOWN)) sayReport(say, row);
  if (rows.length > MOST_SHOWN) say('Older ones are not shown.');
}

async function newsletter({ db, config, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const readers = await newsletterReaders(db);
  if (readers.length === 0) say('Nobody has confirmed the newsletter.');
  for (const { email, token } of readers) say(`${printable(email)}\t${newsletterLink(config, token)}`);
}

export const enquiryCommands: Readonly<Record<string, Command>> = {
  reports: { takes: '', says: 'reports by visitors on listings that are shown', run: reports },
  newsletter: { takes: '', says: 'newsletter subscribers, each with the link to unsubscribe', run: newsletter },
};
