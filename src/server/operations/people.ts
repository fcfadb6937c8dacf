import { standingOf } from '../db/queries/away';
import { settleApplications } from '../db/queries/enquiries';
import { findUser, takeUser, type UserRow } from '../db/queries/people';
import { makeAgent, makePlain } from '../db/queries/profiles';
import { endOthers } from '../db/queries/sessions';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { said, type Said } from '../kernel/said';
import { mailOrigin } from '../mail/letter';
import { agentMessage, leavingMessage } from '../mail/messages';
import type { Mail } from '../mail/mailer';
import { readerOf } from '../mail/mailWords';
import { applicationRefused } from '../mail/operatorMessages';
import type { Done, Work } from './act';
import { leave, resume, suspend } from './leaving';

/** What is done to one account; the answer is a mail about it, null for none. */
type ToUser = Work<Done<Mail | null>>;

/** An account that nobody else changes meanwhile, and where it stands. */
async function taken(part: Db, id: string) {
  const user = await takeUser(part, id);
  const standing = await standingOf(part, id);
  if (user === undefined || standing === undefined) throw new HttpError(404, said('accountGone'));
  return { user, standing };
}

type Taken = Awaited<ReturnType<typeof taken>>;

const toUser =
  (id: string, work: (part: Db, found: Taken) => Promise<Mail | null | void>, reason: string | null = null): ToUser =>
  async (part) => {
    const mail = await work(part, await taken(part, id));
    return { subject: `user:${id}`, reason, answer: mail ?? null };
  };

const roleIs = ({ role_code }: UserRow, role: 'agt' | 'usr', words: Said): void => {
  if ((role_code === 'agt') === (role === 'agt')) throw new HttpError(409, words);
};

export const suspendPerson = (id: string, reason: string, now: number): ToUser =>
  toUser(
    id,
    async (part, { standing }) => {
      if (standing.suspended_at !== null) throw new HttpError(409, said('suspendedAlready'));
      await suspend(part, id, reason, now);
    },
    reason,
  );

export const resumePerson = (config: Config, id: string, now: number): ToUser =>
  toUser(id, async (part, { standing }) => {
    if (standing.suspended_at === null) throw new HttpError(409, said('notSuspended'));
    await resume(part, config, id, now);
  });

export const endSessions = (id: string): ToUser => toUser(id, (part) => endOthers(part, id, ''));

/** An operator's yes to an application, or to a user who is to be an agent; the user is written to. */
export const becomeAgent = (id: string, now: number): ToUser =>
  toUser(id, async (part, { user }) => {
    roleIs(user, 'agt', said('agentAlready'));
    await makeAgent(part, id, now);
    return agentMessage(readerOf(user));
  });

export const becomePlain = (id: string, now: number): ToUser =>
  toUser(id, (part, { user }) => {
    roleIs(user, 'usr', said('notAnAgent'));
    return makePlain(part, id, now);
  });

/** An operator's no to an application; the user is told why, and may apply again. */
export const refuseApplication = (id: string, reason: string, now: number): ToUser =>
  toUser(
    id,
    async (part, { user }) => {
      if ((await settleApplications(part, id, now)) === 0) throw new HttpError(409, said('applicationSettled'));
      return applicationRefused(readerOf(user), reason);
    },
    reason,
  );

/** Deletes an account whose owner asked for it, so that it can still be taken back. */
export const deletePerson = (config: Config, id: string, now: number): ToUser =>
  toUser(id, async (part, { user, standing }) => {
    if (standing.leaves_at !== null) throw new HttpError(409, said('erasedSoon'));
    const dueAt = await leave(part, id, now);
    return dueAt === null ? null : leavingMessage(readerOf(user), dueAt, mailOrigin(config));
  });

/** The same at once and for good, also of who is to leave later; nobody is written to. */
export const erasePerson = (id: string, now: number): ToUser =>
  toUser(
    id,
    async (part) => {
      await leave(part, id, now, { grace: 0 });
    },
    'now',
  );

/** The number and the e-mail of an account; that they were seen is in the audit, they themselves are not. */
export const showContact =
  (id: string): Work<Done<{ readonly phone: string; readonly email: string }>> =>
  async (part) => {
    const user = (await standingOf(part, id)) && (await findUser(part, id));
    if (user === undefined) throw new HttpError(404, said('accountGone'));
    const { phone, email } = user;
    return { subject: `user:${id}`, answer: { phone, email } };
  };

/** Nothing but the note in the audit that an account's data is handed out. */
export const noteExport = (id: string): ToUser => toUser(id, () => Promise.resolve(null));
