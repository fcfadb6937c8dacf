import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A lead about a project whose owner was away was addressed to nobody: it is the owner's. What was asked while nobody
 * offered the project stays with the marketplace, and so does what came before an owner went, as far as that is known.
 */
export const leadsOfAwayOwners: Migration = {
  async up(db: Kysely<unknown>) {
    const owner = sql`(select users.id from projects join users on users.id = projects.owner_id
      where projects.id = enquiries.listing_id and users.away_since <= enquiries.created_at)`;
    await sql`update enquiries set agent_id = ${owner}
      where agent_id is null and listing_kind = 'project' and ${owner} is not null`.execute(db);
  },
};
