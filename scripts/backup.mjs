// npm run backup -- FOLDER, npm run restore -- FOLDER [--force]. Exit 0 done, 1 not done and nothing changed, 2 not understood.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, install, ROOT, runBuilt } from './lib.mjs';
import { findPostgresClient } from './postgres.mjs';

// What is built is what runs: a backup must not wait for a build, nor write into the checkout.
if (!existsSync(join(ROOT, 'dist/server/backup.js'))) {
  await install();
  await build();
}
const bin = process.env.DATABASE_URL ? findPostgresClient() : null;
await runBuilt('backup.js', { env: bin === null ? {} : { POSTGRES_BIN: bin } });
