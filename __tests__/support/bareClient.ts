import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from './newFolder';

/**
 * A copy of the built client (for CLIENT_DIR) beside which no renderer stands: its pages are rendered by the browser, which
 * asks all their calls itself.
 */
export function bareClient(): string {
  const folder = newFolder();
  cpSync(resolve(__dirname, '../../dist/client'), join(folder, 'client'), { recursive: true });
  return join(folder, 'client');
}
