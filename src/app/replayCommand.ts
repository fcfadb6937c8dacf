import { readFileSync, writeFileSync } from 'node:fs';
import { replayCommand } from '@/actionLog/cli/run';
import { replayTarget } from './replayTarget';

/** `npm run replay -- FILE …`: replays an action log against this build. */
process.exitCode = replayCommand(process.argv.slice(2), replayTarget(), {
  read: (file) => readFileSync(file, 'utf8'),
  write: (file, text) => {
    writeFileSync(file, text);
  },
  say: (line) => {
    console.log(line);
  },
  complain: (line) => {
    console.error(line);
  },
  now: () => performance.now(),
});
