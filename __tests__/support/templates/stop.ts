import { rmSync } from 'node:fs';
import { TEMPLATES } from './templates';

/** After all tests of the run; a browser may still write while it ends. */
export default function stop(): void {
  const made = process.env[TEMPLATES];
  if (made !== undefined) rmSync(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
