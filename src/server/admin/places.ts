import { consoleQuestions } from '@/contract/consoleShapes';
import { HttpError } from '../kernel/httpError';
import { addPlace } from '../operations/places';
import { AdminError, audited, wordsOf, type AdminContext, type Command } from './context';

async function add(context: AdminContext, words: readonly string[]): Promise<void> {
  const [city, locality] = wordsOf(words, words.length === 2 ? 2 : 1);
  const asked = consoleQuestions.addPlace.safeParse({ city, locality });
  if (!asked.success) throw new AdminError('A name has 2 to 60 characters, without < and >.');
  try {
    context.say(`${(await audited(context, 'place.add', addPlace(asked.data))).answer.message}.`);
  } catch (error) {
    throw error instanceof HttpError ? new AdminError(error.message) : error;
  }
}

export const placeCommands: Readonly<Record<string, Command>> = {
  'place add': { takes: 'CITY [LOCALITY]', says: 'offers a city, or a locality in it', run: add },
};
