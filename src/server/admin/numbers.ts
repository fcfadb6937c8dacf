import { isMobile } from '@/domain/contact';
import { accountsAt, metMeasures } from '../db/queries/phoneViews';
import type { Reader } from '../mail/mailWords';
import { numberLost } from '../mail/phoneMessages';
import { freeNumber, takeOver } from '../operations/phoneOwnership';
import { MEASURES_KEPT } from '../rules/phoneQuota';
import { canConfirmPhones } from '../rules/phoneStep';
import { AdminError, audited, userNamed, wordsOf, type AdminContext, type Command } from './context';
import { printable } from './printable';

const MOST_ACCOUNTS = 10;
/** So much of an address's hash tells it from the others. */
const SHORT = 12;
/** The audit, which is never erased, names so many digits of a number, the last ones. */
const SHOWN_DIGITS = 4;

type Met = Awaited<ReturnType<typeof metMeasures>>[number];

const numbers = (count: number): string => `${count} phone number${count === 1 ? '' : 's'}`;

async function sayMet(
  { db, say }: AdminContext,
  { who, met_at, user_id, owners, accounts, username, created_at }: Met,
) {
  const at = new Date(met_at ?? 0).toISOString();
  const account = `${user_id ?? 'an account that is gone'}  ${printable(username)}`.trim();
  if (who.startsWith('account ')) {
    say(`${account}, ${numbers(owners)}, ${at}; account since ${new Date(created_at ?? 0).toISOString()}`);
    return;
  }
  const place = who.slice('address '.length);
  say(`network address ${place.slice(0, SHORT)}, ${numbers(owners)} to ${accounts} accounts, ${at}; last ${account}`);
  for (const each of await accountsAt(db, place, MOST_ACCOUNTS))
    say(`  ${each.user_id}  ${printable(each.username)}, ${numbers(each.owners)}`);
}

async function met(context: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const rows = await metMeasures(context.db, context.now() - MEASURES_KEPT);
  if (rows.length === 0) context.say('Nobody reached the daily limit of phone numbers.');
  for (const row of rows) await sayMet(context, row);
}

async function tell(
  { mailer, config }: AdminContext,
  why: 'taken' | 'freed',
  losers: readonly Reader[],
): Promise<void> {
  const letters = losers.map((to) => numberLost(to, why, canConfirmPhones(config)));
  const sent = await Promise.allSettled(letters.map((each) => mailer.send(each)));
  if (sent.some(({ status }) => status === 'rejected'))
    throw new AdminError('A message about it could not be sent: its reader sees it in the dashboard alone.');
}

function checkMobile(phone: string): void {
  if (!isMobile(phone)) throw new AdminError('A mobile number has ten digits.');
}

async function free(context: AdminContext, words: readonly string[]): Promise<void> {
  const [phone = ''] = wordsOf(words, 1);
  checkMobile(phone);
  const { answer: losers } = await audited(context, 'number.free', async (part) => ({
    subject: `number:${phone.slice(-SHOWN_DIGITS)}`,
    answer: await freeNumber(part, context.config, phone),
  }));
  context.say(losers.length === 0 ? `No account has ${phone}.` : `${phone} is free: whoever confirms it has it.`);
  await tell(context, 'freed', losers);
}

async function confirm(context: AdminContext, words: readonly string[]): Promise<void> {
  const { config, now, say } = context;
  const [name = '', other] = wordsOf(words, words.length === 2 ? 2 : 1);
  const user = await userNamed(context, name);
  const { id: userId } = user;
  const phone = other ?? user.phone;
  if (phone === '') throw new AdminError(`${printable(user.username)} has no mobile number: name one after the ID.`);
  checkMobile(phone);
  const { answer: losers } = await audited(context, 'number.confirm', async (part) => {
    const { given, losers: others } = await takeOver(part, config, { userId, phone, now: now() });
    if (!given) throw new AdminError(`Another account has confirmed ${phone}. Set it free first.`);
    return { subject: `user:${userId}`, answer: others };
  });
  say(`${phone} is confirmed; it is ${printable(user.username)}’s.`);
  await tell(context, 'taken', losers);
}

export const numberCommands: Readonly<Record<string, Command>> = {
  numbers: { takes: '', says: 'who reached the daily limit of phone numbers', run: met },
  'confirm-number': {
    takes: 'ID|MOBILE [NEW]',
    says: 'marks a user’s mobile number, or a new one, as confirmed and theirs alone',
    run: confirm,
  },
  'free-number': {
    takes: 'MOBILE',
    says: 'takes a mobile number from its accounts: whoever confirms it has it',
    run: free,
  },
};
