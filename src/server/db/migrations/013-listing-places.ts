import type { Kysely, Migration } from 'kysely';

/** Finds the listings of a place without a look at all others: whether a place may go is asked at each sweep. */
export const listingPlaces: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['city_id', 'locality_id'])
      await db.schema.createIndex(`properties_by_${column}`).on('properties').column(column).execute();
  },
};
