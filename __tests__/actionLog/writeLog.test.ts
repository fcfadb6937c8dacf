import { readLog } from '@/actionLog/readLog';
import { replay } from '@/actionLog/replay';
import { memoryStore, originOf, testRecorder } from '../support/actionLog';
import { actions, countingStore, target } from '../support/countingApp';

/** A page whose first segments another one removes from the store while it goes on with the last of them. */
async function setUp() {
  const { store: kept } = memoryStore();
  const page = testRecorder({ store: kept, limits: { segment: 10 } });
  const app = countingStore(page);
  const act = async (times: number) => {
    for (let n = 0; n < times; n += 1) app.dispatch(actions.added(1));
    await page.flush();
  };
  /** What a later page exports. */
  const log = async () => {
    const later = testRecorder({ key: 'f'.repeat(32), origin: originOf('page-2', 'page-1') });
    countingStore(later).dispatch(actions.added(5));
    return readLog(later.exportText(await kept.read()));
  };
  await act(15);
  return { kept, act, log };
}
const segment = (number: number) => ({ part: 'page-1', segment: number });

it('begins with the first state that is there: the head of a segment may be gone [STORE-8]', async () => {
  const { kept, act, log } = await setUp();
  await kept.clear([segment(0), segment(1)]);
  await act(12);
  const read = await log();
  expect(read.parts[0]).toMatchObject({ init: { i: 20 }, end: { i: 27, dropped: 20 } });
  expect(replay(read, target)).toMatchObject([
    { actions: 7, divergence: null, state: { count: { value: 27 } } },
    { actions: 1, divergence: null },
  ]);
});

it('leaves out what comes before a hole [STORE-8]', async () => {
  const { kept, act, log } = await setUp();
  await kept.clear([segment(1)]);
  await act(12);
  expect((await log()).parts[0]).toMatchObject({ init: { i: 20 }, end: { i: 27, dropped: 20 } });
  await act(10);
  await kept.clear([segment(2)]);
  expect((await log()).parts[0]).toMatchObject({ init: { i: 30 }, end: { i: 37, dropped: 30 } });
});

it('leaves out a page load of which no state is there [STORE-8]', async () => {
  const { kept, act, log } = await setUp();
  await kept.clear([segment(0), segment(1)]);
  await act(2);
  expect((await log()).parts.map(({ head }) => head.part)).toEqual(['page-2']);
});
