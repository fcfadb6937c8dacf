import { sql, type Insertable } from 'kysely';
import type { DeskState } from '@/contract/console';
import { countOf } from '../rows';
import type { Db, ProblemsTable } from '../schema';
import { FAR, newestFirst } from './cursor';

const PAGE = 20;
const ORDER = 'problems';

export const countProblems = (db: Db): Promise<number> => countOf(db.selectFrom('problems'));

export const countProblemLogs = (db: Db): Promise<number> =>
  countOf(db.selectFrom('problems').where('log', 'is not', null));

export async function addProblem(db: Db, problem: Insertable<ProblemsTable>): Promise<void> {
  await db.insertInto('problems').values(problem).execute();
}

const inState = (db: Db, state: DeskState) =>
  db.selectFrom('problems').where('settled_at', state === 'new' ? 'is' : 'is not', null);

/** How many no operator is done with. */
export const countNewProblems = (db: Db): Promise<number> => countOf(inState(db, 'new'));

interface ProblemsAsked {
  readonly after?: string | undefined;
  /** Only those in this state; all without one. */
  readonly state?: DeskState | undefined;
}

/**
 * A page of them without their logs, the newest first, those that are done behind all others; `counts`: how many there
 * are in each state. Throws 400 for a cursor that is none.
 */
export async function problemsPage(db: Db, { after, state }: ProblemsAsked) {
  const own = state === undefined ? db.selectFrom('problems') : inState(db, state);
  const place = sql<number>`created_at - case when settled_at is null then 0 else ${sql.lit(FAR)} end`;
  const placed = own
    .select(['id', 'created_at', 'words', 'page', 'build', 'device', 'settled_at'])
    .select([sql<number>`log is not null`.as('has_log'), place.as('place')]);
  const page = await newestFirst(db.selectFrom(placed.as('placed')).selectAll(), {
    ...{ after, size: PAGE, order: ORDER },
    by: ['place', 'id'],
  });
  return { ...page, counts: { new: await countNewProblems(db), done: await countOf(inState(db, 'done')) } };
}

/** When an operator was done with one, null for a new one; undefined where there is none. */
export const problemSettled = (db: Db, id: string) =>
  db.selectFrom('problems').select('settled_at').where('id', '=', id).executeTakeFirst();

export async function writeSettled(db: Db, id: string, settled_at: number | null): Promise<void> {
  await db.updateTable('problems').set({ settled_at }).where('id', '=', id).execute();
}

/** The log that came with one, gzip in base64; undefined where there is none. */
export async function problemLog(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('problems').select('log').where('id', '=', id).executeTakeFirst();
  return row?.log ?? undefined;
}

/** Whether it was there. */
export async function removeProblem(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('problems').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lets go what came before `until`, ms since 1970. */
export async function sweepProblems(db: Db, until: number): Promise<void> {
  await db.deleteFrom('problems').where('created_at', '<=', until).execute();
}
