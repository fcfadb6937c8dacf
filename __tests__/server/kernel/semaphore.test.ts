import { HttpError } from '@/server/kernel/httpError';
import { semaphore, semaphorePerKey } from '@/server/kernel/semaphore';

describe('semaphore', () => {
  it('lets so many work at once, the others in their order, and refuses those beyond', async () => {
    const enter = semaphore(2, 2, () => new HttpError(503, 'Too many.'));
    const seen: number[] = [];
    const leave: (() => void)[] = [];
    const come = (n: number) =>
      enter().then((end) => {
        seen.push(n);
        leave.push(end);
      });
    const all = [1, 2, 3, 4].map(come);
    await expect(enter()).rejects.toMatchObject({ status: 503, message: 'Too many.' });
    await Promise.resolve();
    expect(seen).toEqual([1, 2]);
    leave[0]?.();
    await all[2];
    expect(seen).toEqual([1, 2, 3]);
    leave[1]?.();
    await all[3];
    expect(seen).toEqual([1, 2, 3, 4]);
    leave[2]?.();
    leave[3]?.();
    await Promise.all([come(5), come(6)]);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('turns away whoever waits longer than the patience, and goes on with the others', async () => {
    jest.useFakeTimers();
    const enter = semaphore(1, Infinity, () => new HttpError(503, 'Too long.'), 5000);
    const leave = await enter();
    const early = enter();
    const refused = expect(early).rejects.toMatchObject({ message: 'Too long.' });
    await jest.advanceTimersByTimeAsync(4000);
    const later = enter();
    await jest.advanceTimersByTimeAsync(1000);
    await refused;
    leave();
    (await later)();
    expect(jest.getTimerCount()).toBe(0);
    await expect(enter()).resolves.toBeInstanceOf(Function);
    jest.useRealTimers();
  });
});

describe('semaphorePerKey', () => {
  it('has a line for each key: one that is full is in nobody else’s way', async () => {
    const enter = semaphorePerKey(1, 1, () => new HttpError(503, 'Too many.'));
    const leave = await enter('a');
    const waiting = enter('a');
    await expect(enter('a')).rejects.toMatchObject({ message: 'Too many.' });
    (await enter('b'))();
    leave();
    (await waiting)();
    (await enter('a'))();
  });
});
