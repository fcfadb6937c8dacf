import { Refusal } from '@/server/http/refusal';
import { turns } from '@/server/http/turns';

describe('turns', () => {
  it('lets so many work at once, the others in their order, and refuses those beyond', async () => {
    const enter = turns(2, 2, () => new Refusal(503, 'Too many.'));
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
});
