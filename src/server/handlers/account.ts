import { propertiesOf } from '../db/queries/properties';
import { ownProperty } from './answerRows';
import type { Handlers } from './context';
import { passwordResetHandlers } from './passwordReset';
import { self } from './self';
import { sessionUser } from './sessionAnswer';
import { signInHandlers } from './signIn';
import { signUpHandlers } from './signUp';

/** The owner's own list; more than this nobody manages by hand. */
const OWN_LISTINGS = 500;

/** Who somebody is, and what is theirs. */
export const accountHandlers: Handlers = {
  getCurrentUser: async (context, _asked, session) => ({ body: [sessionUser(await self(context, session))] }),
  getMyProperties: async (context, _asked, session) => {
    const user = await self(context, session);
    const rows = await propertiesOf(context.db, user.id, false, OWN_LISTINGS);
    return { body: rows.map((row) => ownProperty(row, user)) };
  },
  ...signInHandlers,
  ...signUpHandlers,
  ...passwordResetHandlers,
};
