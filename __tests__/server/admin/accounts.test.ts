import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/server/admin/commands';
import { readConfig } from '@/server/kernel/config';
import { ask, codeIn, keepingMailer, mailsTo, signIn, type IdAnswer } from '../../support/server/accounts';
import { postingOf, wordsOf } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, idOf, NOW, USER } from '../../support/server/world';
import { filesIn } from '../../support/server/zip';
import { newFolder } from '../../support/newFolder';

const OTHER = { id: idOf('user', 3), phone: '9000000003' };
const server = appOfEach({ properties: 9, projects: 0 });
let folder: string;
const { sent, state, mailer } = keepingMailer();
beforeEach(async () => {
  folder = newFolder();
  sent.length = 0;
  state.down = false;
});

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: server.dataDir }, '/');
  const say = (line: string) => lines.push(line);
  const { db, clock } = server;
  const bulkLoad = async (work: (part: typeof db) => Promise<boolean>) => {
    await work(db);
  };
  await runCommand({ db, bulkLoad, config, now: () => clock.now, mailer, say }, words);
  return lines.join('\n');
}
const login = (password: string = AGENT.password) => signIn(server.app, { ...AGENT, password });
const statuses = () => server.db.selectFrom('properties').select(['id', 'status']).orderBy('id').execute();
const audit = async () =>
  (await server.db.selectFrom('operator_actions').select(['action', 'subject']).execute()).map(
    ({ action, subject }) => [action, subject],
  );
const ofOther = async () => (await server.get('/api/property')).json<readonly { userId: { _id: string } }[]>();

