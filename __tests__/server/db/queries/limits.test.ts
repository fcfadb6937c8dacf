import { giveBack, take, tryOnce } from '@/server/db/queries/limits';
import { testApp, type TestApp } from '../../../support/server/testApp';
import { NOW } from '../../../support/server/world';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ properties: 1, projects: 1 });
});
afterAll(() => t.close());

const THREE_A_MINUTE = { most: 3, every: 20_000 };
const many = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('take', () => {
  it('gives the whole measure at once, then one each interval, and tells the wait in ms [API-25]', async () => {
    const answers = [];
    while (answers.length < 4) answers.push(await take(t.db, 'a', THREE_A_MINUTE, NOW));
    expect(answers).toEqual([
      { wait: 0, left: 2 },
      { wait: 0, left: 1 },
      { wait: 0, left: 0 },
      { wait: 20_000, left: 0 },
    ]);
    expect(await take(t.db, 'a', THREE_A_MINUTE, NOW + 19_999)).toEqual({ wait: 1, left: 0 });
    expect(await take(t.db, 'a', THREE_A_MINUTE, NOW + 20_000)).toEqual({ wait: 0, left: 0 });
    expect(await take(t.db, 'a', THREE_A_MINUTE, NOW + 600_000)).toEqual({ wait: 0, left: 2 });
  });

  it('gives parallel callers no more than there is, and takes back [API-25]', async () => {
    const taken = await Promise.all(many(20).map(() => take(t.db, 'b', THREE_A_MINUTE, NOW)));
    expect(taken.filter(({ wait }) => wait === 0)).toHaveLength(3);
    await giveBack(t.db, 'b', THREE_A_MINUTE);
    expect((await take(t.db, 'b', THREE_A_MINUTE, NOW)).wait).toBe(0);
    expect((await take(t.db, 'b', THREE_A_MINUTE, NOW)).wait).toBe(20_000);
  });
});

describe('tryOnce', () => {
  it('waits 2 s after the fifth try, twice as long after each further one, and never above five minutes [API-25]', async () => {
    let now = NOW;
    const waits: number[] = [];
    while (waits.length < 16) {
      expect((await tryOnce(t.db, 'c', now)).wait).toBe(0);
      const row = await t.db.selectFrom('limits').select('free_at').where('key', '=', 'c').executeTakeFirstOrThrow();
      waits.push((row.free_at - now) / 1000);
      now = row.free_at;
    }
    expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300, 300]);
    expect((await tryOnce(t.db, 'c', now)).wait).toBe(0);
    expect((await tryOnce(t.db, 'c', now + 1000)).wait).toBe(299_000);
    // Refused tries did not lengthen it; an hour's rest begins anew.
    const rested = now + 300_000 + 3_600_000;
    const tries = await Promise.all(many(5).map(() => tryOnce(t.db, 'c', rested)));
    expect(tries.map(({ wait }) => wait)).toEqual([0, 0, 0, 0, 0]);
    expect((await tryOnce(t.db, 'c', rested)).wait).toBe(2000);
  });
});
