import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { dayInIndia } from '@/domain/moments';
import { isLeaving, standingOf } from '../db/queries/away';
import { GRACE, sweepAccounts } from '../operations/leaving';
import { ownArchive } from '../operations/ownData/archive';
import { deletePerson, erasePerson, noteExport, resumePerson, suspendPerson } from '../operations/people';
import { sweepUploads } from '../operations/sweepUploads';
import {
  AdminError,
  audited,
  reasonIn,
  sendMail,
  userNamed,
  withUploads,
  wordsOf,
  type AdminContext,
  type Command,
} from './context';
import { printable } from './printable';

async function suspendUser(context: AdminContext, words: readonly string[]): Promise<void> {
  const [name = '', reason] = wordsOf(words, 2);
  const { id, username } = await userNamed(context, name);
  await audited(context, 'user.suspend', suspendPerson(id, reasonIn(reason), context.now()));
  context.say(`${printable(username)} is suspended: no session is left, and no listing is shown.`);
}

async function resumeUser(context: AdminContext, words: readonly string[]): Promise<void> {
  const [name = ''] = wordsOf(words, 1);
  const { id, username } = await userNamed(context, name);
  await audited(context, 'user.resume', resumePerson(context.config, id, context.now()));
  const leavesAt = (await standingOf(context.db, id))?.leaves_at ?? null;
  const left = leavesAt === null ? '' : ` The account will still be erased on ${dayInIndia(leavesAt)}.`;
  context.say(`${printable(username)} can log in again.${left}`);
}

/** Erases everything, files too, in the same portions as the server's sweep. False when it was taken back meanwhile. */
async function eraseNow(context: AdminContext, userId: string): Promise<boolean> {
  const { db } = context;
  const now = context.now();
  await audited(context, 'user.delete', erasePerson(userId, now));
  await withUploads(context, async (uploads) => {
    while (await isLeaving(db, userId)) {
      await sweepAccounts(db, now);
      await sweepUploads(db, uploads, now);
    }
  });
  return (await standingOf(db, userId)) === undefined;
}

async function deleteUser(context: AdminContext, words: readonly string[]): Promise<void> {
  const [name = '', when] = words;
  if (words.length === 0 || words.length > 2 || (when !== undefined && when !== 'now'))
    throw new AdminError('Name the user by an id or a mobile number; add "now" to erase at once.');
  const { id, username } = await userNamed(context, name);
  if (when === 'now') {
    if (!(await eraseNow(context, id)))
      throw new AdminError(`${printable(username)} has just taken the deletion back. Nothing was erased.`);
    context.say('The account is erased, with its listings and pictures. The backups still hold it.');
    return;
  }
  const now = context.now();
  const { answer: mail } = await audited(context, 'user.delete', deletePerson(context.config, id, now));
  context.say(`${printable(username)} will be erased on ${dayInIndia(now + GRACE)} and can take that back until then.`);
  await sendMail(context, mail, 'please tell the user yourself');
}

async function exportUser(context: AdminContext, words: readonly string[]): Promise<void> {
  const [name = '', path = ''] = wordsOf(words, 2);
  const { id } = await userNamed(context, name);
  const { db, config, now } = context;
  await withUploads(context, async (uploads) => {
    const archive = await ownArchive({ db, uploads, config, userId: id, aadhaar: 'full', now: now() });
    if (archive === null) throw new AdminError(`There is no user ${name}.`);
    await audited(context, 'user.export', noteExport(id));
    const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
      archive.destroy();
      throw new AdminError(`${path} cannot be written: ${error instanceof Error ? error.message : 'no reason given'}.`);
    });
    await pipeline(archive, file.createWriteStream()).catch(async (error: unknown) => {
      // Half an archive would be taken for a whole one.
      await rm(path, { force: true });
      throw error;
    });
  });
  context.say(`${path} holds everything about this account, the Aadhaar number in full: hand it to its owner alone.`);
}

export const accountCommands: Readonly<Record<string, Command>> = {
  suspend: {
    takes: 'ID|MOBILE "reason"',
    says: 'ends the sessions of a user, who reads the reason at the next login, and hides the listings',
    run: suspendUser,
  },
  resume: { takes: 'ID|MOBILE', says: 'lifts a suspension', run: resumeUser },
  delete: {
    takes: 'ID|MOBILE [now]',
    says: 'deletes an account in 14 days, or at once and for good',
    run: deleteUser,
  },
  export: { takes: 'ID|MOBILE FILE', says: 'writes everything about an account into a new zip file', run: exportUser },
};