describe('suspending a user [DASH-3]', () => {
  it('ends the sessions, hides page and listings, and tells who has the password why and whom to write to', async () => {
    const authorization = await server.tokenOf(AGENT);
    const before = await statuses();
    expect(await run('suspend', AGENT.phone, 'Three listings of one house.')).toBe(
      'Lakshmi is suspended: no session is left, and no listing is shown.',
    );
    expect((await server.get('/api/users/current', { authorization })).statusCode).toBe(401);
    expect((await ofOther()).every(({ userId }) => userId._id !== AGENT.id)).toBe(true);
    expect((await server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`)).statusCode).toBe(404);
    expect(wordsOf(await login('wrong'))).toBe(
      'The mobile number or the password is not right. If you never entered the code that we sent when you signed up, please sign up again.',
    );
    const refused = await login();
    expect([refused.statusCode, refused.json<{ errors: { message: string } }>().errors.message]).toEqual([
      400,
      'Your account is suspended: Three listings of one house. Please write to help@gruham.example.',
    ]);
    expect(await server.db.selectFrom('sessions').selectAll().execute()).toEqual([]);

    expect(await run('resume', AGENT.id)).toBe('Lakshmi can log in again.');
    await expect(run('resume', AGENT.id)).rejects.toThrow('This account is not suspended.');
    expect((await login()).statusCode).toBe(200);
    expect(await statuses()).toEqual(before);
    expect((await server.get(`/api/users/getAgentDetailsById?id=${AGENT.id}`)).statusCode).toBe(200);
  });

  it('keeps the first reason, as in the console, and tells of it in the audit once', async () => {
    await run('suspend', AGENT.id, 'Three listings of one house.');
    await expect(run('suspend', AGENT.id, 'Again.')).rejects.toThrow('This account is suspended already.');
    expect(wordsOf(await login())).toContain('Three listings of one house.');
    expect(await audit()).toEqual([['user.suspend', `user:${AGENT.id}`]]);
  });

  it('is no gap for a new password: the code does not log in', async () => {
    const asked = await ask(server.app, 'users/forgotPassword', { username: 'agent@example.in' });
    const otp = codeIn((await mailsTo(server, 'agent@example.in'))[0]);
    await run('suspend', AGENT.id, 'Spam');
    const { id } = asked.json<IdAnswer>();
    const answer = await ask(server.app, 'users/setPassword', { id, otp, password: 'Another@2026' });
    expect([answer.statusCode, wordsOf(answer)]).toEqual([400, expect.stringContaining('suspended: Spam.')]);
    expect(await server.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('holds its listings from the operator as well, until it is over', async () => {
    const [shown] = server.properties.filter(({ status }, n) => status === 1 && n % 3 === 0);
    await run('suspend', AGENT.id, 'Spam');
    await expect(run('approve', shown?.id ?? '')).rejects.toThrow('is withdrawn');
    await expect(run('refuse', shown?.id ?? '', 'No')).rejects.toThrow('is withdrawn');
    expect(await run('review')).not.toContain(AGENT.phone);
  });

  it('asks which one where several users have typed the same number', async () => {
    await server.db.updateTable('users').set({ later_phone: AGENT.phone }).where('id', '=', OTHER.id).execute();
    for (const command of ['suspend', 'delete', 'export', 'resume', 'agent', 'confirm-number']) {
      const words = { suspend: ['Why.'], export: [join(folder, 'all.zip')] }[command] ?? [];
      await expect(run(command, AGENT.phone, ...words)).rejects.toThrow(
        new RegExp(`^Several users have the number ${AGENT.phone}: .*${AGENT.id}.*${OTHER.id}`),
      );
    }
    expect(await run('suspend', AGENT.id, 'Why.')).toMatch(/^Lakshmi is suspended/);
  });

  it('refuses what names nobody, and a reason that is none', async () => {
    await expect(run('suspend', '9999999999', 'x')).rejects.toThrow('There is no user 9999999999.');
    await expect(run('suspend', AGENT.id, ' ')).rejects.toThrow('2 words');
    await expect(run('suspend', AGENT.id, 'x'.repeat(501))).rejects.toThrow('at most 500');
  });
});

describe('deleting a user [DASH-1]', () => {
  it('gives 14 days as the user’s own wish does, and writes to the user', async () => {
    expect(await run('delete', AGENT.phone)).toBe(
      'Lakshmi will be erased on 29 January 2026 and can take that back until then.',
    );
    expect(sent).toMatchObject([
      { to: 'agent@example.in', subject: 'Your Gruham account will be deleted on 29 January 2026' },
    ]);
    expect((await login()).statusCode).toBe(200);
    await expect(run('delete', AGENT.id)).rejects.toThrow('This account is about to be erased already.');
    expect([sent.length, await audit()]).toEqual([1, [['user.delete', `user:${AGENT.id}`]]]);
    state.down = true;
    await expect(run('delete', USER.id)).rejects.toThrow('could not be sent');
  });

  it('erases at once where that is said, also who is to go later', async () => {
    await run('delete', OTHER.phone);
    expect(await run('delete', OTHER.phone, 'now')).toMatch(/^The account is erased/);
    expect(await server.db.selectFrom('users').select('id').where('id', '=', OTHER.id).execute()).toEqual([]);
    expect(await server.db.selectFrom('properties').select('id').where('owner_id', '=', OTHER.id).execute()).toEqual(
      [],
    );
    await expect(run('delete', OTHER.id)).rejects.toThrow('There is no user');
    await expect(run('delete', AGENT.id, 'later')).rejects.toThrow('now');
    await expect(run('delete')).rejects.toThrow('id or a mobile number');
    expect((await server.get('/api/property')).statusCode).toBe(200);
  });
});

describe('exporting a user’s data [DASH-1]', () => {
  it('writes everything into a new file for its owner alone, the Aadhaar number in full', async () => {
    const authorization = await server.tokenOf(AGENT);
    await server.post('/api/users/profile', { aadharNumber: '234123412346' }, { authorization });
    await postingOf(server, authorization).mine();
    const path = join(folder, 'lakshmi.zip');
    expect(await run('export', AGENT.phone, path)).toContain('hand it to its owner alone');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const told: unknown = JSON.parse(filesIn(readFileSync(path)).get('data.json')?.toString() ?? '');
    expect(told).toMatchObject({
      madeAt: new Date(NOW).toISOString(),
      account: { mobileNumber: AGENT.phone },
      aadhaarNumber: '234123412346',
    });
    await expect(run('export', AGENT.phone, path)).rejects.toThrow('cannot be written');
    await expect(run('export', '9999999999', join(folder, 'nobody.zip'))).rejects.toThrow('There is no user');
    expect(existsSync(join(folder, 'nobody.zip'))).toBe(false);
  });
});
