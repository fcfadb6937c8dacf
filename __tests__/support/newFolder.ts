import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATES } from './templates/templates';

/** A new folder; it goes with the run's other ones when all tests are over. */
export const newFolder = (): string => mkdtempSync(join(process.env[TEMPLATES] ?? tmpdir(), 'gruham-'));
