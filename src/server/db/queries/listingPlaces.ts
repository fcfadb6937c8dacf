import { BROUGHT } from '../tables/places';
import type { Db } from '../schema';
import { INSERT_TRIES, insertPlace } from './placeEdits';
import { cityRows, localitiesOf, placeSpelt } from './placeRows';

interface ListingPlace {
  readonly cityId: number | null;
  readonly localityId: number | null;
  /** The names as the tables spell them; as they were typed where a table does not know them. */
  readonly city: string;
  readonly locality: string | null;
}

/**
 * The place of a listing, among those that are known by this very name, however it is spaced and shortened: one that only
 * sounds like it may be another.
 */
export async function knownPlace(db: Db, city: string, locality: string | null): Promise<ListingPlace> {
  const own = placeSpelt(await cityRows(db), city);
  const part = own && locality !== null ? placeSpelt(await localitiesOf(db, own), locality) : undefined;
  return {
    cityId: own?.id ?? null,
    localityId: part?.id ?? null,
    city: own?.name ?? city,
    locality: part?.name ?? locality,
  };
}

/**
 * The place of a listing that becomes active: a city or a locality that is not known yet becomes known, so that
 * visitors can search in it. Those of listings under review stay unknown: nobody has looked at their names.
 */
export async function ensuredPlace(db: Db, city: string, locality: string | null): Promise<ListingPlace> {
  for (let round = 0; round < INSERT_TRIES; round += 1) {
    const place = await knownPlace(db, city, locality);
    const { cityId, localityId } = place;
    const missing = cityId === null ? place.city : localityId === null ? place.locality : null;
    if (missing === null) return place;
    await insertPlace(db, missing, { cityId, from: BROUGHT });
  }
  throw new Error('A place could not be added.');
}
