import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from '@/contract/answers';
import { runCommand } from '@/server/admin/commands';
import { readConfig } from '@/server/kernel/config';
import { keepingMailer } from '../../support/server/accounts';
import { appOfEach } from '../../support/server/testApp';
import { idOf, NOW } from '../../support/server/world';

const server = appOfEach({ properties: 1, projects: 1 });

async function run(file: string, ...words: string[]): Promise<string> {
  const path = join(server.dataDir, 'register.csv');
  writeFileSync(path, file);
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: server.dataDir }, '/');
  const say = (line: string) => lines.push(line);
  const bulkLoad = () => Promise.reject(new Error('not asked for'));
  const { db, clock } = server;
  const context = { db, bulkLoad, config, now: () => clock.now, mailer: keepingMailer().mailer, say };
  await runCommand(context, ['rera', 'import', path, ...words]);
  return lines.join('\n');
}

const HEAD = 'Registration No,Project Name,Promoter,Valid Upto\n';
const NUMBER = 'P10150050061';

/** What details say of a listing and of a project that give this number. */
async function told(reraId: string | null): Promise<readonly object[]> {
  const [id = ''] = server.properties.map((each) => each.id);
  const doc = JSON.stringify({ name: 'Garuda', city: 'Tirupati', reraId });
  await server.db.updateTable('properties').set({ doc }).execute();
  await server.db.updateTable('projects').set({ doc }).execute();
  const listing = await server.get(`/api/property/propertyDetailsByUser?id=${id}`);
  const project = await server.get(`/api/projects/propertyDetailsByUser?id=${idOf('project', 0)}`);
  return [...answers.getProperty.parse(listing.json()), ...answers.getProject.parse(project.json())].map(
    ({ reraFound, reraSeenAt, reraValidUntil }) => ({ reraFound, reraSeenAt, reraValidUntil }),
  );
}
const SILENT = { reraFound: undefined, reraSeenAt: undefined, reraValidUntil: undefined };

describe('the import of the register [PDET-8, JDET-1]', () => {
  it('lets details say what is known of a number, and since when', async () => {
    expect(await told(NUMBER)).toEqual([SILENT, SILENT]);
    const file = `${HEAD}${NUMBER},Garuda,Hill Homes,31/03/2028\nAgent,,,\n`;
    expect(await run(file, '--dry')).toBe(
      'Rows read: 2. Numbers that would be taken over: 1.\nNothing was changed.\nFaulty rows, left out: 1.\n' +
        '  line 3: there is no project’s number, P and 11 digits',
    );
    expect(await told(NUMBER)).toEqual([SILENT, SILENT]);
    expect(await run(file)).toMatch(/^Rows read: 2\. Numbers taken over: 1\.\nFaulty/);
    const acts = await server.db.selectFrom('operator_actions').select(['action', 'after']).execute();
    expect(acts).toEqual([{ action: 'rera.import', after: '{"numbers":1}' }]);
    const seen = { reraFound: true, reraSeenAt: new Date(NOW).toISOString(), reraValidUntil: '2028-03-31' };
    expect(await told(NUMBER)).toEqual([seen, seen]);
    expect(await told('p-10150050061')).toEqual([seen, seen]);
    const missing = { ...SILENT, reraFound: false };
    expect(await told('P10150050062')).toEqual([missing, missing]);
    for (const none of [null, 'Applied for']) expect(await told(none)).toEqual([SILENT, SILENT]);
  });

  it('renews what it brings, and leaves what it does not bring with its own day', async () => {
    await run(`${HEAD}${NUMBER},Garuda,,\nP10150050062,Seshadri,,`);
    server.clock.now += 86_400_000;
    await run(`${HEAD}${NUMBER},Garuda,,2029-01-01`);
    const later = { reraSeenAt: new Date(server.clock.now).toISOString(), reraValidUntil: '2029-01-01' };
    expect(await told(NUMBER)).toMatchObject([later, later]);
    const first = { reraFound: true, reraSeenAt: new Date(NOW).toISOString(), reraValidUntil: null };
    expect(await told('P10150050062')).toEqual([first, first]);
  });

  it('refuses more than 50 MB before it reads them, and reads 50 MB with script in it for its numbers alone', async () => {
    const page = `<table><tr><th>Registration No<th>Project Name<tr><td>${NUMBER}<td><script>steal()</script>Garuda</table><script>`;
    const before = process.memoryUsage().rss;
    const whole = page.padEnd(50 * 1024 * 1024, '<tr><td>P10150050009');
    expect(await run(whole)).toBe('Rows read: 1. Numbers taken over: 1.');
    await expect(run(`${whole}!`)).rejects.toThrow('has more than 50 MB');
    expect(process.memoryUsage().rss - before).toBeLessThan(500e6);
    const rows = await server.db.selectFrom('rera_register').select(['number', 'name']).execute();
    expect(rows).toEqual([{ number: NUMBER, name: 'Garuda' }]);
    expect(await server.db.selectFrom('operator_actions').select('action').execute()).toEqual([
      { action: 'rera.import' },
    ]);
  });

  it('refuses a file that is no register, and one that is not there', async () => {
    await expect(run('Name,Town')).rejects.toThrow('no table with a column of registration numbers');
    await expect(run(HEAD, 'other.csv')).rejects.toThrow('takes 1 word');
    await expect(run(HEAD, '--wet')).rejects.toThrow('takes 1 word');
    const gone = join(server.dataDir, 'gone.csv');
    const say = () => undefined;
    const { db, config } = server;
    const context = { db, bulkLoad: () => Promise.reject(new Error()), config, now: () => NOW, say };
    await expect(runCommand({ ...context, mailer: keepingMailer().mailer }, ['rera', 'import', gone])).rejects.toThrow(
      'cannot be read',
    );
  });
});
