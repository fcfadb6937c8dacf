import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { replayCommand } from '@/actionLog/cli/run';
import { attempt } from '@/actionLog/guards';
import { replayTarget } from './replayTarget';

const read = (file: string): string | null => attempt(() => readFileSync(file, 'utf8'));
/** Beside the built command: what `npm run build` keeps of the client's scripts. */
const maps = resolve(dirname(process.argv[1] ?? ''), '../maps/assets');

/** `npm run replay -- FILE …`: replays an action log against this build. */
process.exitCode = replayCommand(process.argv.slice(2), replayTarget(), {
  read,
  write: writeFileSync,
  mapOf: (script) => read(resolve(maps, `${script}.map`)),
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
