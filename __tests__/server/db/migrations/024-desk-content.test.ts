import { sql } from 'kysely';
import { deskContent } from '@/server/db/migrations/024-desk-content';
import { testApp } from '../../../support/server/testApp';

it('keeps every project with its columns, its indexes and who offers it [JLIST-3]', async () => {
  const { db, get, close } = await testApp({ properties: 0, projects: 40 });
  const all = () => db.selectFrom('projects').selectAll().orderBy('id').execute();
  const [rows, list] = [await all(), (await get('/api/projects?propertyType=')).json<unknown>()];
  for (const table of ['desk_picture_uses', 'desk_pictures']) await db.schema.dropTable(table).execute();
  await deskContent.up(db);
  expect(await all()).toEqual(rows);
  expect(rows).toHaveLength(40);
  expect((await get('/api/projects?propertyType=')).json()).toEqual(list);
  await db.updateTable('projects').set({ owner_id: null }).execute();
  await expect(db.updateTable('projects').set({ owner_id: 'nobody' }).execute()).rejects.toThrow();
  await sql`drop index projects_by_rank`.execute(db);
  await close();
});
