import { packed } from '@/server/pages/packed';
import { keptAnswers } from '@/server/pages/keptAnswers';

/** A cache whose clock and database stand still until they are told otherwise. */
function world() {
  const at = { now: 1, elsewhere: 0, isAway: false, written: 0, looks: 0, made: 0 };
  const keep = keptAnswers({
    most: 100_000,
    written: () => at.written,
    clock: () => at.now,
    look: () => {
      at.looks += 1;
      if (at.isAway) return Promise.reject(new Error('away'));
      at.written += at.elsewhere;
      at.elsewhere = 0;
      return Promise.resolve();
    },
  });
  const make =
    (status = 200) =>
    async () => {
      at.made += 1;
      return Promise.resolve({ status, headers: {}, body: packed(`page ${at.made}`) });
    };
  const ask = async (key: string, status = 200) => (await keep(key, make(status)))?.body.plain.toString();
  return { at, keep, ask };
}

describe('keptAnswers', () => {
  it('makes a page once for all who ask, also at the same time', async () => {
    const { ask } = world();
    expect(await Promise.all([ask('/'), ask('/'), ask('/')])).toEqual(['page 1', 'page 1', 'page 1']);
    expect(await ask('/')).toBe('page 1');
    expect(await ask('/properties')).toBe('page 2');
  });

  it('gives up all within a second after another process wrote what they show', async () => {
    const { at, ask } = world();
    await ask('/');
    at.elsewhere = 1;
    at.now = 1001;
    expect(await ask('/')).toBe('page 2');
  });

  it('gives up all at once after this process wrote what they show', async () => {
    const { at, ask } = world();
    await ask('/');
    at.written = 1;
    expect(await ask('/')).toBe('page 2');
  });

  it('keeps no more than it may', async () => {
    const { at, ask } = world();
    for (let i = 0; i < 1000; i += 1) await ask(`/${i}`);
    await ask('/999');
    expect(at.made).toBe(1000);
    await ask('/0');
    expect(at.made).toBe(1001);
  });

  it('goes on with what it keeps while the database is away', async () => {
    const { at, ask } = world();
    await ask('/');
    at.isAway = true;
    at.now = 1001;
    expect(await ask('/')).toBe('page 1');
    at.now = 61_002;
    expect(await ask('/')).toBe('page 2');
  });

  it('asks the database no more than once a second', async () => {
    const { at, ask } = world();
    for (let i = 0; i < 50; i += 1) await ask('/');
    expect(at.looks).toBe(1);
  });

  it('keeps no page that was being made while something was written', async () => {
    const { at, keep, ask } = world();
    let finish = (): void => undefined;
    const slow = keep('/', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { status: 200, headers: {}, body: packed('of before the write') };
    });
    await new Promise(setImmediate);
    at.elsewhere = 1;
    at.now = 1001;
    expect(await ask('/')).toBe('page 1');
    finish();
    await slow;
    expect(await ask('/')).toBe('page 1');
  });

  it('keeps no page for longer than a minute', async () => {
    const { at, ask } = world();
    await ask('/');
    at.now = 59_000;
    expect(await ask('/')).toBe('page 1');
    at.now = 61_000;
    expect(await ask('/')).toBe('page 2');
  });

  it('keeps nothing of an address that leads nowhere: there is no end of those', async () => {
    const { ask } = world();
    await ask('/properties-listing?id=1', 404);
    expect(await ask('/properties-listing?id=1', 404)).toBe('page 2');
  });

  it('makes a page anew after one that failed', async () => {
    const { keep, ask } = world();
    await expect(keep('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await ask('/')).toBe('page 1');
  });
});
