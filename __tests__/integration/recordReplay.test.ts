import fc from 'fast-check';
import { readLog } from '@/actionLog/readLog';
import { replay } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';
import { marketplaceApi } from '@/api/marketplaceApi';
import { createStore } from '@/store/createStore';
import { OTHER_KEY, testRecorder } from '../support/actionLog';
import { answersWith, randomSteps, secretsOf, walk, type Typed } from '../support/randomSession';
import { testPorts } from '../support/testPorts';

const target = replayTarget();

it('replays any walk through the app to the same state at every step, and its file holds no secret [STORE-8]', async () => {
  await fc.assert(
    fc.asyncProperty(randomSteps(12), async (steps) => {
      const log = testRecorder({ limits: { hashEvery: 1 } });
      const first: Typed | undefined = steps[0]?.of;
      const { ports } = testPorts(first ? answersWith(first) : {});
      const store = createStore({ ports, innermost: log.enhancer });
      await walk(store, steps);
      const text = log.exportText();
      store.dispatch(marketplaceApi.util.resetApiState());
      for (const secret of secretsOf(steps)) expect([secret, text.includes(secret)]).toEqual([secret, false]);
      for (const outcome of replay(readLog(text), target, { key: OTHER_KEY })) {
        expect(outcome.divergence).toBeNull();
        expect(outcome.hashesChecked).toBeGreaterThan(outcome.actions);
      }
    }),
    { numRuns: 200, endOnFailure: true },
  );
}, 60_000);
