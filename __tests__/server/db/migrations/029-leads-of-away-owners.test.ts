import { leadsOfAwayOwners } from '@/server/db/migrations/029-leads-of-away-owners';
import { testApp } from '../../../support/server/testApp';
import { AGENT, USER } from '../../../support/server/world';

it('gives an owner the leads that came while the owner was away, and leaves the others to the marketplace [JDET-9]', async () => {
  const { db, close } = await testApp({ properties: 1, projects: 3 });
  const [owned, own, other] = await db.selectFrom('projects').select(['id', 'owner_id']).orderBy('id').execute();
  const offer = (owner_id: string | null, id = '') =>
    db.updateTable('projects').set({ owner_id }).where('id', '=', id).execute();
  await offer(null, own?.id);
  await offer(USER.id, other?.id);
  await db.updateTable('users').set({ away_since: 1 }).where('id', '=', AGENT.id).execute();
  const lead = { kind: 'lead', agent_id: null, user_id: null, repeat_mark: null, created_at: 1, doc: '{}' };
  const about = (id: string, listing_id: string | null, listing_kind: 'project' | null) =>
    db
      .insertInto('enquiries')
      .values({ ...lead, id, listing_id, listing_kind })
      .execute();
  await about('a', owned?.id ?? '', 'project');
  await about('b', own?.id ?? '', 'project');
  await about('c', 'gone', 'project');
  await about('d', null, null);
  await about('e', other?.id ?? '', 'project');
  await leadsOfAwayOwners.up(db);
  const found = await db.selectFrom('enquiries').select(['id', 'agent_id']).orderBy('id').execute();
  expect(found.map(({ agent_id }) => agent_id)).toEqual([AGENT.id, null, null, null, null]);
  await close();
});
