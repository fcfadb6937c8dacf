import { sql } from 'kysely';
import { foldText, trigrams } from '../../gazetteer/fold';
import { parseDoc } from '../doc';
import { inTransaction } from '../inTransaction';
import { batches } from '../rows';
import type { Db, SearchNamesTable } from '../schema';

/** So many names are looked at more closely. */
const MOST_FOUND = 40;

const keyOf = ({ kind, ref_id }: Pick<SearchNamesTable, 'kind' | 'ref_id'>): string => `${kind}/${ref_id}`;

async function namesNow(db: Db): Promise<readonly SearchNamesTable[]> {
  const [projects, builders] = await Promise.all([
    db.selectFrom('projects').select(['id', 'doc']).execute(),
    db.selectFrom('builders').select(['id', 'doc']).execute(),
  ]);
  const rows = (kind: SearchNamesTable['kind'], from: readonly { readonly id: string; readonly doc: string }[]) =>
    from.flatMap(({ id, doc }) => {
      const { name } = parseDoc(doc);
      return typeof name === 'string' && name.trim() !== '' ? [{ kind, ref_id: id, name, folded: foldText(name) }] : [];
    });
  return [...rows('project', projects), ...rows('builder', builders)];
}

/**
 * Brings the names that a search finds in step with the projects and builders that are there. To be called when some
 * came or went; the server does so at its start. Writes what differs alone; says whether anything did.
 */
export async function syncSearchNames(db: Db): Promise<boolean> {
  const [wanted, held] = [await namesNow(db), await db.selectFrom('search_names').selectAll().execute()];
  const same = (a: SearchNamesTable, b: SearchNamesTable | undefined) => a.name === b?.name && a.folded === b.folded;
  const [byKey, heldByKey] = [wanted, held].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const gone = held.filter((row) => !same(row, byKey?.get(keyOf(row))));
  const come = wanted.filter((row) => !same(row, heldByKey?.get(keyOf(row))));
  if (gone.length + come.length === 0) return false;
  const grams = come.flatMap(({ kind, ref_id, folded }) =>
    trigrams(folded).map((trigram) => ({ trigram, kind, ref_id })),
  );
  await inTransaction(db, async (trx) => {
    for (const { kind, ref_id } of gone)
      for (const table of ['search_names', 'search_trigrams'] as const)
        await trx.deleteFrom(table).where('kind', '=', kind).where('ref_id', '=', ref_id).execute();
    for (const batch of batches(come)) await trx.insertInto('search_names').values(batch).execute();
    for (const batch of batches(grams)) await trx.insertInto('search_trigrams').values(batch).execute();
  });
  return true;
}

/** The names that have most three-letter runs in common with a folded text; which is meant, `search` decides. */
export async function namesLike(db: Db, folded: string): Promise<readonly SearchNamesTable[]> {
  // Its end is not typed yet, maybe.
  const wanted = trigrams(folded).filter((each) => !each.endsWith('$'));
  if (wanted.length === 0) return [];
  const best = db
    .selectFrom('search_trigrams')
    .select(['kind', 'ref_id', sql<number>`count(*)`.as('common')])
    .where('trigram', 'in', wanted)
    .groupBy(['kind', 'ref_id'])
    .orderBy('common', 'desc')
    .orderBy('kind')
    .orderBy('ref_id')
    .limit(MOST_FOUND);
  return db
    .selectFrom(best.as('best'))
    .innerJoin('search_names', (join) =>
      join.onRef('search_names.kind', '=', 'best.kind').onRef('search_names.ref_id', '=', 'best.ref_id'),
    )
    .select(['search_names.kind', 'search_names.ref_id', 'search_names.name', 'search_names.folded'])
    .orderBy('best.common', 'desc')
    .orderBy('search_names.name')
    .execute();
}

/** The ids of what is called so, but for spelling; of any number. */
export async function idsCalled(db: Db, kind: SearchNamesTable['kind'], folded: string): Promise<readonly string[]> {
  const rows = db.selectFrom('search_names').select('ref_id').where('kind', '=', kind).where('folded', '=', folded);
  return (await rows.execute()).map(({ ref_id }) => ref_id);
}
