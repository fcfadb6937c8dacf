import type { BrowsingReaders } from '@/api/readers/browsing';
import { browsingReaders } from '@/api/readers/browsing';

/** Each test has the module for itself: what was lent once stays. */
async function fresh() {
  jest.resetModules();
  return import('@/api/lateReaders');
}
const marked = (): BrowsingReaders => ({ ...browsingReaders });

it('brings the readers by itself when no screen lends them', async () => {
  const { lateReaders } = await fresh();
  expect(Object.keys(await lateReaders()).sort()).toEqual(Object.keys(browsingReaders).sort());
});

it('waits for the file of a screen that is on its way, and takes its readers', async () => {
  const { lateReaders, lendReaders } = await fresh();
  const readers = marked();
  let arrive: (file: { readers: BrowsingReaders }) => void = () => undefined;
  lendReaders(new Promise((done) => (arrive = done)));
  let got: BrowsingReaders | null = null;
  const asked = lateReaders().then((these) => (got = these));
  await new Promise((done) => setTimeout(done, 5));
  expect(got).toBeNull();
  arrive({ readers });
  expect(await asked).toBe(readers);
});

it('does not wait for another screen once they are here', async () => {
  const { lateReaders, lendReaders } = await fresh();
  const readers = marked();
  lendReaders(Promise.resolve({ readers }));
  await lateReaders();
  lendReaders(new Promise(() => undefined));
  expect(await lateReaders()).toBe(readers);
});

it('brings them by itself when the lending file fails [QUAL-1]', async () => {
  const { lateReaders, lendReaders } = await fresh();
  lendReaders(Promise.reject(new Error('offline')));
  expect(Object.keys(await lateReaders())).toContain('readPropertyPage');
});
