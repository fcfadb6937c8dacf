import { MOST_IDLE_MS, timelineOf } from '@/actionLog/browser/timeline';
import { readLog } from '@/actionLog/readLog';
import type { Piece } from '@/actionLog/writeLog';
import { originOf, testRecorder } from '../../support/actionLog';
import { actions, countingStore, target } from '../../support/countingApp';

const { added } = actions;

function recorded(part = 'page-1', earlier: readonly Piece[] = []) {
  const log = testRecorder({ origin: originOf(part) });
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
  return log.exportText(earlier);
}

it('lines up states, addresses and events, with pauses cut to a second [STORE-8]', () => {
  const { moments, ticks, verdict } = timelineOf(readLog(recorded()), target);
  const values = moments.map(({ state }) => (state as { count: { value: number } }).count.value);
  expect(values).toEqual([0, 1, 3, 3, 3, 3, 7, 7]);
  const home = { at: '/home', kind: 'load' };
  const list = { at: '/properties?city=Tirupati', kind: 'push', state: { from: 'home' } };
  const back = { at: '/home', kind: 'pop' };
  expect(moments.map(({ place }) => place)).toMatchObject([home, home, home, list, list, list, list, back]);
  expect(moments.map(({ at }) => at)).toEqual([0, 0, 400, ...Array(5).fill(400 + MOST_IDLE_MS)]);
  expect(ticks).toEqual([
    { moment: 3, text: '→ push /properties?city=Tirupati {"from":"home"}' },
    { moment: 4, text: '! Error: broken' },
    { moment: 5, text: 'note: here' },
    { moment: 7, text: '→ pop /home' },
  ]);
  expect(verdict).toBe('same');
});

it('marks the page loads of a visit and where it differs, and goes on in time [STORE-8]', () => {
  const first = recorded().replace(/\{"r":"end".*\n/, '');
  const log = readLog(recorded('page-2', [{ part: 'page-1', text: first }]));
  const reducer: typeof target.reducer = (state, action) =>
    target.reducer(state, added.match(action) && action.payload === 4 ? { type: 'x' } : action);
  const { moments, ticks, differs } = timelineOf(log, { ...target, reducer });
  expect(moments).toHaveLength(16);
  expect(ticks.filter(({ moment }) => [6, 8].includes(moment))).toEqual([
    { moment: 6, text: 'Differs first at action 2 count/added: count.value' },
    { moment: 8, text: 'page load 2' },
  ]);
  expect(differs).toBe('Differs first at action 2 count/added: count.value');
  expect(moments.every(({ at }, n) => n === 0 || at >= (moments[n - 1]?.at ?? 0))).toBe(true);
});
