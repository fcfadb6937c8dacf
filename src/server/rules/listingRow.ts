import { ACTIVE } from '@/domain/listingStatus';
import { propertyColumns } from '../db/columns';
import type { Doc } from '../db/doc';
import { ensuredPlace, knownPlace } from '../db/queries/listingPlaces';
import type { Db } from '../db/schema';

interface Standing {
  readonly status: number;
  /** ms since 1970. */
  readonly createdAt: number;
  readonly rank: number;
}

const wordOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

/**
 * The columns of a listing that is written. Its places get the names that the tables know; an active listing adds to
 * them what they lack, in the same transaction.
 */
export async function listingRow(db: Db, doc: Doc, { status, createdAt, rank }: Standing) {
  const city = wordOf(doc['city']);
  const find = status === ACTIVE ? ensuredPlace : knownPlace;
  const place = city === null ? null : await find(db, city, wordOf(doc['locality']));
  const named = {
    ...doc,
    ...(place === null ? {} : { city: place.city }),
    ...(place?.locality == null ? {} : { locality: place.locality }),
  };
  return {
    status,
    city_id: place?.cityId ?? null,
    locality_id: place?.localityId ?? null,
    ...propertyColumns(named, createdAt, rank),
    doc: JSON.stringify(named),
  };
}
