import { pieceStore, takeUpVisit, VISITOR } from '@/actionLog/browser/pieceStore';
import { LIMITS } from '@/actionLog/format';
import { readLog } from '@/actionLog/readLog';
import { replay } from '@/actionLog/replay';
import { originOf, testRecorder } from '../../support/actionLog';
import { actions, countingStore, target } from '../../support/countingApp';
import { memoryPieces } from '../../support/pieceDatabase';

const MINUTE = 60_000;

function setUp() {
  const { rows, database } = memoryPieces();
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

it('judges each segment by its newest piece, and keeps the rest of a long page load [STORE-8]', async () => {
  const { page, visit, who } = setUp();
  const store = page('visit');
  const texts = async () => (await store.read()).map(({ text }) => text);
  await store.append(piece('p1', 0, '0a'));
  await store.append(piece('p1', 0, '0b'));
  who.now += 5 * MINUTE;
  await store.append(piece('p1', 1, '1a'));
  who.now += 5 * MINUTE;
  await store.append(piece('p1', 1, '1b'));
  await store.append(piece('p1', 2, '2a'));
  who.now += 27 * MINUTE;
  expect(await visit()).toEqual({ session: 'visit', before: 'p1' });
  expect(await texts()).toEqual(['1a', '1b', '2a']);
  await store.append(piece('p2', 0, 'x'.repeat(LIMITS.bytes - 3)));
  expect(await visit()).toEqual({ session: 'visit', before: 'p2' });
  expect((await texts())[0]).toBe('2a');
});

it('leaves a page load no hole where the clock went back [STORE-8]', async () => {
  const { page, visit, who } = setUp();
  const store = page('visit');
  who.now += 40 * MINUTE;
  await store.append(piece('p1', 0, 'by a clock that was fast'));
  who.now -= 40 * MINUTE;
  await store.append(piece('p1', 1, 'old'));
  who.now += 40 * MINUTE;
  await store.append(piece('p1', 2, 'new'));
  await visit();
  expect((await store.read()).map(({ text }) => text)).toEqual(['new']);
});

it('hands a tab that is opened after long use the last half hour of the other one, which goes on [STORE-8]', async () => {
  const { page, visit, who } = setUp();
  const opened = testRecorder({ store: page('visit') });
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
  expect(await visit()).toEqual({ session: 'visit', before: 'page-1' });
  await use(3);
  const tab = testRecorder({ key: 'f'.repeat(32), origin: originOf('page-2', 'page-1') });
  tab.clock.now = opened.clock.now;
  countingStore(tab).dispatch(actions.added(5));
  const log = readLog(tab.exportText(await page('visit').read()));
  const [first] = log.parts;
  expect(log.parts.map(({ head }) => head.part)).toEqual(['page-1', 'page-2']);
  expect([first?.init.t, first?.end.t]).toEqual([15 * MINUTE, 46 * MINUTE]);
  expect(replay(log, target)).toMatchObject([
    { divergence: null, state: { count: { value: 46 } } },
    { divergence: null, state: { count: { value: 5 } } },
  ]);
});
