import { sql, type Kysely, type Migration } from 'kysely';

/** A lead about a project whose owner was away was addressed to nobody: it is the owner's. */
export const leadsOfAwayOwners: Migration = {
  async up(db: Kysely<unknown>) {
    const owner = sql`(select owner_id from projects where projects.id = enquiries.listing_id)`;
    await sql`update enquiries set agent_id = ${owner}
      where agent_id is null and listing_kind = 'project' and ${owner} is not null`.execute(db);
  },
};
