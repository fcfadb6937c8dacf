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

/** A listing's columns, its places as the tables name them; an active one adds what those lack, in its transaction. */
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
