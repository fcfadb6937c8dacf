import type { Profile } from '@/contract/entities';
import { findAccount, saveSession, type Session } from '../db/queries/sessions';
import { findUser, type UserRow } from '../db/queries/people';
import { propertiesOf } from '../db/queries/properties';
import { Refusal } from '../http/refusal';
import { opens } from '../rules/passwords';
import { hashToken, newToken } from '../rules/tokens';
import { ownProperty, parseDoc } from './answerRows';
import type { Context, Handlers } from './context';

/** The owner's own list; more than this nobody manages by hand. */
const OWN_LISTINGS = 500;

/** The logged-in user's row. Throws 401 when there is no session, or its user is gone. */
async function self({ db }: Context, session: Session | null): Promise<UserRow> {
  const user = session === null ? undefined : await findUser(db, session.userId);
  if (user === undefined) throw new Refusal(401, 'Please log in to continue.');
  return user;
}

const sessionUser = (user: Pick<UserRow, 'id' | 'username' | 'role_code' | 'email' | 'phone' | 'country_code'>) => ({
  _id: user.id,
  username: user.username,
  role: { roleCode: user.role_code },
  email: user.email,
  phone: user.phone,
  countryCode: user.country_code,
});

/** Who somebody is, and what is theirs. */
export const accountHandlers: Handlers = {
  getCurrentUser: async (context, _asked, session) => ({ body: [sessionUser(await self(context, session))] }),
  getProfile: async (context, _asked, session) => {
    const user = await self(context, session);
    const profile: Profile = {
      ...(parseDoc(user.doc) as Profile),
      name: user.name,
      username: user.username,
      phone: user.phone,
      countryCode: user.country_code,
      role: { roleCode: user.role_code },
    };
    return { body: profile };
  },
  getMyProperties: async (context, _asked, session) => {
    const user = await self(context, session);
    const rows = await propertiesOf(context.db, user.id, false, OWN_LISTINGS);
    return { body: rows.map((row) => ownProperty(row, user)) };
  },
  signIn: async ({ db, now }, { username, password }) => {
    const account = await findAccount(db, username);
    if (!(await opens(account?.password_hash, password)) || account === undefined) {
      throw new Refusal(400, 'The mobile number or the password is not right.');
    }
    const token = newToken();
    await saveSession(db, hashToken(token), account.id, now());
    return { body: { message: 'Login successful', user: { ...sessionUser(account), token } } };
  },
};
