import { sql } from 'kysely';
import { trustFacts } from '@/server/db/migrations/027-trust-facts';
import { testApp } from '../../../support/server/testApp';

it('says of what was there before that nobody visited or answered it, and keeps months as long as their locality [PDET-3] [PDET-7]', async () => {
  const { db, close } = await testApp({ properties: 20, projects: 0 });
  const all = () => db.selectFrom('properties').selectAll().orderBy('id').execute();
  const rows = await all();
  const enquiry = { ...{ id: 'e1', kind: 'contact', listing_id: null, listing_kind: null }, agent_id: null };
  await db
    .insertInto('enquiries')
    .values({ ...enquiry, user_id: null, repeat_mark: null, created_at: 1, doc: '{}' })
    .execute();
  await db.schema.dropTable('asking_months').execute();
  await db.schema.alterTable('properties').dropColumn('visited_on').execute();
  await db.schema.alterTable('enquiries').dropColumn('answered_at').execute();
  await trustFacts.up(db);
  expect(rows).toHaveLength(20);
  expect(await all()).toEqual(rows.map((row) => ({ ...row, visited_on: null })));
  expect(await db.selectFrom('enquiries').select(['id', 'answered_at']).execute()).toEqual([
    { id: 'e1', answered_at: null },
  ]);
  const month = { locality_id: 1, subtype: 'flat', month: '2026-01', listings: 8, low: 1, middle: 2, high: 3 };
  const add = (row: typeof month) => db.insertInto('asking_months').values(row).execute();
  await add(month);
  await expect(add(month)).rejects.toThrow();
  await expect(add({ ...month, locality_id: 999_999 })).rejects.toThrow();
  await db.deleteFrom('properties').execute();
  await db.deleteFrom('localities').where('id', '=', 1).execute();
  expect(await sql`select * from asking_months`.execute(db)).toMatchObject({ rows: [] });
  await close();
});
