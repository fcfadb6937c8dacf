import type { Queries } from '@/contract/payloads';
import { bhkApplies, subtypesOfChoice } from '@/domain/subtypes';
import { possessionLabel } from '@/domain/possession';
import { sameWord } from '@/domain/text';
import type { Db, Tables } from '../schema';
import { ACTIVE } from './listings';
import { listPage, type Condition, type PageOf } from './listPage';
import { cityIds, localityIds } from './places';

type PropertyCondition = Condition<'properties'>;
export type PropertyQuery = Queries['getProperties'];

const COLUMNS = [
  'id',
  'owner_id',
  'status',
  'created_at',
  'doc',
  'rank',
  'order_newest',
  'order_price_up',
  'order_price_down',
  'order_per_sqft',
] as const;
export type PropertyRow = Pick<Tables['properties'], (typeof COLUMNS)[number]>;

const lower = (text: string) => text.trim().toLowerCase();

function ofSubtype(choice: string): PropertyCondition | null {
  const wanted = subtypesOfChoice(choice);
  if (wanted === null) return null;
  const words = wanted.length > 0 ? wanted.map(lower) : [lower(choice)];
  if (!sameWord(choice, 'Commercial')) return (eb) => eb('subtype', 'in', words);
  return (eb) => eb.or([eb('subtype', 'in', words), eb('property_type', '=', lower(choice))]);
}

/** The conditions of a question, without its budget. Every rule is the domain's; this only says it to the database. */
async function conditions(db: Db, q: PropertyQuery): Promise<readonly PropertyCondition[]> {
  const all: PropertyCondition[] = [(eb) => eb('status', '=', ACTIVE)];
  if (q.city?.trim()) {
    const ids = await cityIds(db, q.city);
    all.push((eb) => eb('city_id', 'in', ids.length > 0 ? ids : [-1]));
  }
  if (q.locality?.trim()) {
    const ids = await localityIds(db, q.locality);
    all.push((eb) => eb('locality_id', 'in', ids.length > 0 ? ids : [-1]));
  }
  const subtype = ofSubtype(q.selectedSubtype ?? '');
  if (subtype) all.push(subtype);
  const bhk = Number(q.bhkType ?? 0);
  if (bhk > 0 && bhkApplies(q.selectedSubtype ?? '')) all.push((eb) => eb('bhk', bhk >= 5 ? '>=' : '=', bhk));
  // Two names of one thing.
  for (const sale of [q.transactionType, q.saleType]) {
    if (sale?.trim()) all.push((eb) => eb('sale_type', '=', lower(sale)));
  }
  if (q.possessionStatus?.trim()) {
    const wanted = lower(possessionLabel(q.possessionStatus));
    all.push((eb) => eb('possession', '=', wanted));
  }
  return all;
}

function budget({ minPrice = 0, maxPrice = 0 }: PropertyQuery): readonly PropertyCondition[] {
  const all: PropertyCondition[] = [];
  if (minPrice > 0) all.push((eb) => eb('price', '>=', minPrice));
  if (maxPrice > 0) all.push((eb) => eb('price', '<=', maxPrice));
  return all;
}

/** One page of the active listings that a question asks for (API-4), with the whole result's count and bands. */
export async function listProperties(db: Db, q: PropertyQuery): Promise<PageOf<PropertyRow>> {
  const common = await conditions(db, q);
  return listPage(
    db.selectFrom('properties'),
    { table: 'properties', prices: ['price', 'price'], asked: q, common, budget: budget(q) },
    (page) => page.select(COLUMNS).execute(),
  );
}

/** A listing by its id, whatever its status; the caller decides who may see it. */
export const findProperty = (db: Db, id: string): Promise<PropertyRow | undefined> =>
  db.selectFrom('properties').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** All listings of an owner, newest first; only the active ones for strangers. */
export function propertiesOf(db: Db, ownerId: string, activeOnly: boolean, most: number): Promise<PropertyRow[]> {
  let query = db.selectFrom('properties').select(COLUMNS).where('owner_id', '=', ownerId);
  if (activeOnly) query = query.where('status', '=', ACTIVE);
  return query.orderBy('order_newest').orderBy('id').limit(most).execute();
}
