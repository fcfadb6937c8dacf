import { releaseListings } from '../db/queries/listingReviews';
import { loseNumber, proveNumber, takeNumber, type NumberHolder } from '../db/queries/phoneNumbers';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { readerOf, type Reader } from '../mail/mailWords';
import { settleApplication } from '../rules/agentApplication';
import { needsNumber, type Step } from '../rules/phoneStep';
import { hideListings } from './reviews';

/**
 * Whose a mobile number is.
 *
 * 1. A number is its owner's: of whoever entered the code that was sent to it. Before that an account has merely typed
 *    it, and that reserves nothing: any number of accounts may have typed the same one. Who logs in with it is told
 *    apart by the password; the first account and three more are tried. The others log in by "Forgot password".
 * 2. Who proves a number takes it over. All other accounts with it lose it at that moment: their number is empty, no
 *    login by it opens them, their listings go back under review with the reason, and they are told by mail. They
 *    stay logged in where they are, "Forgot password" with their e-mail logs them in, and with a number of their own,
 *    which they prove in the dashboard or an operator gives them, everything goes on.
 * 3. Whose account is to have another number gives its password before a code goes there, and is told by mail: a session
 *    alone binds no number to an account.
 * 4. Who has proven a number keeps it: nobody takes it over, nobody signs up with it. Numbers change hands in life, so
 *    an operator can set one free (`admin free-number`); then whoever proves it has it.
 * 5. Where no text can be sent, nothing can be proven: all numbers are shown as not confirmed, and an operator can mark
 *    one as confirmed, or give an account another one (`admin confirm-number`), which takes it over in the same way.
 * 6. Where it can be proven, the number of a new account is shown to nobody before, and its first listing waits for it.
 *    Accounts that were there before all this go on as before: they are shown, and lose the number only by 2.
 */
interface Outcome {
  /** False: another account has proven the number before. */
  readonly given: boolean;
  /** Who is told of it: the accounts that lost the number. */
  readonly losers: readonly Reader[];
}

async function dispossess(part: Db, config: Step, holders: readonly NumberHolder[]): Promise<readonly Reader[]> {
  for (const { id } of holders) {
    await loseNumber(part, id);
    await hideListings(part, id, needsNumber(config));
  }
  return holders.map(readerOf);
}

/**
 * Gives an account a number that it has proven; its listings and its application that waited for that are looked at. In
 * a transaction.
 */
export async function takeOver(
  part: Db,
  config: Step & Pick<Config, 'moderation'>,
  { userId, phone, now }: { readonly userId: string; readonly phone: string; readonly now: number },
): Promise<Outcome> {
  const others = (await takeNumber(part, phone)).filter(({ id }) => id !== userId);
  if (others.some(({ isProven }) => isProven)) return { given: false, losers: [] };
  const losers = await dispossess(part, config, others);
  await proveNumber(part, userId, phone, now);
  await settleApplication(part, { config, userId, now });
  await releaseListings(part, userId, config.moderation === 'auto' ? now : null);
  return { given: true, losers };
}

/** An operator sets a number free, also one that was proven. In a transaction. */
export const freeNumber = async (part: Db, config: Step, phone: string): Promise<readonly Reader[]> =>
  dispossess(part, config, await takeNumber(part, phone));
