import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATES } from './templates';

/** Before all tests of the run: an empty folder for what all of them begin with, and for the folders that they make. */
export default function start(): void {
  process.env[TEMPLATES] = mkdtempSync(join(tmpdir(), 'gruham-templates-'));
}
