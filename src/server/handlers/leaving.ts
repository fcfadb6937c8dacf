import type { Language } from '@/domain/languages';
import { dayInIndia } from '@/domain/moments';
import { standingOf } from '../db/queries/away';
import { HttpError } from '../kernel/httpError';
import { isoOf } from '../kernel/isoTime';
import { said } from '../kernel/said';
import { mailOrigin } from '../mail/letter';
import { leavingMessage } from '../mail/messages';
import { readerOf } from '../mail/mailWords';
import { leave, stay } from '../operations/leaving';
import { openApplication } from '../rules/agentApplication';
import type { Handlers } from './context';
import { provePassword } from './ownPassword';
import { gone, requireUser, requireSession } from './requireUser';

const NOT_RIGHT = said('notDeleted');

/** Deleting one's account with its password, and taking that back. Wrong passwords count as those of a login do. */
export const leavingHandlers: Handlers = {
  getStanding: async (context, _asked, session) => {
    const { db, config } = context;
    const user = await requireUser(context, session);
    const standing = await standingOf(db, user.id);
    const application = await openApplication(db, config, user);
    return { body: { deletionDueAt: isoOf(standing?.leaves_at), application } };
  },

  deleteAccount: async (context, { password }, session, caller) => {
    const { db, config, now, mailer } = context;
    const user = await requireUser(context, session);
    const { compared } = await provePassword(context, { user, password, caller }, NOT_RIGHT);
    const deletionDueAt = await leave(db, user.id, now(), { compared });
    if (deletionDueAt === null) throw new HttpError(400, NOT_RIGHT);
    // One that is lost loses nothing: whoever logs in is told the same.
    mailer.sendLater(leavingMessage(readerOf(user), deletionDueAt, mailOrigin(config)));
    const day = { in: (language: Language) => dayInIndia(deletionDueAt, language) };
    return { body: { message: said('accountLeaves', { day }), deletionDueAt: isoOf(deletionDueAt) } };
  },

  cancelDeletion: async ({ db, config, now }, _asked, session) => {
    if (!(await stay(db, config, requireSession(session).userId, now()))) throw gone();
    return { body: { message: said('accountStays') } };
  },
};
