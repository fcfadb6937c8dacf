import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ExtraQuestions } from '@/contract/extraShapes';
import { inTransaction } from '../db/inTransaction';
import { take, type Measure } from '../db/queries/limits';
import {
  addProblem,
  countProblemLogs,
  countProblems,
  problemLog,
  problemSettled,
  removeProblem,
  writeSettled,
} from '../db/queries/problems';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { Caller } from '../rules/callerPlace';
import { MANY_REQUESTS } from '../rules/enquiries';
import { throwIfLimited } from '../rules/limits';
import { oneAddress } from '../rules/networkAddress';
import { key, newId } from '../rules/tokens';
import type { Done, Work } from './act';

/** From one network address, which many may share: 10 at once, then one every ten minutes. */
const FROM_ADDRESS: Measure = { most: 10, every: 10 * 60 * 1000 };
/** So many logs are kept; what comes then is taken without its own, so that nobody can close the way for others. */
const MOST_LOGS = 200;
/** So many are kept in all; then no more are taken until some have gone: what was thanked for is not lost. */
const MOST_KEPT = 5000;
/** So long they are kept, ms. */
export const PROBLEMS_KEPT = 90 * 24 * 60 * 60 * 1000;
/** What a log may hold when it is unpacked, bytes: the most that a browser records, in letters of three bytes. */
const MOST_UNPACKED = 12 * 1024 * 1024;

const unzip = promisify(gunzip);

const subjectOf = (id: string): string => `problem:${id}`;

/** The text of a log, gzip in base64. Throws 400 for what is none. */
async function unpacked(log: string): Promise<string> {
  try {
    return (await unzip(Buffer.from(log, 'base64'), { maxOutputLength: MOST_UNPACKED })).toString();
  } catch {
    throw new HttpError(400, said('logUnreadable'));
  }
}

/** Keeps what somebody reports, for the operators; answers whether its log is kept, too. Throws 400 for a log that is none, 429 after many, 503 while it is full. */
export async function takeProblem(
  db: Db,
  { words, page, build, log }: ExtraQuestions['sendProblem'],
  { address, device }: Caller,
  now: number,
): Promise<boolean> {
  throwIfLimited(await take(db, key('problems from', oneAddress(address)), FROM_ADDRESS, now), MANY_REQUESTS);
  if (log !== undefined) await unpacked(log);
  return inTransaction(db, async (part) => {
    if ((await countProblems(part)) >= MOST_KEPT) throw new HttpError(503, said('manyProblems'));
    const kept = log !== undefined && (await countProblemLogs(part)) < MOST_LOGS ? log : null;
    await addProblem(part, {
      id: newId(),
      created_at: now,
      words: words.trim(),
      page,
      build,
      device,
      log: kept,
    });
    return kept !== null;
  });
}

/** The text of the log that came with a report; that it was opened is in the audit. It is unpacked before that begins. */
export async function openProblemLog(db: Db, id: string): Promise<Work<Done<{ readonly log: string }>>> {
  const log = await problemLog(db, id);
  if (log === undefined) throw new HttpError(404, said('problemGone'));
  const done = { subject: subjectOf(id), answer: { log: await unpacked(log) } };
  return () => Promise.resolve(done);
}

/** An operator is done with a report, or it is a new one again. */
export const settleProblem =
  (id: string, done: boolean): Work<Done<{ readonly message: ReturnType<typeof said> }>> =>
  async (part, _actionId, now) => {
    const row = await problemSettled(part, id);
    if (row === undefined) throw new HttpError(404, said('problemGone'));
    await writeSettled(part, id, done ? now : null);
    const before = { done: row.settled_at !== null };
    const answer = { message: said('saved') };
    return { subject: subjectOf(id), before, after: { done }, answer, isNothing: before.done === done };
  };

/** Nothing is kept of a report. */
export const dropProblem =
  (id: string): Work<Done<{ readonly message: ReturnType<typeof said> }>> =>
  async (part) => {
    if (!(await removeProblem(part, id))) throw new HttpError(404, said('problemGone'));
    return { subject: subjectOf(id), answer: { message: said('problemRemoved') } };
  };
