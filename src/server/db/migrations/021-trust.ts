import { sql, type Kysely, type Migration } from 'kysely';

/** The register of RERA, the changed prices of listings, and by what pictures are found to be alike. */
export const trust: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rera_register')
      .addColumn('number', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('promoter', 'text', (c) => c.notNull())
      .addColumn('valid_until', 'text')
      .addColumn('imported_at', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('price_changes')
      .addColumn('listing_id', 'text', (c) => c.notNull().references('properties.id').onDelete('cascade'))
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addColumn('price_from', 'double precision', (c) => c.notNull())
      .addColumn('price_to', 'double precision', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('price_changes_of').on('price_changes').columns(['listing_id', 'at']).execute();
    await db.schema.alterTable('uploads').addColumn('hash', 'text').execute();
    for (const band of ['band0', 'band1', 'band2', 'band3', 'band4']) {
      await db.schema.alterTable('uploads').addColumn(band, 'integer').execute();
      await db.schema.createIndex(`uploads_${band}`).on('uploads').column(band).execute();
    }
    // Few are without one for long: those that were there before.
    await db.schema
      .createIndex('uploads_without_hash')
      .on('uploads')
      .column('id')
      .where(sql<boolean>`hash is null`)
      .execute();
  },
};
