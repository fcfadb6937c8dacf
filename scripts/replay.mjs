// npm run replay -- FILE …: replays an action log. Exit 0 same, 1 diverged, 2 incompatible, 3 damaged, 4 holds a secret.
import { prepare, runBuilt } from './lib.mjs';

await prepare('replay.js');
// Where the files of the command line are; another NODE_ENV would be another reducer.
await runBuilt('replay.js', { cwd: process.env.INIT_CWD ?? process.cwd(), env: { NODE_ENV: 'production' } });
