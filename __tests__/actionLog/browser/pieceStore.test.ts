import { pieceStore, VISITOR } from '@/actionLog/browser/pieceStore';
import { LIMITS } from '@/actionLog/format';
import { memoryPieces } from '../../support/pieceDatabase';

const MINUTE = 60_000;

/** A page; `texts` and `tidy` are those of one that is opened now. */
function setUp() {
  const { rows, database } = memoryPieces();
  const who = { owner: VISITOR, now: 1_000 * MINUTE };
  const [owner, now] = [() => who.owner, () => who.now];
  const open = () => pieceStore(database, owner, now);
  const page = open();
  const keep = async (...pieces: readonly (readonly [part: string, text: string])[]) => {
    for (const [part, text] of pieces) await page.append({ part, text });
  };
  const texts = async () => (await open().read()).map(({ text }) => text);
  return { rows, who, page, keep, texts, tidy: () => open().tidy() };
}

it('keeps pieces in the order in which they were appended, and forgets given parts [STORE-8]', async () => {
  const { page, keep, texts } = setUp();
  await keep(['p1', 'a'], ['p1', 'b'], ['p1.0001', 'c'], ['p1.0010', 'd']);
  expect((await page.read()).map(({ part, text }) => part + text)).toEqual(['p1a', 'p1b', 'p1.0001c', 'p1.0010d']);
  await page.clear(['p1.0001']);
  expect(await texts()).toEqual(['a', 'b', 'd']);
});

it('goes on with a visit over a login, and shows a user nothing of another, nor a visitor of a user [STORE-8]', async () => {
  const { rows, keep, tidy, texts, who } = setUp();
  await keep(['p1', 'as a visitor']);
  who.owner = 'asha';
  await tidy();
  expect(await texts()).toEqual(['as a visitor']);
  for (const other of ['ravi', VISITOR]) {
    who.owner = 'asha';
    await keep(['p2', 'of Asha']);
    who.owner = other;
    expect(await texts()).not.toContain('of Asha');
    await tidy();
    expect([...rows.values()].filter(({ owner }) => owner === 'asha')).toEqual([]);
  }
});

it('leaves nothing behind, and keeps nothing that comes after [STORE-8]', async () => {
  const { rows, page, keep } = setUp();
  await keep(['p1', 'before']);
  await page.leave();
  await keep(['p1', 'the page that goes']);
  expect(rows.size).toBe(0);
});

it('judges each part by its newest piece: it goes after half an hour, and when there are more than 4 MiB [STORE-8]', async () => {
  // The two newest parts of a page reach back so far.
  expect(2 * LIMITS.partMs).toBe(LIMITS.ageMs);
  const { keep, tidy, texts, who } = setUp();
  await keep(['p1', '0a'], ['p1', '0b']);
  who.now += 5 * MINUTE;
  await keep(['p1.0001', '1a']);
  who.now += 5 * MINUTE;
  await keep(['p1.0001', '1b'], ['p1.0002', '2a']);
  who.now += 27 * MINUTE;
  await tidy();
  expect(await texts()).toEqual(['1a', '1b', '2a']);
  await keep(['p2', 'x'.repeat(LIMITS.bytes - 3)]);
  await tidy();
  expect((await texts())[0]).toBe('2a');
});
