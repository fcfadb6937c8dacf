import { once } from 'node:events';
import { Readable } from 'node:stream';
import { atLeast } from '@/server/operations/ownData/leastRate';

const RATE = { bytes: 1000, everyMs: 50 };
/** Pieces of 100 kB. */
const endless = () =>
  Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(100_000);
    })(),
  );

it('breaks off what nobody reads, and lets its source go [DASH-1]', async () => {
  const source = endless();
  const out = atLeast(RATE, source);
  const [error] = (await once(out, 'error')) as [Error];
  expect(error.message).toBe('The archive was read too slowly.');
  expect(source.destroyed).toBe(true);
});

it('hands on what is read, to its end, and lets the source go with its reader [DASH-1]', async () => {
  // The test says when the time is over: on a busy machine a short one passes before anything is read.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const source = Readable.from(
    (async function* () {
      for (let n = 0; n < 20; n += 1) {
        await new Promise(setImmediate);
        jest.advanceTimersByTime(RATE.everyMs / 2);
        yield Buffer.alloc(RATE.bytes, n);
      }
    })(),
  );
  const pieces = (await atLeast(RATE, source).toArray()) as Buffer[];
  jest.useRealTimers();
  expect(Buffer.concat(pieces)).toHaveLength(20 * RATE.bytes);
  const left = endless();
  const out = atLeast(RATE, left);
  out.destroy();
  await once(out, 'close');
  expect(left.destroyed).toBe(true);
});
