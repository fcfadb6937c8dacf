import fc from 'fast-check';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';
import { marketplaceApi } from '@/api/marketplaceApi';
import { createStore } from '@/store/createStore';
import { testRecorder } from '../support/actionLog';
import { answersWith, randomSteps, secretsOf, walk, type Typed } from '../support/randomSession';
import { testEffects } from '../support/testEffects';
import { patient } from '../support/patience';

jest.setTimeout(patient(60_000));

const target = replayTarget();

it('replays any walk through the app to the same state at every step, and its file holds no secret [STORE-8]', async () => {
  await fc.assert(
    fc.asyncProperty(randomSteps(12), async (steps) => {
      const log = testRecorder();
      const first: Typed | undefined = steps[0]?.of;
      const { effects } = testEffects(first ? answersWith(first) : {});
      const store = createStore({ effects, innermost: log.enhancer });
      await walk(store, steps);
      const text = log.exportText();
      store.dispatch(marketplaceApi.util.resetApiState());
      for (const secret of secretsOf(steps)) expect([secret, text.includes(secret)]).toEqual([secret, false]);
      for (const part of readLog(text).parts) {
        const outcome = replayPart(part, target);
        expect(outcome.divergence).toBeNull();
        expect(outcome.compared).toBe(outcome.actions);
      }
    }),
    { numRuns: 200, endOnFailure: true },
  );
});
