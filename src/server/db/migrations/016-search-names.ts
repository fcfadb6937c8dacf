import type { Kysely, Migration } from 'kysely';

/**
 * The names of projects and builders as a search finds them, with an index of three-letter runs that is the same on
 * every database. They are filled in at the start of the server. And the counts of listings by place.
 */
export const searchNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_names')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('ref_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('folded', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('search_names_pk', ['kind', 'ref_id'])
      .execute();
    await db.schema
      .createTable('search_trigrams')
      .addColumn('trigram', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('ref_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('search_trigrams_pk', ['trigram', 'kind', 'ref_id'])
      .execute();
    await db.schema.createIndex('search_trigrams_by_name').on('search_trigrams').columns(['kind', 'ref_id']).execute();
    await db.schema
      .createIndex('listing_counts_by_place')
      .on('listing_counts')
      .columns(['city_id', 'locality_id', 'listings'])
      .execute();
  },
};
