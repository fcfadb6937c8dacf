import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { testRecorder } from '../support/actionLog';
import { actions, countingStore, target } from '../support/countingApp';

const { added, put, named, emptied } = actions;

function recorded(list: readonly Parameters<ReturnType<typeof countingStore>['dispatch']>[0][]) {
  const log = testRecorder();
  list.forEach(countingStore(log).dispatch);
  return readLog(log.exportText()).parts[0]!;
}
const many = recorded(
  Array.from({ length: 40 }, (_, n) => (n % 2 ? put({ n, undefined: undefined }) : added(n < 30 ? 1 : n))),
);

describe('replay', () => {
  it('is a fold with the state at each step, and every step compared [STORE-8]', () => {
    const { states, state, ...outcome } = replayPart(many, target);
    expect(outcome).toMatchObject({ actions: 40, compared: 40, divergence: null, verdict: 'same' });
    expect(states[0]).toEqual(many.init.s);
    expect(states[3]).toMatchObject({ count: { value: 2 }, list: { size: 1 } });
    expect([states.length, states.at(-1)]).toEqual([41, state]);
  });

  it('finds a step that was left out, swapped or changed, though later ones lead to the same state [STORE-8]', () => {
    const part = recorded([added(1), added(2), named('a'), named('b'), emptied()]);
    const bent = (body: (typeof part)['body']) => replayPart({ ...part, body }, target).divergence;
    const [one, two, a, b, end] = part.body;
    expect(bent([one!, two!, a!, b!, end!])).toBeNull();
    expect(bent([two!, a!, b!, end!])).toMatchObject({ index: 0, paths: ['count.value'] });
    expect(bent([one!, two!, b!, a!, end!])).toMatchObject({ index: 2, paths: ['count.last'] });
    expect(bent([one!, { ...two!, a: added(5) } as never, a!, b!, end!])).toMatchObject({ index: 1 });
    // A secret that slipped through shows as well.
    const paths = ['count.value', 'list.items', 'list.size'];
    expect(bent([{ ...one!, a: put({ phone: '9876501234' }) } as never])).toMatchObject({ index: 0, paths });
  });

  it('names the action at which a reducer throws', () => {
    const reducer = () => {
      throw new Error('no such call');
    };
    const divergence = { index: 0, what: 'count/added', paths: [], thrown: 'no such call' };
    expect(replayPart(many, { ...target, reducer })).toMatchObject({ divergence });
  });
});
