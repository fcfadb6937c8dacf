import { newEnquiriesOf } from '../db/queries/enquiries';
import type { Handlers } from './context';
import { passwordResetHandlers } from './passwordReset';
import { requireUser } from './requireUser';
import { sessionUser } from './sessionAnswer';
import { signInHandlers } from './signIn';
import { signUpHandlers } from './signUp';

/** Who somebody is, and how an account is opened and come by again. */
export const accountHandlers: Handlers = {
  getCurrentUser: async (context, _asked, session) => {
    const user = await requireUser(context, session);
    const own = user.role_code === 'agt' ? { newEnquiries: await newEnquiriesOf(context.db, user.id) } : {};
    return { body: [{ ...sessionUser(user), ...own }] };
  },
  ...signInHandlers,
  ...signUpHandlers,
  ...passwordResetHandlers,
};
