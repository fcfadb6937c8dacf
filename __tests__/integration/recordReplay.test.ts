import fc from 'fast-check';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';
import { randomSteps, recordedWalk } from '../support/randomSession';
import { patient } from '../support/patience';

jest.setTimeout(patient(60_000));

const target = replayTarget();

it('replays any walk through the app to the same state at every step, and its file holds no secret [STORE-8]', async () => {
  await fc.assert(
    fc.asyncProperty(randomSteps(12), async (steps) => {
      for (const part of readLog(await recordedWalk(steps)).parts) {
        const outcome = replayPart(part, target);
        expect(outcome.divergence).toBeNull();
        expect(outcome.compared).toBe(outcome.actions);
      }
    }),
    { numRuns: 200, endOnFailure: true },
  );
});
