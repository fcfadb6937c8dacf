import { giveBack, spend, sweepLimits, take, tryOnce } from '@/server/db/queries/limits';
import { appOfAll } from '../../../support/server/testApp';
import { NOW } from '../../../support/server/world';

const t = appOfAll({ properties: 1, projects: 1 });

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

const DAY = 24 * 3_600_000;

describe('a clock that was two days ahead', () => {
  it('leaves no measure behind that lasts longer than it may [API-25]', async () => {
    for (let n = 0; n < 3; n += 1) await take(t.db, 'ahead', THREE_A_MINUTE, NOW + 2 * DAY);
    expect(await take(t.db, 'ahead', THREE_A_MINUTE, NOW + 2 * DAY)).toEqual({ wait: 20_000, left: 0 });
    // Corrected: as if nothing had been taken, and then a measure as any other.
    const after = [];
    while (after.length < 4) after.push(await take(t.db, 'ahead', THREE_A_MINUTE, NOW));
    expect(after.map(({ wait }) => wait)).toEqual([0, 0, 0, 20_000]);
  });

  it('leaves no growing wait behind [API-25]', async () => {
    for (let n = 0; n < 5; n += 1) await tryOnce(t.db, 'far', NOW + 2 * DAY);
    expect((await tryOnce(t.db, 'far', NOW + 2 * DAY)).wait).toBe(2000);
    const after = [];
    while (after.length < 6) after.push((await tryOnce(t.db, 'far', NOW)).wait);
    expect(after).toEqual([0, 0, 0, 0, 0, 2000]);
  });

  it('leaves nothing spent, and a sweep lets go what it wrote [API-25]', async () => {
    await spend(t.db, 'spent', 3, THREE_A_MINUTE, NOW + 3 * DAY);
    expect(await spend(t.db, 'spent', 0, THREE_A_MINUTE, NOW)).toBe(NOW);
    expect(await spend(t.db, 'spent', 1, THREE_A_MINUTE, NOW)).toBe(NOW + 20_000);
    await spend(t.db, 'spent', 3, THREE_A_MINUTE, NOW + 3 * DAY);
    await sweepLimits(t.db, NOW);
    expect(await t.db.selectFrom('limits').select('key').where('key', '=', 'spent').execute()).toEqual([]);
  });

  it('of a few seconds changes nothing: processes differ by so much [API-25]', async () => {
    for (let n = 0; n < 3; n += 1) await take(t.db, 'near', THREE_A_MINUTE, NOW + 5000);
    expect((await take(t.db, 'near', THREE_A_MINUTE, NOW)).wait).toBe(25_000);
  });
});

describe('spend', () => {
  it('counts what was used, also beyond the measure, which is then empty and no more than that [API-25]', async () => {
    expect(await spend(t.db, 'd', 0, THREE_A_MINUTE, NOW)).toBe(NOW);
    expect(await spend(t.db, 'd', 2, THREE_A_MINUTE, NOW)).toBe(NOW + 40_000);
    expect(await spend(t.db, 'd', 9, THREE_A_MINUTE, NOW)).toBe(NOW + 60_000);
    expect(await spend(t.db, 'd', 1, THREE_A_MINUTE, NOW + 50_000)).toBe(NOW + 80_000);
    expect(await spend(t.db, 'd', 1, THREE_A_MINUTE, NOW + 500_000)).toBe(NOW + 520_000);
    expect(await spend(t.db, 'd', 9, THREE_A_MINUTE, NOW + 900_000)).toBe(NOW + 960_000);
  });
});

describe('the sweep', () => {
  it('lets go what bounds nothing any more, single tries within ten minutes, and keeps the rest [API-25]', async () => {
    await take(t.db, 'whole', THREE_A_MINUTE, NOW - 20_000);
    await take(t.db, 'not whole', THREE_A_MINUTE, NOW - 19_000);
    await tryOnce(t.db, 'one try', NOW - 600_000);
    await tryOnce(t.db, 'one try just now', NOW - 599_000);
    for (const at of [NOW - 3_599_000, NOW - 3_599_000]) await tryOnce(t.db, 'two tries', at);
    for (const at of [NOW - 3_600_000, NOW - 3_600_000]) await tryOnce(t.db, 'two tries long ago', at);
    const before = ['whole', 'not whole', 'one try', 'one try just now', 'two tries', 'two tries long ago'];
    await sweepLimits(t.db, NOW);
    const rows = await t.db.selectFrom('limits').select('key').where('key', 'in', before).execute();
    expect(rows.map(({ key }) => key).sort()).toEqual(['not whole', 'one try just now', 'two tries']);
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
