import { hashing, hashPassword, opens } from '@/server/rules/passwords';

describe('opens', () => {
  it('takes the right password of an account that can log in, and nothing else [API-25]', async () => {
    const stored = await hashPassword('Gruham@2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await opens(stored, 'Gruham@2026')).toBe(true);
    expect(await opens(stored, 'gruham@2026')).toBe(false);
    expect(await opens('!', '!')).toBe(false);
    expect(await opens(undefined, 'nobody has this password')).toBe(false);
  });

  it('refuses with 503 what comes while too many wait, and goes on afterwards [API-25]', async () => {
    const stored = await hashPassword('x');
    const before = hashing.begun;
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => opens(stored, 'x')));
    const refused = all.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(16);
    expect(refused[0]?.reason).toMatchObject({ status: 503, retryAfter: 2 });
    expect(hashing.begun - before).toBe(64);
    expect(await opens(stored, 'x')).toBe(true);
  }, 30_000);
});

describe('hashing', () => {
  it('runs no more than four at once, in order, and survives work that throws [API-25]', async () => {
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (n: number) => async () => {
      order.push(n);
      most = Math.max(most, (running += 1));
      await new Promise((done) => setTimeout(done, 2));
      running -= 1;
      if (n === 1) throw new Error('broken');
      return n;
    };
    const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((n) => hashing.run(work(n))));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect([most, order]).toEqual([4, [0, 1, 2, 3, 4, 5]]);
  });
});
