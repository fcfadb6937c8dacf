import { readDevtools, writeDevtools } from '@/actionLog/devtools';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { testRecorder } from '../support/actionLog';
import { actions, countingStore, target } from '../support/countingApp';

const { added, named, put } = actions;
const initial = target.reducer(undefined, { type: '@@init' });
const list = [added(2), named('x'), added(3)];
const stateAfter = (text: string) => {
  const log = readDevtools(text, initial);
  return log && replayPart(log.parts[0]!, target).state;
};
const performed = (action: object) => ({ type: 'PERFORM_ACTION', action, timestamp: 1 });

describe('files of Redux DevTools', () => {
  it('reads payload and preloadedState, which are texts within the text [STORE-8]', () => {
    const preloaded = { count: { value: 10, last: null }, list: { items: [], size: 0 }, _persist: { version: -1 } };
    const text = JSON.stringify({ payload: JSON.stringify(list), preloadedState: JSON.stringify(preloaded) });
    expect(stateAfter(text)).toMatchObject({ count: { value: 15, last: 'x' } });
    expect(stateAfter(JSON.stringify({ payload: list, preloadedState: preloaded }))).toMatchObject({
      count: { value: 15 },
    });
  });

  it('reads the full lifted state, without what was skipped and what DevTools says itself [STORE-8]', () => {
    const lifted = {
      monitorState: {},
      nextActionId: 4,
      actionsById: {
        0: performed({ type: '@@INIT' }),
        1: performed(added(2)),
        2: performed(added(100)),
        3: performed({ type: 'persist/PERSIST' }),
        4: performed(added(3)),
      },
      stagedActionIds: [0, 1, 2, 3, 4],
      skippedActionIds: [2],
      committedState: { count: { value: 1, last: null }, list: { items: [], size: 0 } },
      currentStateIndex: 4,
      computedStates: [],
    };
    expect(stateAfter(JSON.stringify(lifted))).toMatchObject({ count: { value: 6 } });
    expect(stateAfter(JSON.stringify({ payload: JSON.stringify(lifted) }))).toMatchObject({ count: { value: 6 } });
    const { committedState, ...rest } = lifted;
    const computed = { ...rest, computedStates: [{ state: committedState }] };
    expect(stateAfter(JSON.stringify(computed))).toMatchObject({ count: { value: 6 } });
  });

  it('reads a bare list of actions [STORE-8]', () => {
    expect(stateAfter(JSON.stringify(list))).toMatchObject({ count: { value: 5 } });
  });

  it('leaves other texts alone', () => {
    for (const text of ['', 'x', '{}', '{"payload":"x"}', '[1]', '[{"no":"type"}]', '"text"']) {
      expect(readDevtools(text, initial)).toBeNull();
    }
  });

  it('leaves a file alone whose words for values cannot be read', () => {
    const holding = (word: string) => JSON.stringify([{ type: 'a', payload: { $jsan: word } }]);
    for (const broken of ['m{', 'm1', 'l5']) expect(readDevtools(holding(broken), {})).toBeNull();
  });

  it('writes what it reads, with values that JSON lacks [STORE-8]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    store.dispatch(put({ u: undefined, n: Number.NaN, i: -Infinity, l: [undefined], same: [initial, initial] }));
    store.dispatch(added(4));
    const part = readLog(log.exportText()).parts[0]!;
    const text = writeDevtools(part);
    const file = JSON.parse(text) as Record<string, unknown>;
    expect([typeof file['payload'], typeof file['preloadedState']]).toEqual(['string', 'string']);
    expect(stateAfter(text)).toStrictEqual(replayPart(part, target).state);
  });
});
