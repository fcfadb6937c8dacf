import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readLog } from '@/actionLog/readLog';
import { replayPart } from '@/actionLog/replay';
import { replayTarget } from '@/app/replayTarget';

/**
 * A process of its own that folds logs: each line of its input names a file, each line of its output says what came of
 * it: "same" with the number of steps, or where it differs.
 */
const target = replayTarget();
createInterface({ input: process.stdin }).on('line', (file) => {
  const outcomes = readLog(readFileSync(file, 'utf8')).parts.map((part) => replayPart(part, target));
  const bad = outcomes.find(({ actions, compared, divergence }) => divergence !== null || compared < actions);
  const steps = outcomes.reduce((sum, { actions }) => sum + actions, 0);
  console.log(bad ? `differs ${JSON.stringify(bad.divergence)}` : `same ${steps}`);
});
