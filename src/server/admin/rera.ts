import { checkRegister, takeRegister } from '../operations/rera/takeRegister';
import { audited, wordsOf, type AdminContext, type Command } from './context';
import { textOf } from './files';

/** Megabytes. */
const LARGEST = 50;

async function importRegister(context: AdminContext, words: readonly string[]): Promise<void> {
  const { say } = context;
  const isDry = words.includes('--dry');
  const [path = ''] = wordsOf(
    words.filter((word) => word !== '--dry'),
    1,
  );
  const text = await textOf(path, LARGEST);
  const { read, numbers, faulty, faults } = isDry
    ? checkRegister(text)
    : (await audited(context, 'rera.import', takeRegister(text, context.now()))).answer;
  say(`Rows read: ${read}. Numbers ${isDry ? 'that would be taken over' : 'taken over'}: ${numbers}.`);
  if (isDry) say('Nothing was changed.');
  if (faulty > 0) say(`Faulty rows, left out: ${faulty}.`);
  for (const { line, message } of faults) say(`  line ${line}: ${message.in('en')}`);
  if (faulty > faults.length) say('  The others are not shown.');
}

export const reraCommands: Readonly<Record<string, Command>> = {
  'rera import': {
    takes: 'FILE [--dry]',
    says: 'takes over the register of RERA from a CSV file or a saved page; --dry changes nothing',
    run: importRegister,
  },
};
