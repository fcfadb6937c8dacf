import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { replayCommand } from '@/actionLog/cli/run';
import { replayTarget } from './replayTarget';

/** Beside the built command: what `npm run build` keeps of the client's scripts. */
function mapOf(script: string): string | null {
  try {
    return readFileSync(resolve(dirname(process.argv[1] ?? ''), '../maps/assets', `${script}.map`), 'utf8');
  } catch {
    return null;
  }
}

const ports = {
  read: (file: string) => readFileSync(file, 'utf8'),
  write: (file: string, text: string) => {
    writeFileSync(file, text);
  },
  say: (line: string) => {
    console.log(line);
  },
  complain: (line: string) => {
    console.error(line);
  },
  mapOf,
};
/** `npm run replay -- FILE …`: replays an action log against this build. */
process.exitCode = replayCommand(process.argv.slice(2), replayTarget(), ports);
