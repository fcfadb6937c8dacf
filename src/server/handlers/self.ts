import { findUser, type UserRow } from '../db/queries/people';
import type { Session } from '../db/queries/sessions';
import { Refusal } from '../http/refusal';
import type { Context } from './context';

const LOG_IN = 'Please log in to continue.';

/** The session of a call that needs one. Throws 401 when there is none. */
export function sessionOf(session: Session | null): Session {
  if (session === null) throw new Refusal(401, LOG_IN);
  return session;
}

/** The logged-in user's row. Throws 401 when there is no session, or its user is gone. */
export async function self({ db }: Context, session: Session | null): Promise<UserRow> {
  const user = await findUser(db, sessionOf(session).userId);
  if (user === undefined) throw new Refusal(401, LOG_IN);
  return user;
}
