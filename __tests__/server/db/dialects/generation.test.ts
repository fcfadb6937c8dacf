import { pageGeneration } from '@/server/db/queries/generation';
import { appOfAll, type TestApp } from '../../../support/server/testApp';

const server = appOfAll({ properties: 2, projects: 1 });

/** By how much the generation grew while `work` ran. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = await pageGeneration(server.db);
  await work();
  return (await pageGeneration(server.db)) - before;
}
const rename = (db: Pick<TestApp['db'], 'updateTable'>) => db.updateTable('properties').set({ rank: 1 }).execute();

describe('the generation of pages', () => {
  it('grows with every write of what pages show', async () => {
    expect(await growth(() => rename(server.db))).toBe(1);
    const city = { id: 990, name: 'Elsewhere', from_listing: 1 };
    expect(await growth(() => server.db.insertInto('cities').values(city).execute())).toBe(1);
    expect(await growth(() => server.db.deleteFrom('cities').where('id', '=', city.id).execute())).toBe(1);
  });

  it('grows once after a transaction, not while nobody else sees what it wrote', async () => {
    const grown = growth(() =>
      server.db.transaction().execute(async (part) => {
        const before = await pageGeneration(part);
        await rename(part);
        await rename(part);
        expect(await pageGeneration(part)).toBe(before);
      }),
    );
    expect(await grown).toBe(1);
  });

  it('stays after what was undone, after reading, and after writes of other things', async () => {
    const undone = server.db.transaction().execute(async (part) => {
      await rename(part);
      throw new Error('undone');
    });
    expect(await growth(() => undone.catch(() => undefined))).toBe(0);
    expect(await growth(() => server.db.selectFrom('properties').selectAll().execute())).toBe(0);
    const limit = { key: 'a limit', free_at: 1, tries: 1 };
    expect(await growth(() => server.db.insertInto('limits').values(limit).execute())).toBe(0);
  });
});
