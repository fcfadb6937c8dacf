import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A copy of the built client (for CLIENT_DIR) beside which no renderer stands: its pages are rendered by the browser, which
 * asks all their calls itself.
 */
export function bareClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gruham-bare-'));
  cpSync(resolve(__dirname, '../../dist/client'), join(folder, 'client'), { recursive: true });
  return join(folder, 'client');
}
