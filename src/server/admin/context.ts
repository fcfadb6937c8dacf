import type { Action } from '@/contract/console';
import { LONGEST_REASON } from '@/contract/console';
import type { OpenDatabase } from '../db/open';
import { usersNamed } from '../db/queries/operator';
import type { Config } from '../kernel/config';
import type { Mail, Mailer } from '../mail/mailer';
import { configuredStore } from '../media/configuredStore';
import type { UploadStore } from '../media/uploadStore';
import { act, type Done, type Work } from '../operations/act';
import { printable } from './printable';

/** What an operator's commands work with. `now` is the clock, ms since 1970. */
export interface AdminContext extends OpenDatabase {
  readonly config: Config;
  readonly now: () => number;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Shows a line. */
  readonly say: (line: string) => void;
}

/** A command that could not be done; its message is the one line that is shown. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}

export interface Command {
  /** Its words after the name, such as `ID "reason"`. */
  readonly takes: string;
  readonly says: string;
  readonly run: (context: AdminContext, words: readonly string[]) => Promise<void>;
}

/** Does what a command is for, and writes into the audit that the command line did. */
export const audited = <D extends Done>({ db, now }: AdminContext, action: Action, work: Work<D>): Promise<D> =>
  act(db, { operatorId: null, action, now: now() }, work);

/** A reason as people read it. Throws where it is too long. */
export function reasonIn(reason = ''): string {
  if (reason.length > LONGEST_REASON) throw new AdminError(`A reason has at most ${LONGEST_REASON} characters.`);
  return reason.trim();
}

/** Sends a message about what was done, where there is one. Where that cannot be, throws and says what holds `otherwise`. */
export async function sendMail({ mailer }: AdminContext, mail: Mail | null, otherwise: string): Promise<void> {
  if (mail === null) return;
  await mailer.send(mail).catch(() => {
    throw new AdminError(`The message about it could not be sent: ${otherwise}.`);
  });
}

/** Does something with the store of pictures. */
export async function withUploads<T>(
  { config, say }: AdminContext,
  work: (uploads: UploadStore) => Promise<T>,
): Promise<T> {
  const uploads = configuredStore(config, ({ name }) => {
    say(`The bucket of S3_URL failed: ${name}.`);
  });
  try {
    return await work(uploads);
  } finally {
    uploads.close();
  }
}

/** The words of a command, exactly so many and none of them blank. */
export function wordsOf(words: readonly string[], count: number): readonly string[] {
  if (words.length !== count || words.some((word) => word.trim() === ''))
    throw new AdminError(`This command takes ${count} ${count === 1 ? 'word' : 'words'} after its name.`);
  return words;
}

/** The one user of this id or mobile number. Throws when there is none, or several who share the number. */
export async function userNamed({ db }: Pick<AdminContext, 'db'>, name: string) {
  const [user, ...others] = await usersNamed(db, name);
  if (user === undefined) throw new AdminError(`There is no user ${name}.`);
  if (others.length > 0) {
    const ids = [user, ...others].map(({ id, username }) => `${id} (${printable(username)})`).join(', ');
    throw new AdminError(`Several users have the number ${name}: ${ids}. Say which by the id.`);
  }
  return user;
}
