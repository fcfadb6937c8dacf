import { listPrice } from '@/domain/price';
import { parseDoc } from '../db/doc';
import { listingsToReview, type ReviewRow } from '../db/queries/operator';
import { approveListing, refuseListing } from '../rules/reviews';
import { AdminError, wordsOf, type AdminContext, type Command } from './context';
import { sayMore, shown } from './shown';

const MOST_SHOWN = 100;
/** As long a reason as a dashboard shows. */
const LONGEST_REASON = 500;

function standing({ reason, held, due_at }: ReviewRow): string {
  if (reason !== null) return `${held === 1 ? 'refused' : 'not activated'}: ${shown(reason)}`;
  return due_at === null ? 'waits for you' : 'is checked in a moment';
}

async function review({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const { rows, total } = await listingsToReview(db, MOST_SHOWN);
  if (rows.length === 0) say('No listing is under review.');
  for (const row of rows) {
    const doc = parseDoc(row.doc);
    const place = [doc['locality'], doc['city']].map(shown).filter(Boolean).join(', ');
    const what = [shown(doc['name']), shown(doc['selectedSubtype']), place, listPrice(doc['expectedPrice'])];
    say(`${row.id}  ${what.filter(Boolean).join(' · ')}`);
    say(`  ${shown(row.username)}, ${row.phone}, ${new Date(row.created_at).toISOString()}; ${standing(row)}`);
    if (shown(doc['about']) !== '') say(`  ${shown(doc['about'])}`);
  }
  sayMore(say, rows, total);
}

function told(decision: Awaited<ReturnType<typeof approveListing>>, id: string): void {
  if (decision === 'unknown') throw new AdminError(`There is no listing ${id}.`);
  if (decision === 'deleted') throw new AdminError(`The listing ${id} is deleted.`);
}

async function approve({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  const [id = ''] = wordsOf(words, 1);
  const decision = await approveListing(db, id);
  told(decision, id);
  say(decision === 'done' ? `The listing ${id} is active.` : `The listing ${id} was active already.`);
}

async function refuse({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  const [id = '', reason = ''] = wordsOf(words, 2);
  if (reason.length > LONGEST_REASON) throw new AdminError(`A reason has at most ${LONGEST_REASON} characters.`);
  told(await refuseListing(db, id, reason.trim()), id);
  say(`The listing ${id} is under review; its owner reads the reason.`);
}

export const listingCommands: Readonly<Record<string, Command>> = {
  review: { takes: '', says: 'the listings under review', run: review },
  approve: { takes: 'ID', says: 'makes a listing active', run: approve },
  refuse: { takes: 'ID "reason"', says: 'puts a listing back under review; its owner reads the reason', run: refuse },
};
