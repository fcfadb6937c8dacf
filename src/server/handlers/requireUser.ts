import { isAway } from '../db/queries/away';
import { findUser, type UserRow } from '../db/queries/people';
import type { Session } from '../db/queries/sessions';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { boundEditing } from '../rules/limits';
import type { Context } from './context';

/** There is no session, or no longer an account behind it. */
export const gone = (): HttpError => new HttpError(401, said('logIn'));

/** The session of a call that needs one. Throws 401 when there is none. */
export function requireSession(session: Session | null): Session {
  if (session === null) throw gone();
  return session;
}

/** The logged-in user's row. Throws 401 when there is no session, or its user is gone. */
export async function requireUser({ db }: Context, session: Session | null): Promise<UserRow> {
  const user = await findUser(db, requireSession(session).userId);
  if (user === undefined) throw gone();
  return user;
}

/** The id of a user who changes something now. Throws 401 without a session, and 429 for very many changes. */
export async function requireEditor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  session: Session | null,
): Promise<string> {
  const { userId } = requireSession(session);
  await boundEditing(db, userId, now());
  return userId;
}

/** Throws 409 while the account waits for its deletion: it posts nothing that nobody sees, and takes no number. */
export async function refuseWhileLeaving(db: Db, userId: string): Promise<void> {
  if (await isAway(db, userId)) throw new HttpError(409, said('leaving'));
}
