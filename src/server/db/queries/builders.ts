import { sql } from 'kysely';
import { parseDoc, textIn } from '../doc';
import type { BuildersTable, Db } from '../schema';
import type { ProjectRow } from './projects';

/** All builders in their order, each with how many projects it has. */
export const builderRows = (db: Db) =>
  db
    .selectFrom('builders')
    .select(['id', 'rank', 'doc'])
    .select(sql<number>`(select count(*) from projects where builder_id = builders.id)`.as('projects'))
    .orderBy('rank')
    .orderBy('id')
    .execute();

/** The logo of each of these builders that has one. */
export async function builderImages(
  db: Db,
  rows: readonly Pick<ProjectRow, 'builder_id'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ builder_id }) => builder_id ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('builders').select(['id', 'doc']).where('id', 'in', ids).execute();
  return new Map(
    found.flatMap(({ id, doc }) => {
      const image = textIn(parseDoc(doc), 'image');
      return image === '' ? [] : [[id, image]];
    }),
  );
}

/** A builder, kept from other writers until the transaction ends. */
export const takeBuilder = (part: Db, id: string): Promise<BuildersTable | undefined> =>
  part
    .updateTable('builders')
    .set((eb) => ({ rank: eb.ref('rank') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Writes a builder, a new one too. */
export async function writeBuilder(db: Db, row: BuildersTable): Promise<void> {
  const { rank, doc } = row;
  await db
    .insertInto('builders')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ rank, doc }))
    .execute();
}

/** Takes a builder away, from Home too. */
export async function dropBuilder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('home_sections').where('section', '=', 'builders').where('record_id', '=', id).execute();
  await db.deleteFrom('builders').where('id', '=', id).execute();
}
