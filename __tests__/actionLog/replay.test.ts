import { readLog } from '@/actionLog/readLog';
import { replayPart, stateAt } from '@/actionLog/replay';
import { testRecorder } from '../support/actionLog';
import { actions, brokenTarget, countingStore, target } from '../support/countingApp';

const { added, put } = actions;

function recorded() {
  const log = testRecorder();
  const store = countingStore(log);
  for (let n = 0; n < 40; n += 1) store.dispatch(n % 2 ? put({ n, undefined: undefined }) : added(n < 30 ? 1 : n));
  return readLog(log.exportText()).parts[0]!;
}

describe('replay', () => {
  it('is a fold that ends in the same state, with every step compared [STORE-8]', () => {
    expect(replayPart(recorded(), target)).toMatchObject({ actions: 40, compared: 40, divergence: null });
  });

  it('names the first action and the part of the state where another build differs [STORE-8]', () => {
    expect(replayPart(recorded(), brokenTarget).divergence).toEqual({
      index: 30,
      what: 'count/added',
      paths: ['count.value'],
      thrown: null,
    });
  });

  it('finds a step that was left out, swapped or changed, though later ones lead to the same state [STORE-8]', () => {
    const log = testRecorder();
    const store = countingStore(log);
    [added(1), added(2), actions.named('a'), actions.named('b'), actions.emptied()].forEach((one) =>
      store.dispatch(one),
    );
    const part = readLog(log.exportText()).parts[0]!;
    const bent = (body: (typeof part)['body']) => replayPart({ ...part, body }, target).divergence;
    const [one, two, a, b, end] = part.body;
    expect(bent([one!, two!, a!, b!, end!])).toBeNull();
    expect(bent([two!, a!, b!, end!])).toMatchObject({ index: 0, paths: ['count.value'] });
    expect(bent([one!, two!, b!, a!, end!])).toMatchObject({ index: 2, paths: ['count.last'] });
    expect(bent([one!, { ...two!, a: added(3) } as typeof one & object, a!, b!, end!])).toMatchObject({ index: 1 });
  });

  it('tells of a reducer that throws', () => {
    const throwing = {
      ...target,
      reducer: () => {
        throw new Error('no such call');
      },
    };
    expect(replayPart(recorded(), throwing).divergence).toMatchObject({ index: 0, thrown: 'no such call' });
  });

  it('shows a secret that slipped through as a divergence [STORE-8]', () => {
    const part = recorded();
    const leaky = {
      ...part,
      body: part.body.map((record, at) =>
        record.r === 'a' && at === 1 ? { ...record, a: put({ phone: '9876501234' }) } : record,
      ),
    };
    expect(replayPart(leaky, target).divergence).toMatchObject({ index: 1, paths: ['list.items'] });
  });

  it('gives the state after any action', () => {
    const part = recorded();
    expect(stateAt(part, target, -1)).toEqual(part.init.s);
    expect(stateAt(part, target, 2)).toMatchObject({ count: { value: 2 }, list: { size: 1 } });
    expect(stateAt(part, target, 39)).toEqual(replayPart(part, target).state);
  });
});
