import { sql } from 'kysely';
import { BROUGHT } from '../tables/places';
import type { Db } from '../schema';
import { cityRows, localitiesOf, placeCalled } from './placeRows';

export interface ListingPlace {
  readonly cityId: number | null;
  readonly localityId: number | null;
  /** The names as the tables spell them; as they were typed where a table does not know them. */
  readonly city: string;
  readonly locality: string | null;
}

/** The place of a listing, among those that are known by this very name: one that only sounds like it may be another. */
export async function knownPlace(db: Db, city: string, locality: string | null): Promise<ListingPlace> {
  const own = placeCalled(await cityRows(db), city);
  const part = own && locality !== null ? placeCalled(await localitiesOf(db, own), locality) : undefined;
  return {
    cityId: own?.id ?? null,
    localityId: part?.id ?? null,
    city: own?.name ?? city,
    locality: part?.name ?? locality,
  };
}

/** Two processes may choose the same next number: then neither is lost, it chooses again. */
const TRIES = 20;

async function addCity(db: Db, name: string): Promise<void> {
  await db
    .insertInto('cities')
    .columns(['id', 'name', 'from_listing'])
    .expression((eb) =>
      eb
        .selectFrom('cities')
        .select([
          sql<number>`coalesce(max(id), 0) + 1`.as('id'),
          eb.val(name).as('name'),
          eb.val(BROUGHT).as('from_listing'),
        ])
        // SQLite asks for a condition between a selection and a conflict.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addLocality(db: Db, cityId: number, name: string): Promise<void> {
  await db
    .insertInto('localities')
    .columns(['id', 'city_id', 'name', 'from_listing'])
    .expression((eb) =>
      eb
        .selectFrom('localities')
        .select([
          sql<number>`coalesce(max(id), 0) + 1`.as('id'),
          eb.val(cityId).as('city_id'),
          eb.val(name).as('name'),
          eb.val(BROUGHT).as('from_listing'),
        ])
        // SQLite asks for a condition between a selection and a conflict.
        .where(sql<boolean>`true`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The place of a listing that becomes active: a city or a locality that is not known yet becomes known, so that
 * visitors can search in it. Those of listings under review stay unknown: nobody has looked at their names.
 */
export async function ensuredPlace(db: Db, city: string, locality: string | null): Promise<ListingPlace> {
  for (let round = 0; round < TRIES; round += 1) {
    const place = await knownPlace(db, city, locality);
    if (place.cityId === null) await addCity(db, place.city);
    else if (place.localityId === null && place.locality !== null) await addLocality(db, place.cityId, place.locality);
    else return place;
  }
  throw new Error('A place could not be added.');
}
