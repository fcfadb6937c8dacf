// npm run admin -- COMMAND: what an operator does with the data of a server. Backups are commands of their own as well.
import { build, install, runBuilt } from './lib.mjs';

if (['backup', 'restore'].includes(process.argv[2])) {
  await import('./backup.mjs');
}
await install();
await build();
await runBuilt('admin.js');
