import { hash } from '@node-rs/argon2';
import { hashing, hashPassword, verifyPassword } from '@/server/rules/passwords';
import { patient } from '../../support/patience';

jest.setTimeout(patient(30_000));

describe('opens', () => {
  it('takes the right password of an account that can log in, and nothing else [API-25]', async () => {
    const stored = await hashPassword('Gruham@2026');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'Gruham@2026')).toBe(true);
    expect(await verifyPassword(stored, 'gruham@2026')).toBe(false);
    expect(await verifyPassword('!', '!')).toBe(false);
    expect(await verifyPassword(undefined, 'nobody has this password')).toBe(false);
  });

  it('takes the same letters typed on another keyboard, and what was hashed as it was typed [AUTH-7]', async () => {
    const [composed, decomposed, wide] = ['caf\u00e9 house', 'cafe\u0301 house', 'caf\u00e9 \uff48ouse'];
    const stored = await hashPassword(decomposed);
    for (const typed of [composed, decomposed, wide]) expect(await verifyPassword(stored, typed)).toBe(true);
    expect(await verifyPassword(stored, 'cafe house')).toBe(false);
    // An account of before, whose password went into the hash as it was typed.
    const old = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(await verifyPassword(old, decomposed)).toBe(true);
    expect(await verifyPassword(await hash('a', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }), 'a')).toBe(true);
  });

  it('refuses with 503 what comes while too many wait, and goes on afterwards [API-25]', async () => {
    const stored = await hashPassword('x');
    const before = hashing.begun;
    const all = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword(stored, 'x')));
    const refused = all.filter((each) => each.status === 'rejected');
    expect(refused).toHaveLength(16);
    expect(refused[0]?.reason).toMatchObject({ status: 503, retryAfter: 2 });
    expect(hashing.begun - before).toBe(64);
    expect(await verifyPassword(stored, 'x')).toBe(true);
  });
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
