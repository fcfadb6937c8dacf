// npm run build: the client and the server, in dist.
import { build } from './lib.mjs';

await build({ again: true });
