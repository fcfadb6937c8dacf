import fc from 'fast-check';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { randomSteps, recordedWalk } from '../support/randomSession';
import { newFolder } from '../support/newFolder';

const ROOT = resolve(__dirname, '../..');
const RUNS = Number(process.env['LONG_RUNS'] ?? 10_000);

/** A fresh process that folds one log after another. */
function folder() {
  const place = newFolder();
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, '__tests__/support/foldLogs.ts')], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const file = join(place, 'walk.rlog');
  return {
    fold: async (text: string): Promise<string> => {
      writeFileSync(file, text);
      child.stdin.write(`${file}\n`);
      const { value } = (await lines.next()) as { readonly value?: string };
      return value ?? 'ended';
    },
    close: () => {
      child.stdin.end();
    },
  };
}

it(`folds ${RUNS} random walks in another process: no step differs [STORE-8]`, async () => {
  const { fold, close } = folder();
  let steps = 0;
  try {
    await fc.assert(
      fc.asyncProperty(randomSteps(14), async (walked) => {
        const outcome = await fold(await recordedWalk(walked));
        expect(outcome).toMatch(/^same \d+$/);
        steps += Number(outcome.slice(5));
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  } finally {
    close();
  }
  console.log(`${RUNS} walks, ${steps} steps compared`);
});
