import { HOME_SECTIONS } from '@/contract/console';
import { sql, type SqlBool } from 'kysely';
import type { Queries } from '@/contract/payloads';
import { BUDGET_BANDS } from '@/domain/budget';
import { joinedValues } from '@/domain/severalValues';
import { matchesSubtype, projectBhkApplies, subtypesOfChoice } from '@/domain/subtypes';
import { parseDoc } from '../doc';
import { countOf } from '../rows';
import type { Db, ProjectsTable, Tables } from '../schema';
import { isIn, placeFilters, possessionFilter, type Filter } from './filters';
import { cutPage, meeting, pageQuery, type PageOf } from './listPage';
import { wantedRooms, wantedValues } from './wantedValues';

export type ProjectQuery = Queries['getProjects'];

const COLUMNS = [
  'id',
  'owner_id',
  'builder_id',
  'created_at',
  'doc',
  'rank',
  'order_newest',
  'order_price_up',
  'order_price_down',
  'order_per_sqft',
] as const;
export type ProjectRow = Pick<Tables['projects'], (typeof COLUMNS)[number]>;

/** The project types, of those there are, that any of the choices stands for; null when none filters. */
async function typesOf(db: Db, chosen: readonly string[]): Promise<readonly string[] | null> {
  const choices = chosen.filter((choice) => subtypesOfChoice(choice) !== null);
  if (choices.length === 0) return null;
  const types = await db.selectFrom('projects').select('property_type').distinct().execute();
  return types
    .map(({ property_type }) => property_type)
    .filter((type) => choices.some((choice) => matchesSubtype({ selectedSubtype: type, propertyType: type }, choice)));
}

async function conditions(db: Db, q: ProjectQuery): Promise<readonly Filter[]> {
  const all: Filter[] = [...(await placeFilters(db, q)), ...possessionFilter(q.possessionStatus)];
  const chosen = wantedValues(q.propertyType, q.types);
  const types = await typesOf(db, chosen);
  if (types) all.push(isIn('property_type', types.length > 0 ? types : ['']));
  const rooms = wantedRooms(q);
  if (rooms.length > 0 && projectBhkApplies(joinedValues(chosen))) {
    const mask = rooms.reduce((bits, bhk) => bits | (1 << bhk), 0);
    all.push(sql`(bhk_mask & ${mask}) <> 0`);
  }
  return all;
}

/** A project matches a budget when its price range overlaps it. */
const budget = ({ minPrice = 0, maxPrice = 0 }: ProjectQuery): readonly Filter[] => [
  ...(minPrice > 0 ? [sql<SqlBool>`price_to >= ${minPrice}`] : []),
  ...(maxPrice > 0 ? [sql<SqlBool>`price_from <= ${maxPrice}`] : []),
];

/** How many projects meet all conditions, and how many of those without a budget each band holds. */
async function countProjects(db: Db, common: readonly Filter[], bounds: readonly Filter[]) {
  const from = db.selectFrom('projects');
  const bands = BUDGET_BANDS.map(({ min, max }, at) =>
    sql<number | string | null>`sum(case when price_to >= ${min} and price_from <= ${max} then 1 else 0 end)`.as(
      `band${at}`,
    ),
  );
  const [total, sums] = await Promise.all([
    countOf(meeting(from, [...common, ...bounds])),
    meeting(from, common).select(bands).executeTakeFirst(),
  ]);
  return { total, bands: bands.map((_band, at) => Number(sums?.[`band${at}`] ?? 0)) };
}

/** One page of the projects that a question asks for (API-5), with the whole result's count and bands. */
export async function listProjects(db: Db, q: ProjectQuery): Promise<PageOf<ProjectRow>> {
  const [common, bounds] = [await conditions(db, q), budget(q)];
  const from = db.selectFrom('projects');
  const [rows, counts] = await Promise.all([
    pageQuery(from, { table: 'projects', asked: q, conditions: [...common, ...bounds] })
      .select(COLUMNS)
      .execute(),
    countProjects(db, common, bounds),
  ]);
  return { ...cutPage(rows, q), ...counts };
}

export const findProject = (db: Db, id: string): Promise<ProjectRow | undefined> =>
  db.selectFrom('projects').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** The same, kept from other writers until the transaction ends. */
export const takeProject = (part: Db, id: string): Promise<ProjectRow | undefined> =>
  part
    .updateTable('projects')
    .set((eb) => ({ rank: eb.ref('rank') }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Projects in the order of the ids asked for; unknown ids are left out. */
export async function projectsByIds(db: Db, ids: readonly string[]): Promise<readonly ProjectRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('projects').select(COLUMNS).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All projects in the lists' order, for the operators' desk. */
export const allProjects = (db: Db) =>
  db.selectFrom('projects').select(['id', 'doc', 'owner_id']).orderBy('rank').orderBy('id').execute();

/** Writes a project, a new one too. */
export async function writeProject(db: Db, { id, ...row }: ProjectsTable): Promise<void> {
  await db
    .insertInto('projects')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The projects of a builder name it as it is called now. */
export async function renameBuilder(db: Db, builderId: string, builderName: string): Promise<void> {
  const taken = db.updateTable('projects').set((eb) => ({ rank: eb.ref('rank') }));
  const rows = await taken.where('builder_id', '=', builderId).returning(['id', 'doc']).execute();
  for (const { id, doc } of rows)
    await db
      .updateTable('projects')
      .set({ doc: JSON.stringify({ ...parseDoc(doc), builderName }) })
      .where('id', '=', id)
      .execute();
}

const OF_PROJECTS = Object.entries(HOME_SECTIONS).flatMap(([name, kind]) => (kind === 'project' ? [name] : []));

/** Takes a project away, from Home and from what people saved, too. */
export async function dropProject(db: Db, id: string): Promise<void> {
  await db.deleteFrom('home_sections').where('section', 'in', OF_PROJECTS).where('record_id', '=', id).execute();
  await db.deleteFrom('saved_listings').where('kind', '=', 'project').where('listing_id', '=', id).execute();
  await db.deleteFrom('projects').where('id', '=', id).execute();
}
