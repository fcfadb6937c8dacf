import { runCommand } from '@/server/admin/commands';
import { keepingMailer } from '../../support/server/accounts';
import { askConsole } from '../../support/server/operators';
import { aPayload, postingOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const t = appOfEach({ properties: 0, projects: 0, config: { moderation: 'manual' } });

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const { db, config, clock } = t;
  const bulkLoad = async (work: (part: typeof db) => Promise<boolean>) => {
    await work(db);
  };
  clock.now += 1000;
  await runCommand(
    { db, bulkLoad, config, now: () => clock.now, mailer: keepingMailer().mailer, say: (line) => lines.push(line) },
    words,
  );
  return lines.join('\n');
}

it('adds operators, of whom the first is the owner, lets them in again and removes all but the last owner', async () => {
  expect(await run('operator', 'list')).toBe('There is no operator yet.');
  const said = await run('operator', 'add', 'Sita');
  expect(said).toMatch(/once and within 24 hours:\nhttp:\/\/localhost:3000\/console\/join#[\w-]{43}$/);
  await run('operator', 'add', 'Ravi');
  expect(await run('operator', 'list')).toBe('Sita, owner\nRavi, moderator');
  await expect(run('operator', 'add', 'sita')).rejects.toThrow('There is an operator sita already.');
  await expect(run('operator', 'add', 'Meena', 'king')).rejects.toThrow('A role is owner or moderator.');
  await expect(run('operator', 'remove', 'Sita')).rejects.toThrow('This is the last owner.');
  const [, token = ''] = (await run('operator', 'link', 'sita')).split('#');
  const [, old = ''] = said.split('#');
  const opened = await Promise.all([old, token].map((each) => askConsole(t.app, 'openLink', { token: each })));
  expect(opened.map(({ statusCode }) => statusCode)).toEqual([410, 200]);
  expect(await run('operator', 'remove', 'Ravi')).toBe('Ravi was removed.');
  await expect(run('operator', 'link', 'Ravi')).rejects.toThrow('There is no operator Ravi.');
});

it('writes every act into the audit, without an operator’s name, and nothing of what was not done [DASH-3]', async () => {
  const id = await postingOf(t, await t.tokenOf(AGENT)).posted(aPayload());
  await run('refuse', id, 'No pictures.');
  await run('approve', id);
  await expect(run('approve', 'unknown')).rejects.toThrow('There is no listing');
  await run('agent', USER.id);
  await run('suspend', USER.id, 'Spam');
  await run('resume', USER.id);
  await run('free-number', USER.phone);
  await run('delete', USER.id);
  await run('operator', 'add', 'Sita');
  const rows = await t.db.selectFrom('operator_actions').selectAll().orderBy('at').execute();
  expect(rows.map(({ operator_id, action, reason }) => [operator_id, action, reason])).toEqual([
    [null, 'listing.refuse', '[{"text":"No pictures."}]'],
    [null, 'listing.approve', null],
    [null, 'user.agent', null],
    [null, 'user.suspend', '[{"text":"Spam"}]'],
    [null, 'user.resume', null],
    [null, 'number.free', null],
    [null, 'user.delete', null],
    [null, 'operator.add', null],
  ]);
  expect(JSON.stringify(rows)).not.toContain(USER.phone);
});
