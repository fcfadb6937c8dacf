import { pieceStore, VISITOR } from '@/actionLog/browser/pieceStore';
import { LIMITS } from '@/actionLog/format';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { originOf, testRecorder } from '../../support/actionLog';
import { actions, countingStore, target } from '../../support/countingApp';
import { memoryPieces } from '../../support/pieceDatabase';

const MINUTE = 60_000;

function setUp() {
  const { rows, database } = memoryPieces();
  const who = { owner: VISITOR, now: 1_000 * MINUTE };
  const page = () =>
    pieceStore(
      database,
      () => who.owner,
      () => who.now,
    );
  const tidy = () => page().tidy();
  return { rows, who, page, tidy };
}
const piece = (part: string, text: string) => ({ part, text });

it('keeps pieces in the order in which they were appended, and forgets given parts [STORE-8]', async () => {
  const { page } = setUp();
  const store = page();
  for (const [part, text] of [
    ['p1', 'a'],
    ['p1', 'b'],
    ['p1.0001', 'c'],
    ['p1.0010', 'd'],
  ] as const) {
    await store.append({ part, text });
  }
  expect((await store.read()).map(({ part, text }) => part + text)).toEqual(['p1a', 'p1b', 'p1.0001c', 'p1.0010d']);
  await store.clear(['p1.0001']);
  expect((await store.read()).map(({ text }) => text)).toEqual(['a', 'b', 'd']);
});

it('goes on with a visit over a login [STORE-8]', async () => {
  const { page, tidy, who } = setUp();
  await tidy();
  await page().append(piece('p1', 'as a visitor'));
  who.owner = 'asha';
  await tidy();
  expect(await page().read()).toHaveLength(1);
});

it('shows one user nothing of another, and a visitor nothing of a user [STORE-8]', async () => {
  const { rows, page, tidy, who } = setUp();
  who.owner = 'asha';
  await page().append(piece('p1', 'of Asha'));
  who.owner = 'ravi';
  expect(await page().read()).toEqual([]);
  await tidy();
  expect(rows.size).toBe(0);
  who.owner = 'asha';
  await page().append(piece('p2', 'of Asha'));
  who.owner = VISITOR;
  await tidy();
  expect(rows.size).toBe(0);
});

it('leaves nothing behind, and keeps nothing that comes after [STORE-8]', async () => {
  const { rows, page } = setUp();
  const store = page();
  await store.append(piece('p1', 'before'));
  await store.leave();
  await store.append(piece('p1', 'the page that goes'));
  expect(rows.size).toBe(0);
  expect(await store.read()).toEqual([]);
});

it('drops page loads that are older than half an hour, and more than 4 MiB [STORE-8]', async () => {
  const { page, tidy, who } = setUp();
  const store = page();
  await store.append(piece('p1', 'old'));
  who.now += 31 * MINUTE;
  await store.append(piece('p2', 'x'.repeat(3 * 1024 * 1024)));
  await tidy();
  expect((await store.read()).map(({ part }) => part)).toEqual(['p2']);
  await store.append(piece('p3', 'x'.repeat(3 * 1024 * 1024)));
  await tidy();
  expect((await store.read()).map(({ part }) => part)).toEqual(['p3']);
});

it('judges each part by its newest piece, and keeps the rest of a long page load [STORE-8]', async () => {
  const { page, tidy, who } = setUp();
  const store = page();
  const texts = async () => (await store.read()).map(({ text }) => text);
  await store.append(piece('p1', '0a'));
  await store.append(piece('p1', '0b'));
  who.now += 5 * MINUTE;
  await store.append(piece('p1.0001', '1a'));
  who.now += 5 * MINUTE;
  await store.append(piece('p1.0001', '1b'));
  await store.append(piece('p1.0002', '2a'));
  who.now += 27 * MINUTE;
  await tidy();
  expect(await texts()).toEqual(['1a', '1b', '2a']);
  await store.append(piece('p2', 'x'.repeat(LIMITS.bytes - 3)));
  await tidy();
  expect((await texts())[0]).toBe('2a');
});

it('hands a tab that is opened after long use the newest parts of the other one, which goes on [STORE-8]', async () => {
  const { page, tidy, who } = setUp();
  const opened = testRecorder({ store: page() });
  const used = countingStore(opened);
  const use = async (minutes: number) => {
    for (let n = 0; n < minutes; n += 1) {
      who.now += MINUTE;
      opened.clock.now += MINUTE;
      used.dispatch(actions.added(1));
      await opened.flush();
    }
  };
  await use(43);
  await tidy();
  await use(3);
  const tab = testRecorder({ origin: originOf('page-2') });
  tab.clock.now = opened.clock.now;
  countingStore(tab).dispatch(actions.added(5));
  const log = readLog(tab.exportText(await page().read()));
  expect(log.parts.map(({ head }) => head.part)).toEqual(['page-1.0002', 'page-1.0003', 'page-2']);
  expect(log.parts.map((part) => replayPart(part, target))).toMatchObject([
    { divergence: null },
    { divergence: null, state: { count: { value: 46 } } },
    { divergence: null, state: { count: { value: 5 } } },
  ]);
});
