import { writeRegister } from '../db/queries/rera';
import { TableError } from '../operations/imports/readCsv';
import { readRegister } from '../operations/rera/register';
import { AdminError, audited, wordsOf, type AdminContext, type Command } from './context';
import { textOf } from './files';

/** Megabytes. */
const LARGEST = 50;
/** So many faulty rows are shown. */
const MOST_SHOWN = 100;

async function importRegister(context: AdminContext, words: readonly string[]): Promise<void> {
  const { say } = context;
  const isDry = words.includes('--dry');
  const [path = ''] = wordsOf(
    words.filter((word) => word !== '--dry'),
    1,
  );
  const text = await textOf(path, LARGEST);
  const { read, rows, faulty } = (() => {
    try {
      return readRegister(text);
    } catch (error) {
      throw error instanceof TableError ? new AdminError(error.message) : error;
    }
  })();
  if (!isDry)
    await audited(context, 'rera.import', async (part) => {
      await writeRegister(part, rows, context.now());
      return { subject: 'rera', after: { numbers: rows.length }, answer: null };
    });
  say(`Rows read: ${read}. Numbers ${isDry ? 'that would be taken over' : 'taken over'}: ${rows.length}.`);
  if (isDry) say('Nothing was changed.');
  if (faulty.length > 0) say(`Faulty rows, left out: ${faulty.length}.`);
  for (const { line, why } of faulty.slice(0, MOST_SHOWN)) say(`  line ${line}: ${why}`);
  if (faulty.length > MOST_SHOWN) say('  The others are not shown.');
}

export const reraCommands: Readonly<Record<string, Command>> = {
  'rera import': {
    takes: 'FILE [--dry]',
    says: 'takes over the register of RERA from a CSV file or a saved page; --dry changes nothing',
    run: importRegister,
  },
};
