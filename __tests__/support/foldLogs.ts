import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readLog } from '@/actionLog/readLog';
import { replay } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';

/**
 * A process of its own that folds logs: each line of its input names a file, each line of its output says what came of
 * it: "same" with the number of steps, or where it differs. The redaction key is its argument.
 */
const key = process.argv[2] ?? '';
const target = replayTarget();
createInterface({ input: process.stdin }).on('line', (file) => {
  const outcomes = replay(readLog(readFileSync(file, 'utf8')), target, { key });
  const bad = outcomes.find(({ divergence }) => divergence !== null);
  const steps = outcomes.reduce((sum, { actions }) => sum + actions, 0);
  console.log(bad ? `differs ${JSON.stringify(bad.divergence)}` : `same ${steps}`);
});
