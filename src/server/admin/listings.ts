import { consoleQuestions } from '@/contract/consoleShapes';
import { listPrice } from '@/domain/price';
import { parseDoc } from '../db/doc';
import { queuePage, type QueueRow } from '../db/queries/reviewQueue';
import { mailOrigin } from '../mail/letter';
import { reviewMessage } from '../mail/reviewMessage';
import { decideUnseen, type Outcome } from '../operations/decisions';
import { noteVisit } from '../operations/visits';
import { inWords, readReasons } from '../rules/reviewReasons';
import { dayText, indianDay } from '../rules/indianDays';
import { AdminError, audited, reasonIn, sendMail, wordsOf, type AdminContext, type Command } from './context';
import { sayMore, printable } from './printable';

const MOST_SHOWN = 100;

function standing({ reason, due_at }: QueueRow): string {
  if (reason !== null) return `not activated: ${printable(inWords(readReasons(reason), 'en'))}`;
  return due_at === null ? 'waits for you' : 'is checked in a moment';
}

async function review({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const { rows, total } = await queuePage(db, undefined, { size: MOST_SHOWN });
  if (rows.length === 0) say('No listing waits for an operator.');
  for (const row of rows) {
    const doc = parseDoc(row.doc);
    const place = [doc['locality'], doc['city']].map(printable).filter(Boolean).join(', ');
    const what = [printable(doc['name']), printable(doc['selectedSubtype']), place, listPrice(doc['expectedPrice'])];
    say(`${row.id}  ${what.filter(Boolean).join(' · ')}`);
    say(`  ${printable(row.username)}, ${row.phone}, ${new Date(row.created_at).toISOString()}; ${standing(row)}`);
    if (printable(doc['about']) !== '') say(`  ${printable(doc['about'])}`);
  }
  sayMore(say, rows, total);
}

function refuseUnlessFound({ outcome }: Outcome, id: string): void {
  if (outcome === 'unknown') throw new AdminError(`There is no listing ${id}.`);
  if (outcome === 'deleted') throw new AdminError(`The listing ${id} is deleted.`);
  if (outcome === 'sold') throw new AdminError(`The listing ${id} is sold: its owner alone puts it back on sale.`);
  if (outcome === 'withdrawn')
    throw new AdminError(`The listing ${id} is withdrawn: its owner is suspended or about to leave.`);
}

/** Decides and writes it into the audit; nothing of either where there is nothing to decide. */
async function decided(
  context: AdminContext,
  action: 'listing.approve' | 'listing.refuse',
  { id, reason }: { readonly id: string; readonly reason: string | null },
): Promise<Outcome> {
  const work = decideUnseen(id, reason, (outcome) => {
    refuseUnlessFound(outcome, id);
    return outcome;
  });
  return (await audited(context, action, work)).answer;
}

async function tell(context: AdminContext, { news, settled }: Outcome): Promise<void> {
  if (settled > 0) context.say('What was reported of it is settled.');
  if (news !== null)
    await sendMail(
      context,
      reviewMessage(news, mailOrigin(context.config)),
      'the owner reads it in the dashboard alone',
    );
}

async function approve(context: AdminContext, words: readonly string[]): Promise<void> {
  const [id = ''] = wordsOf(words, 1);
  const done = await decided(context, 'listing.approve', { id, reason: null });
  context.say(done.outcome === 'done' ? `The listing ${id} is active.` : `The listing ${id} was active already.`);
  await tell(context, done);
}

async function refuse(context: AdminContext, words: readonly string[]): Promise<void> {
  const [id = '', reason] = wordsOf(words, 2);
  const done = await decided(context, 'listing.refuse', { id, reason: reasonIn(reason) });
  const refused = `The listing ${id} is under review; its owner reads the reason.`;
  context.say(done.outcome === 'done' ? refused : `The listing ${id} was refused with this reason already.`);
  await tell(context, done);
}

async function visited(context: AdminContext, words: readonly string[]): Promise<void> {
  const [id = '', day = ''] = wordsOf(words, words.length === 2 ? 2 : 1);
  const on = day === '' ? dayText(indianDay(context.now())) : day;
  const visit = consoleQuestions.visitListing.omit({ mark: true }).safeParse({ id, on: on === 'never' ? null : on });
  if (!visit.success) throw new AdminError('Say the day as YYYY-MM-DD, or “never”.');
  const { answer } = await audited(context, 'listing.visit', noteVisit(visit.data, context.now()));
  context.say(answer.message.in('en'));
}

export const listingCommands: Readonly<Record<string, Command>> = {
  review: { takes: '', says: 'the listings that wait for an operator', run: review },
  approve: { takes: 'ID', says: 'makes a listing active and writes to its owner', run: approve },
  refuse: {
    takes: 'ID "reason"',
    says: 'puts a listing back under review and writes the reason to its owner',
    run: refuse,
  },
  'listing visited': {
    takes: 'ID [DAY|never]',
    says: 'notes that somebody was there, today or on that day, or takes it back',
    run: visited,
  },
};
