import fc from 'fast-check';
import { anyPost, anyQuery, fuzzer } from '../../support/server/fuzz';
import { appOfAll } from '../../support/server/testApp';
import { patient } from '../../support/patience';

jest.setTimeout(patient(120_000));

const server = appOfAll({ properties: 40, projects: 10, config: { moderation: 'manual' } });

// The whole of it, 10,000 and 5,000, is `npm run long -- fuzz`.
describe('anything that could be sent', () => {
  it.each([
    ['to the POST calls', anyPost, 400],
    ['to the GET calls', anyQuery, 300],
  ])('%s is answered in shape, never with 5xx', async (_what, any, numRuns) => {
    const send = fuzzer(server);
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(any, async (sent) => {
        seen.add((await send(sent)).status);
      }),
      { numRuns },
    );
    // It reaches behind the first check.
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401]));
  });
});
