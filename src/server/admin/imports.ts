import { IMPORT_KINDS } from '@/contract/contentShapes';
import { checkImport, faultWords, importRows } from '../operations/imports/imports';
import { AdminError, audited, wordsOf, type AdminContext, type Command } from './context';
import { textOf } from './files';

/** Megabytes. */
const LARGEST = 5;

async function run(context: AdminContext, words: readonly string[]): Promise<void> {
  const { db, now, say } = context;
  const [name, path = ''] = wordsOf(
    words.filter((word) => word !== '--dry-run'),
    2,
  );
  const kind = IMPORT_KINDS.find((each) => each === name);
  if (kind === undefined) throw new AdminError(`A file brings one of: ${IMPORT_KINDS.join(', ')}.`);
  const file = await textOf(path, LARGEST);
  const { rows, faults, ...would } = await checkImport(db, kind, file, now());
  if (faults.length > 0) {
    for (const fault of faults) say(faultWords(fault).in('en'));
    throw new AdminError(`${path} has faults: nothing was imported.`);
  }
  if (words.includes('--dry-run'))
    say(`Rows: ${rows}, new: ${would.new}, changed: ${would.changed}. Nothing was written.`);
  else say(`${(await audited(context, 'content.import', importRows(kind, file, now()))).answer.message.in('en')}.`);
}

export const importCommands: Readonly<Record<string, Command>> = {
  import: {
    takes: 'KIND FILE [--dry-run]',
    says: `brings ${IMPORT_KINDS.join(', ')} from a CSV file; --dry-run writes nothing`,
    run,
  },
};
