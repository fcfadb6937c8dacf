import { operatorName } from '@/contract/consoleShapes';
import { OPERATOR_ROLES } from '@/contract/console';
import { operatorNamed, operatorsThere } from '../db/queries/operators';
import { addOperator, linkOperator, removeOperator, type ShownLink } from '../operations/operators';
import { AdminError, audited, wordsOf, type AdminContext, type Command } from './context';

const HOW = 'operator add NAME [owner|moderator] | list | link NAME | remove NAME';

function sayLink({ say }: AdminContext, { name, link }: ShownLink): void {
  say(`${name} signs in with this link, once and within 24 hours:`);
  say(link);
}

async function idOf({ db }: AdminContext, name: string): Promise<string> {
  const operator = await operatorNamed(db, name);
  if (operator === undefined) throw new AdminError(`There is no operator ${name}.`);
  return operator.id;
}

const SUBCOMMANDS: Readonly<Record<string, Command['run']>> = {
  add: async (context, words) => {
    const [typed = '', word] = wordsOf(words, words.length === 2 ? 2 : 1);
    const role = OPERATOR_ROLES.find((each) => each === word);
    const name = operatorName.safeParse(typed);
    if (!name.success) throw new AdminError('A name has 1 to 40 characters.');
    if (word !== undefined && role === undefined) throw new AdminError(`A role is ${OPERATOR_ROLES.join(' or ')}.`);
    const asked = { name: name.data, ...(role && { role }) };
    const added = await audited(context, 'operator.add', addOperator(context.config, asked, context.now()));
    sayLink(context, added.answer);
  },
  list: async ({ db, say }, words) => {
    wordsOf(words, 0);
    const rows = await operatorsThere(db);
    if (rows.length === 0) say('There is no operator yet.');
    for (const { name, role, last_seen_at } of rows)
      say(`${name}, ${role}${last_seen_at === null ? '' : `, last seen ${new Date(last_seen_at).toISOString()}`}`);
  },
  link: async (context, words) => {
    const [name = ''] = wordsOf(words, 1);
    const id = await idOf(context, name);
    sayLink(context, (await audited(context, 'operator.link', linkOperator(context.config, id, context.now()))).answer);
  },
  remove: async (context, words) => {
    const [name = ''] = wordsOf(words, 1);
    const id = await idOf(context, name);
    const { answer } = await audited(context, 'operator.remove', removeOperator(id, context.now()));
    context.say(`${answer.message.in('en')}.`);
  },
};

async function operator(context: AdminContext, [what = '', ...words]: readonly string[]): Promise<void> {
  const run = Object.hasOwn(SUBCOMMANDS, what) ? SUBCOMMANDS[what] : undefined;
  if (run === undefined) throw new AdminError(HOW);
  await run(context, words);
}

export const operatorCommands: Readonly<Record<string, Command>> = {
  operator: {
    takes: 'add|list|link|remove NAME',
    says: 'who may use the console: each joins, and comes back, by a link that works once',
    run: operator,
  },
};
