import { sql, type Expression, type SqlBool } from 'kysely';
import type { Queries } from '@/contract/payloads';
import { possessionNamed } from '@/domain/possession';
import type { Db } from '../schema';
import { cityIds, localityIds } from './places';
import { wantedValues } from './wantedValues';

/** A condition on columns of the rows that are sought. Types and rooms are in `properties.ts`, prices in `listingCounts.ts`. */
export type Filter = Expression<SqlBool>;

export const isIn = (column: string, values: readonly (string | number)[]): Filter =>
  values.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(values)})`;

/** The city and the localities that a question of listings or projects names. */
export async function placeFilters(
  db: Db,
  { city, locality, localities }: Pick<Queries['getProjects'], 'city' | 'locality' | 'localities'>,
): Promise<readonly Filter[]> {
  const wanted = wantedValues(locality, localities);
  return [
    ...(city?.trim() ? [isIn('city_id', await cityIds(db, city))] : []),
    ...(wanted.length > 0 ? [isIn('locality_id', await localityIds(db, wanted))] : []),
  ];
}

export const lower = (text: string): string => text.trim().toLowerCase();

export const possessionFilter = (wanted = ''): readonly Filter[] =>
  wanted.trim() === '' ? [] : [sql`possession = ${lower(possessionNamed(wanted))}`];
