// npm start: a working marketplace from a fresh clone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, ROOT } from './lib.mjs';

await install();
await build();
const server = spawn(process.execPath, [join(ROOT, 'dist/server/main.js')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env, GRUHAM_DEMO: '1', SEED: process.env.SEED ?? 'demo' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
