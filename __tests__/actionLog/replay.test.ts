import { readLog } from '@/actionLog/readLog';
import { replayPart, stateAt } from '@/actionLog/replay';
import { encodePart } from '@/actionLog/writeLog';
import { testRecorder } from '../support/actionLog';
import { actions, brokenTarget, countingStore, target } from '../support/countingApp';

const { added, put } = actions;

function recorded(hashEvery: number, segment = 500) {
  const log = testRecorder({ limits: { hashEvery, segment } });
  const store = countingStore(log);
  for (let n = 0; n < 40; n += 1) store.dispatch(n % 2 ? put({ n, undefined: undefined }) : added(n < 30 ? 1 : n));
  return readLog(log.exportText()).parts[0]!;
}

describe('replay', () => {
  it('is a fold that ends in the same state, with every hash checked [STORE-8]', () => {
    expect(replayPart(recorded(10), target)).toMatchObject({ actions: 40, hashesChecked: 6, divergence: null });
  });

  it('names the first action and the part of the state where another build differs [STORE-8]', () => {
    expect(replayPart(recorded(1), brokenTarget).divergence).toMatchObject({
      index: 30,
      type: 'count/added',
      lastSame: 29,
      paths: ['count.value'],
      thrown: null,
    });
    expect(replayPart(recorded(10), brokenTarget).divergence).toMatchObject({
      index: 39,
      lastSame: 29,
      paths: ['count.value'],
    });
  });

  it('names the values too where the log holds the whole state [STORE-8]', () => {
    const { divergence } = replayPart(recorded(1_000, 33), brokenTarget);
    expect(divergence?.difference).toEqual({ path: 'count.value', expected: 15 + 30 + 32, actual: 15 + 60 + 64 });
  });

  it('tells of a reducer that throws', () => {
    const throwing = {
      ...target,
      reducer: () => {
        throw new Error('no such call');
      },
    };
    expect(replayPart(recorded(10), throwing).divergence).toMatchObject({ index: 0, thrown: 'no such call' });
  });

  it('shows a secret that slipped through as a divergence [STORE-8]', () => {
    const part = recorded(1);
    const leaky = {
      ...part,
      body: part.body.map((record) =>
        record.r === 'a' && record.i === 1 ? { ...record, a: put({ phone: '9876501234' }) } : record,
      ),
    };
    const first = replayPart(leaky, target, { key: '1'.repeat(32) }).hash;
    expect(first).not.toBe(replayPart(leaky, target, { key: '2'.repeat(32) }).hash);
    expect(replayPart(leaky, target).divergence?.index).toBe(1);
  });

  it('gives the state after any action', () => {
    const part = recorded(10);
    expect(stateAt(part, target, -1)).toEqual(part.init.s);
    expect(stateAt(part, target, 2)).toMatchObject({ count: { value: 2 }, list: { size: 1 } });
    expect(stateAt(part, target, 39)).toEqual(replayPart(part, target).state);
  });

  it('replays a file that was read and written again', () => {
    const again = readLog(encodePart(recorded(10))).parts[0]!;
    expect(replayPart(again, target)).toMatchObject({ actions: 40, hashesChecked: 6, divergence: null });
  });
});
