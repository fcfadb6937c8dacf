import { readConfig } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { accountCommands } from './accounts';
import { agentCommands } from './agents';
import { AdminError, withUploads, wordsOf, type AdminContext, type Command } from './context';
import { enquiryCommands } from './enquiries';
import { importCommands } from './imports';
import { listingCommands } from './listings';
import { numberCommands } from './numbers';
import { readSite } from '../operations/settings';
import { operatorCommands } from './operators';
import { reraCommands } from './rera';
import { reviewCommands } from './reviews';
import { placeCommands } from './places';
import { settingCommands } from './settings';

async function seed(context: AdminContext, words: readonly string[]): Promise<void> {
  const { bulkLoad, now, say } = context;
  const [wanted = ''] = wordsOf(words, 1);
  const { seed: kind } = readConfig({ SEED: wanted }, '/');
  if (kind === 'none') throw new AdminError('Say what to fill the database with: demo, or a number of listings.');
  const { seedDatabase } = await import(/* webpackChunkName: "demo" */ '@/demo/seed');
  await withUploads(context, (uploads) =>
    bulkLoad(async (part) => {
      const isFilled = await seedDatabase(part, { kind, uploads, now: now(), onProgress: say });
      if (!isFilled) throw new AdminError('The database was filled before: nothing was changed.');
      return true;
    }),
  );
  say('The database is filled.');
}

const COMMANDS: Readonly<Record<string, Command>> = {
  ...listingCommands,
  ...agentCommands,
  ...accountCommands,
  ...enquiryCommands,
  ...reviewCommands,
  ...numberCommands,
  ...operatorCommands,
  ...reraCommands,
  ...importCommands,
  ...settingCommands,
  ...placeCommands,
  seed: { takes: 'demo|COUNT', says: 'fills an empty database', run: seed },
};

/** What an operator reads without a command, or with one that there is not. */
export const usage = (): string =>
  [
    'npm run admin -- COMMAND',
    ...Object.entries(COMMANDS).map(([name, { takes, says }]) => `  ${`${name} ${takes}`.padEnd(32)}${says}`),
  ].join('\n');

/** Runs one command. Throws an AdminError, whose message is for the operator, when it could not be done. */
export async function runCommand(context: AdminContext, said: readonly string[]): Promise<void> {
  // A name has one word, or two.
  const length = [2, 1].find((count) => Object.hasOwn(COMMANDS, said.slice(0, count).join(' '))) ?? 0;
  const command = COMMANDS[said.slice(0, length).join(' ')];
  if (command === undefined) throw new AdminError(usage());
  // Its mails say what is set.
  await readSite(context.db);
  await command.run(context, said.slice(length)).catch((error: unknown) => {
    // What an operation refuses is told in its words.
    throw error instanceof HttpError ? new AdminError(error.message) : error;
  });
}
