import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer';

/** A message as it lies in the folder; `at` is an ISO 8601 time. */
export interface OutboxMail extends Mail {
  readonly at: string;
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Mail without a mail server: one JSON file a message, `{to, subject, text, at}`. A file has its name only once it is
 * whole, so nobody reads half a message; the names sort by time.
 */
export function outboxMailer(folder: string, now: () => number): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date(now()).toISOString();
      const name = `${at.replace(/[:.]/g, '-')}-${randomBytes(6).toString('hex')}`;
      const unfinished = join(folder, `.${name}.part`);
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(`${JSON.stringify({ to, subject, text, at }, null, 2)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, join(folder, `${name}.json`));
    },
  };
}

function readMail(json: string): OutboxMail | null {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return null;
    const { to, subject, text, at } = value as Record<string, unknown>;
    const whole =
      typeof to === 'string' && typeof subject === 'string' && typeof text === 'string' && typeof at === 'string';
    return whole ? { to, subject, text, at } : null;
  } catch {
    return null;
  }
}

/** The latest messages of the folder, newest first; files that are no message are passed over. */
export async function readOutbox(folder: string, most: number): Promise<readonly OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const latest = names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .reverse()
    .slice(0, most);
  const mails = await Promise.all(
    latest.map(async (name) => readMail(await readFile(join(folder, name), 'utf8').catch(() => ''))),
  );
  return mails.filter((mail) => mail !== null);
}
