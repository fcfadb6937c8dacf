import { sql } from 'kysely';
import { countOf } from '../rows';
import type { Db, ProblemsTable } from '../schema';

export const countProblems = (db: Db): Promise<number> => countOf(db.selectFrom('problems'));

export const countProblemLogs = (db: Db): Promise<number> =>
  countOf(db.selectFrom('problems').where('log', 'is not', null));

export async function addProblem(db: Db, problem: ProblemsTable): Promise<void> {
  await db.insertInto('problems').values(problem).execute();
}

/** The newest of them, without their logs. */
export const newestProblems = (db: Db, most: number) =>
  db
    .selectFrom('problems')
    .select(['id', 'created_at', 'words', 'page', 'build', 'device', sql<number>`log is not null`.as('has_log')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

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
