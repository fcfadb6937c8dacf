// npm run admin -- COMMAND: what an operator does with the data of a server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build, install, ROOT } from './lib.mjs';

await install();
await build();
const { status } = spawnSync(process.execPath, [join(ROOT, 'dist/server/admin.js'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
});
process.exit(status ?? 1);
