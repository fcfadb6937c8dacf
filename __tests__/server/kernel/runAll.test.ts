import { runAll } from '@/server/kernel/runAll';

it('takes every step in its order, and says the first failure at the end [QUAL-8]', async () => {
  const done: number[] = [];
  const step = (n: number) => () => {
    done.push(n);
    return n === 2 || n === 3 ? Promise.reject(new Error(`step ${n}`)) : Promise.resolve();
  };
  await expect(runAll([1, 2, 3, 4].map(step))).rejects.toThrow('step 2');
  expect(done).toEqual([1, 2, 3, 4]);
  await expect(runAll([])).resolves.toBeUndefined();
});
