import type { OpenSession } from '@/contract/extraShapes';
import { inTransaction } from '../db/inTransaction';
import { voidResets } from '../db/queries/challenges';
import { endOthers, endSession, renewPassword, sessionsOf } from '../db/queries/sessions';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { readerOf } from '../mail/mailWords';
import { passwordChanged } from '../mail/messages';
import { refuseWeakPassword } from '../rules/newPassword';
import { hashPassword } from '../rules/passwords';
import { hashToken, newToken, sha256 } from '../rules/tokens';
import type { Handlers } from './context';
import { provePassword } from './ownPassword';
import { requireUser, requireSession } from './requireUser';
import { ownerOf } from './sessionAnswer';

const NOT_RIGHT = said('wrongCurrentPassword');

/** By what a person names a session: neither its token nor the hash by which it is found. */
const idOf = (tokenHash: string): string => sha256(`session ${tokenHash}`).slice(0, 24);

/** Where an account is logged in, how that ends, and a new password for who knows the old one. */
export const sessionHandlers: Handlers = {
  /** Ends the session that it came with; without one there is nothing to end, and the answer is the same. */
  logout: async ({ db }, _asked, session) => {
    if (session !== null) await endSession(db, session.userId, session.tokenHash);
    return { body: { message: said('loggedOut') } };
  },

  getSessions: async ({ db, now }, _asked, session) => {
    const { userId, tokenHash } = requireSession(session);
    const rows = await sessionsOf(db, userId, now());
    const body: OpenSession[] = rows.map((row) => ({
      id: idOf(row.token_hash),
      device: row.device,
      createdAt: new Date(row.created_at).toISOString(),
      lastUsedAt: new Date(row.last_used_at).toISOString(),
      current: row.token_hash === tokenHash,
    }));
    return { body };
  },

  /** One that is over already, or another's, is answered as one that ends now. */
  endSessions: async ({ db, now }, asked, session) => {
    const { userId, tokenHash } = requireSession(session);
    if ('others' in asked) {
      await endOthers(db, userId, tokenHash);
      return { body: { message: said('othersLoggedOut') } };
    }
    const ended = (await sessionsOf(db, userId, now())).find((row) => idOf(row.token_hash) === asked.id);
    if (ended !== undefined) await endSession(db, userId, ended.token_hash);
    return { body: { message: said('loggedOut') } };
  },

  changePassword: async (context, { current, password }, session, caller) => {
    const { db, mailer } = context;
    const { tokenHash } = requireSession(session);
    const user = await requireUser(context, session);
    refuseWeakPassword(password, ownerOf(user));
    const { compared, known } = await provePassword(context, { user, password: current, caller }, NOT_RIGHT);
    const passwordHash = await hashPassword(password);
    const token = newToken();
    const renewal = { kept: tokenHash, tokenHash: hashToken(token), compared };
    const renewed = await inTransaction(db, async (trx) => {
      if (!(await renewPassword(trx, user.id, passwordHash, renewal))) return false;
      await voidResets(trx, user.id);
      return true;
    });
    if (!renewed) throw new HttpError(400, NOT_RIGHT);
    mailer.sendLater(passwordChanged(readerOf(user)));
    return { body: { message: said('passwordChanged'), token }, ...known };
  },
};
