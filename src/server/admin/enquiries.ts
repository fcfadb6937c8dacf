import { parseDoc } from '../db/doc';
import { newsletterDocs, openReports } from '../db/queries/operatorEnquiries';
import { wordsOf, type AdminContext, type Command } from './context';
import { shown } from './shown';

const MOST_SHOWN = 100;

type Report = Awaited<ReturnType<typeof openReports>>[number];

function sayReport(say: AdminContext['say'], { listing_id, created_at, doc, username, phone, listing_doc }: Report) {
  const { reason, message } = parseDoc(doc);
  const name = shown(parseDoc(listing_doc ?? '{}')['name']);
  const sender = username === null || phone === null ? 'a visitor' : `${shown(username)}, ${phone}`;
  say([listing_id ?? '', name].filter(Boolean).join('  '));
  say(`  ${sender}, ${new Date(created_at).toISOString()}: ${shown(reason)}`);
  if (shown(message) !== '') say(`  ${shown(message)}`);
}

async function reports({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const rows = await openReports(db, MOST_SHOWN + 1);
  if (rows.length === 0) say('No listing that is shown was reported.');
  for (const row of rows.slice(0, MOST_SHOWN)) sayReport(say, row);
  if (rows.length > MOST_SHOWN) say('Older ones are not shown.');
}

async function newsletter({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const addresses = (await newsletterDocs(db)).map(({ doc }) => shown(parseDoc(doc)['email']).toLowerCase());
  if (addresses.length === 0) say('Nobody asked for the newsletter.');
  for (const address of new Set(addresses)) say(address);
}

export const enquiryCommands: Readonly<Record<string, Command>> = {
  reports: { takes: '', says: 'what visitors reported of listings that are shown', run: reports },
  newsletter: { takes: '', says: 'the addresses of those who asked for the newsletter', run: newsletter },
};
