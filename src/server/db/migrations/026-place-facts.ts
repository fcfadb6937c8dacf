import type { Kysely, Migration } from 'kysely';

/** What an operator sets of a city or a locality. As long as none has, it is what the gazetteer says. */
export const placeFacts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['cities', 'localities']) await db.schema.alterTable(table).addColumn('doc', 'text').execute();
  },
};
