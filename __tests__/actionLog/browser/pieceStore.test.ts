import { pieceStore, takeUpVisit, VISITOR, type Kept, type PieceDatabase } from '@/actionLog/browser/pieceStore';

const MINUTE = 60_000;

function setUp() {
  const rows = new Map<string, Kept>();
  const database: PieceDatabase = {
    set: async (key, kept) => void rows.set(key, kept),
    entries: async () => [...rows],
    remove: async (keys) => keys.forEach((key) => rows.delete(key)),
    clear: async () => rows.clear(),
  };
  const who = { owner: VISITOR, now: 1_000 * MINUTE };
  const page = (session: string) => pieceStore(database, { owner: () => who.owner, session, now: () => who.now });
  const visit = () => takeUpVisit(database, { owner: who.owner, now: who.now, fresh: 'fresh' });
  return { rows, who, page, visit };
}
const piece = (part: string, segment: number, text: string) => ({ part, segment, text });

it('keeps pieces in the order in which they were appended, and forgets given segments [STORE-8]', async () => {
  const { page } = setUp();
  const store = page('s');
  for (const [segment, text] of [
    [0, 'a'],
    [0, 'b'],
    [1, 'c'],
    [10, 'd'],
  ] as const) {
    await store.append(piece('p1', segment, text));
  }
  expect((await store.read()).map(({ segment, text }) => `${segment}${text}`)).toEqual(['0a', '0b', '1c', '10d']);
  await store.clear([{ part: 'p1', segment: 1 }]);
  expect((await store.read()).map(({ text }) => text)).toEqual(['a', 'b', 'd']);
});

it('goes on with a visit over a login, and names the page load before [STORE-8]', async () => {
  const { page, visit, who } = setUp();
  expect(await visit()).toEqual({ session: 'fresh', before: null });
  await page('visit').append(piece('p1', 0, 'as a visitor'));
  who.owner = 'asha';
  expect(await visit()).toEqual({ session: 'visit', before: 'p1' });
  expect(await page('visit').read()).toHaveLength(1);
});

it('shows one user nothing of another, and a visitor nothing of a user [STORE-8]', async () => {
  const { rows, page, visit, who } = setUp();
  who.owner = 'asha';
  await page('visit').append(piece('p1', 0, 'of Asha'));
  who.owner = 'ravi';
  expect(await page('visit').read()).toEqual([]);
  expect(await visit()).toEqual({ session: 'fresh', before: null });
  expect(rows.size).toBe(0);
  who.owner = 'asha';
  await page('visit').append(piece('p2', 0, 'of Asha'));
  who.owner = VISITOR;
  expect(await visit()).toEqual({ session: 'fresh', before: null });
  expect(rows.size).toBe(0);
});

it('leaves nothing behind, and keeps nothing that comes after [STORE-8]', async () => {
  const { rows, page } = setUp();
  const store = page('visit');
  await store.append(piece('p1', 0, 'before'));
  await store.leave();
  await store.append(piece('p1', 0, 'the page that goes'));
  expect(rows.size).toBe(0);
  expect(await store.read()).toEqual([]);
});

it('drops page loads that are older than half an hour, and more than 4 MiB [STORE-8]', async () => {
  const { page, visit, who } = setUp();
  const store = page('visit');
  await store.append(piece('p1', 0, 'old'));
  who.now += 31 * MINUTE;
  await store.append(piece('p2', 0, 'x'.repeat(3 * 1024 * 1024)));
  expect(await visit()).toEqual({ session: 'visit', before: 'p2' });
  expect((await store.read()).map(({ part }) => part)).toEqual(['p2']);
  await store.append(piece('p3', 0, 'x'.repeat(3 * 1024 * 1024)));
  expect(await visit()).toEqual({ session: 'visit', before: 'p3' });
  expect((await store.read()).map(({ part }) => part)).toEqual(['p3']);
});
