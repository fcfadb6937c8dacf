import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';

/** What the work below takes on the quiet machine for which the limits in the tests were chosen, ms. */
const REFERENCE_MS = 30;
/** Load that comes after the measurement: the suite's own workers, a browser, somebody's build. */
const RESERVE = 3;

function work() {
  const begun = performance.now();
  const block = Buffer.alloc(1 << 20, 7);
  const hash = createHash('sha256');
  for (let i = 0; i < 24; i += 1) hash.update(block);
  let sum = hash.digest()[0];
  for (let i = 0; i < 2_000_000; i += 1) sum = (sum * 31 + i) | 0;
  return performance.now() - begun + (sum & 0);
}

/**
 * By how much the time limits of the tests are multiplied here and now: measured once a run, so that a slow or busy
 * machine fails no test, while what hangs still ends. Workers read it from `TEST_PATIENCE`.
 */
export function patience() {
  const known = Number(process.env.TEST_PATIENCE);
  if (known > 0) return known;
  const slowness = Math.max(1, Math.max(work(), work(), work()) / REFERENCE_MS);
  const factor = Math.min(20, Math.round(slowness * RESERVE * 10) / 10);
  process.env.TEST_PATIENCE = String(factor);
  return factor;
}
