// npm run admin -- COMMAND: what an operator does with the data of a server. Backups are commands of their own as well.
import { prepare, runBuilt } from './lib.mjs';

if (['backup', 'restore'].includes(process.argv[2])) {
  await import('./backup.mjs');
}
await prepare('admin.js');
await runBuilt('admin.js');
