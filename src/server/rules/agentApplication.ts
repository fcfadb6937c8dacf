import { hasApplied } from '../db/queries/enquiries';
import { findUser, type UserRow } from '../db/queries/people';
import { makeAgent } from '../db/queries/profiles';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { said, type Said } from '../kernel/said';
import { canConfirmPhones, type Step } from './phoneStep';

/** `unproven`: it is granted by itself once the number is confirmed. `waiting`: the operator decides. */
type ApplicationState = 'agent' | 'unproven' | 'waiting';

/** What the applicant is told. */
export const APPLIED: Readonly<Record<ApplicationState, Said>> = {
  agent: said('youAreAgent'),
  unproven: said('numberMakesAgent'),
  waiting: said('applicationWaits'),
};

type Rules = Step & Pick<Config, 'moderation'>;

interface Applied {
  readonly config: Rules;
  /** ms since 1970. */
  readonly now: number;
}

function stateOf(config: Rules, user: UserRow): ApplicationState {
  if (config.moderation !== 'auto') return 'waiting';
  if (user.phone_confirmed_at !== null) return 'agent';
  return canConfirmPhones(config) ? 'unproven' : 'waiting';
}

/**
 * What an application to become an agent leads to: the user is one at once, and stands last among the realtors from the
 * first active listing on; or the application waits, for the number to be proven where that is possible, else for the
 * operator. Nobody looks at it only of who can be reached by what buyers will be shown; the e-mail is proven of each account.
 */
export async function decideApplication(
  db: Db,
  { config, user, now }: Applied & { readonly user: UserRow },
): Promise<ApplicationState> {
  const state = stateOf(config, user);
  if (state === 'agent') await makeAgent(db, user.id, now);
  return state;
}

/** What a user whose application waits was told of it; null where none does, or where asking anew would grant it. */
export async function openApplication(db: Db, config: Rules, user: UserRow): Promise<Said | null> {
  if (user.role_code === 'agt' || !(await hasApplied(db, user.id))) return null;
  const state = stateOf(config, user);
  return state === 'agent' ? null : APPLIED[state];
}

/** Decides the application of a user who has just proven the number, if there is one that waited for that. */
export async function settleApplication(
  db: Db,
  { config, userId, now }: Applied & { readonly userId: string },
): Promise<void> {
  const user = await findUser(db, userId);
  if (user === undefined || user.role_code === 'agt') return;
  if (await hasApplied(db, userId)) await decideApplication(db, { config, user, now });
}
