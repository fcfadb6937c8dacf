import { momentAt, MOST_IDLE_MS, timelineOf } from '@/actionLog/browser/timeline';
import { readLog } from '@/actionLog/readLog';
import { testRecorder } from '../../support/actionLog';
import { actions, countingStore, target } from '../../support/countingApp';

const { added } = actions;

function recorded() {
  const log = testRecorder();
  const store = countingStore(log);
  log.navigated('/home');
  store.dispatch(added(1));
  log.clock.now += 400;
  store.dispatch(added(2));
  log.clock.now += 90_000;
  log.navigated('/properties?city=Tirupati');
  log.failed(new Error('broken'));
  log.note('here');
  store.dispatch(added(4));
  return log.exportText();
}
const values = (text: string) =>
  timelineOf(readLog(text), target).moments.map(({ state }) => (state as { count: { value: number } }).count.value);

it('lines up states, addresses and events, with pauses cut to a second [STORE-8]', () => {
  const { moments, ticks, outcomes } = timelineOf(readLog(recorded()), target);
  expect(values(recorded())).toEqual([0, 0, 1, 3, 3, 3, 3, 7]);
  expect(moments.map(({ location }) => location).slice(3)).toEqual([
    '/home',
    ...Array(4).fill('/properties?city=Tirupati'),
  ]);
  expect(moments.map(({ at }) => at)).toEqual([0, 0, 0, 400, ...Array(4).fill(400 + MOST_IDLE_MS)]);
  expect(ticks.map(({ kind, moment }) => [kind, moment])).toEqual([
    ['navigation', 1],
    ['navigation', 4],
    ['error', 5],
    ['mark', 6],
  ]);
  expect(outcomes[0]?.divergence).toBeNull();
});

it('marks the page loads of a visit, and goes on in time', () => {
  const { moments, ticks } = timelineOf(readLog(recorded() + recorded()), target);
  expect(moments).toHaveLength(16);
  expect(ticks.filter(({ kind }) => kind === 'page')).toEqual([{ kind: 'page', moment: 8, text: 'Page load 2' }]);
  expect(moments.every(({ at }, n) => n === 0 || at >= (moments[n - 1]?.at ?? 0))).toBe(true);
});

it('marks where this build parts from the recording [STORE-8]', () => {
  const log = testRecorder({ limits: { hashEvery: 1 } });
  const store = countingStore(log);
  store.dispatch(added(1));
  store.dispatch(added(2));
  const other = {
    ...target,
    reducer: (state: unknown, action: Parameters<typeof target.reducer>[1]) =>
      target.reducer(state, (action as { payload?: unknown }).payload === 2 ? added(3) : action),
  };
  const { ticks } = timelineOf(readLog(log.exportText()), other);
  expect(ticks).toEqual([{ kind: 'divergence', moment: 2, text: expect.stringMatching(/^Diverged at action 1 /) }]);
});

it('finds the moment of a time', () => {
  const { moments } = timelineOf(readLog(recorded()), target);
  expect([0, 399, 400, 1_399, 1_400, 99_999].map((at) => momentAt(moments, at))).toEqual([2, 2, 3, 3, 7, 7]);
});
