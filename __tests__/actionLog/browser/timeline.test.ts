import { MOST_IDLE_MS, timelineOf } from '@/actionLog/browser/timeline';
import { readLog } from '@/actionLog/readLog';
import { testRecorder } from '../../support/actionLog';
import { actions, countingStore, target } from '../../support/countingApp';

const { added } = actions;

function recorded() {
  const log = testRecorder();
  const store = countingStore(log);
  log.navigated('/home', 'load');
  store.dispatch(added(1));
  log.clock.now += 400;
  store.dispatch(added(2));
  log.clock.now += 90_000;
  log.navigated('/properties?city=Tirupati', 'push', { from: 'home' });
  log.failed(new Error('broken'));
  log.note('here');
  store.dispatch(added(4));
  log.navigated('/home', 'pop');
  return log.exportText();
}
const values = (text: string) =>
  timelineOf(readLog(text), target).moments.map(({ state }) => (state as { count: { value: number } }).count.value);

it('lines up states, addresses and events, with pauses cut to a second [STORE-8]', () => {
  const { moments, ticks, verdict } = timelineOf(readLog(recorded()), target);
  expect(values(recorded())).toEqual([0, 1, 3, 3, 3, 3, 7, 7]);
  const home = { at: '/home', kind: 'load' };
  const list = { at: '/properties?city=Tirupati', kind: 'push', state: { from: 'home' } };
  expect(moments.map(({ place }) => place)).toMatchObject([
    ...[home, home, home],
    ...[list, list, list, list],
    { at: '/home', kind: 'pop' },
  ]);
  expect(moments.map(({ at }) => at)).toEqual([0, 0, 400, ...Array(5).fill(400 + MOST_IDLE_MS)]);
  expect(ticks).toEqual([
    { moment: 3, text: '→ push /properties?city=Tirupati {"from":"home"}' },
    { moment: 4, text: '! Error: broken' },
    { moment: 5, text: 'note: here' },
    { moment: 7, text: '→ pop /home' },
  ]);
  expect(verdict).toBe('same');
});

it('marks the page loads of a visit, and goes on in time', () => {
  const { moments, ticks } = timelineOf(readLog(recorded() + recorded()), target);
  expect(moments).toHaveLength(16);
  expect(ticks.filter(({ moment }) => moment === 8)).toEqual([{ moment: 8, text: 'page load 2' }]);
  expect(moments.every(({ at }, n) => n === 0 || at >= (moments[n - 1]?.at ?? 0))).toBe(true);
});
