import { readDevtools, writeDevtools } from '@/actionLog/devtools';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { testRecorder } from '../support/actionLog';
import { actions, countingStore, target } from '../support/countingApp';

const { added, named, put } = actions;
const initial = target.reducer(undefined, { type: '@@init' });
const list = [added(2), named('x'), added(3)];
const stateAt = (value: number) => ({ count: { value, last: null }, list: { items: [], size: 0 } });
const stateAfter = (text: string) => {
  const log = readDevtools(text, initial);
  return log && replayPart(log.parts[0]!, target).state;
};

describe('files of Redux DevTools', () => {
  it('reads a list of actions, also with a state, also as texts within the text [STORE-8]', () => {
    expect(stateAfter(JSON.stringify(list))).toMatchObject({ count: { value: 5, last: 'x' } });
    const preloadedState = { ...stateAt(10), _persist: { version: -1 } };
    const texts = { payload: JSON.stringify(list), preloadedState: JSON.stringify(preloadedState) };
    for (const file of [texts, { payload: list, preloadedState }]) {
      expect(stateAfter(JSON.stringify(file))).toMatchObject({ count: { value: 15, last: 'x' } });
    }
  });

  it('reads the full lifted state, without what was skipped and what DevTools says itself [STORE-8]', () => {
    const steps = [{ type: '@@INIT' }, added(2), added(100), { type: 'persist/PERSIST' }, added(3)];
    const committedState = stateAt(1);
    const actionsById = { ...steps.map((action) => ({ type: 'PERFORM_ACTION', action, timestamp: 1 })) };
    const lifted = { actionsById, stagedActionIds: [0, 1, 2, 3, 4], skippedActionIds: [2] };
    const files = [
      { ...lifted, committedState },
      { payload: JSON.stringify({ ...lifted, committedState }) },
      { nextLiftedState: { ...lifted, computedStates: [{ state: committedState }] } },
    ];
    for (const file of files) expect(stateAfter(JSON.stringify(file))).toMatchObject({ count: { value: 6 } });
  });

  it('leaves other texts alone, and those whose words for values cannot be read', () => {
    const jsan = ['m{', 'm1', 'l5'].map((word) => JSON.stringify([{ type: 'a', payload: { $jsan: word } }]));
    for (const text of ['', 'x', '{}', '{"payload":"x"}', '[1]', '[{"no":"type"}]', '"text"', ...jsan]) {
      expect(readDevtools(text, initial)).toBeNull();
    }
  });

  it('writes what it reads, with values that JSON lacks [STORE-8]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    store.dispatch(put({ u: undefined, n: Number.NaN, i: -Infinity, l: [undefined], same: [initial, initial] }));
    store.dispatch(added(4));
    const part = readLog(log.exportText()).parts[0]!;
    const text = writeDevtools(part);
    expect(JSON.parse(text)).toMatchObject({ payload: expect.any(String), preloadedState: expect.any(String) });
    expect(stateAfter(text)).toStrictEqual(replayPart(part, target).state);
  });
});
