import { parseDoc } from '../db/doc';
import { openApplications } from '../db/queries/operator';
import { becomeAgent } from '../operations/people';
import { audited, sendMail, userNamed, wordsOf, type AdminContext, type Command } from './context';
import { sayMore, printable } from './printable';

const MOST_SHOWN = 100;

async function applications({ db, say }: AdminContext, words: readonly string[]): Promise<void> {
  wordsOf(words, 0);
  const { rows, total } = await openApplications(db, MOST_SHOWN);
  if (rows.length === 0) say('Nobody is waiting to become an agent.');
  for (const { id, username, phone, since, doc } of rows) {
    const { message } = parseDoc(doc);
    say(`${id}  ${printable(username)}, ${phone}, ${new Date(since).toISOString()}`);
    if (printable(message) !== '') say(`  ${printable(message)}`);
  }
  sayMore(say, rows, total);
}

async function agent(context: AdminContext, words: readonly string[]): Promise<void> {
  const [name = ''] = wordsOf(words, 1);
  const { id, username } = await userNamed(context, name);
  const { answer: mail } = await audited(context, 'user.agent', becomeAgent(id, context.now()));
  context.say(`${printable(username)} is an agent now.`);
  await sendMail(context, mail, 'please tell the new agent yourself');
}

export const agentCommands: Readonly<Record<string, Command>> = {
  applications: { takes: '', says: 'users waiting to become agents', run: applications },
  agent: {
    takes: 'ID|MOBILE',
    says: 'makes a user an agent and writes to them; so an application is approved',
    run: agent,
  },
};
