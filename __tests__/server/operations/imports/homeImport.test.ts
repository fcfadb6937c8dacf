import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/server/admin/commands';
import { syncSearchNames } from '@/server/db/queries/searchNames';
import { keepingMailer } from '../../../support/server/accounts';
import { everyRow } from '../../../support/server/callers';
import { anOperator, askConsole } from '../../../support/server/operators';
import { appOfEach } from '../../../support/server/testApp';
import { AGENT, idOf } from '../../../support/server/world';

const t = appOfEach({ properties: 4, projects: 5 });
let cookie = '';
beforeEach(async () => {
  await syncSearchNames(t.db);
  ({ cookie } = await anOperator(t, 'Ravi'));
});

const ask = (name: 'checkImport' | 'importRows', kind: 'news' | 'home', file: string) =>
  askConsole(t.app, name, { kind, file }, { cookie });

it('brings articles from a file, and names every fault by its row [HOME-10]', async () => {
  const before = await everyRow(t.db);
  const bad =
    'title,topic,body,date,published\nRent,,x,1 May 2027,perhaps\n,Taxes,,,\nRent,Taxes,Text,2027-01-02,yes\n';
  expect((await ask('checkImport', 'news', bad)).json()).toEqual({
    rows: 3,
    new: 0,
    changed: 0,
    faults: [
      { line: 2, column: 'topic', message: 'is required' },
      { line: 2, column: 'date', message: 'Please enter a day as YYYY-MM-DD.' },
      { line: 2, column: 'published', message: 'must be yes or no' },
      { line: 3, column: 'title', message: 'is required' },
      { line: 3, column: 'body', message: 'is required' },
      { line: 3, column: 'date', message: 'is required' },
      { line: 4, column: 'summary', message: 'This cannot be empty' },
    ],
  });
  const none = 'title,published\n' + (await heads()).map(({ title }) => `"${title}",no\n`).join('');
  expect((await ask('checkImport', 'news', none)).json()).toMatchObject({
    message: expect.stringContaining('One article stays published'),
  });
  expect(await everyRow(t.db)).toBe(before);
  const good = 'title,topic,summary,body,date\nRent,Taxes,What to pay,"One\r\n\r\nTwo <b>",2027-01-02\n';
  expect((await ask('importRows', 'news', good)).json()).toMatchObject({ message: '1 row imported: 1 new, 0 changed' });
  expect((await t.get('/api/news?id=rent')).json()).toMatchObject({ title: 'Rent', body: ['One', 'Two <b>'] });
  const again = 'title,topic,published\nRENT,Law,no\nRENT,Law,no\n';
  expect((await ask('importRows', 'news', again)).json()).toMatchObject({ rows: 2, new: 0, changed: 1 });
  expect((await t.get('/api/news?id=rent')).statusCode).toBe(404);
  expect(await heads()).toHaveLength(4);
});
const heads = async () =>
  (await askConsole(t.app, 'getNews', {}, { cookie })).json<readonly { readonly title: string }[]>();

it('arranges the sections that a file names, by names and ids, from the command line as well [HOME-4, HOME-7]', async () => {
  const section = async (name: string) =>
    (
      await t.db
        .selectFrom('home_sections')
        .select('record_id')
        .where('section', '=', name)
        .orderBy('position')
        .execute()
    ).map(({ record_id }) => record_id);
  const [a = '', b = '', c = '', d = ''] = t.projects.map(({ id }) => id);
  expect(
    (await ask('checkImport', 'home', `section,record\nspotlight,None\nhall,${a}\nagents,${a}`)).json(),
  ).toMatchObject({
    faults: [
      { line: 2, column: 'record', message: 'There is none of this name that Home can show' },
      { line: 3, column: 'section' },
      { line: 4, column: 'record' },
    ],
  });
  const file = `section,record\nspotlight,${d}\nspotlight,${b}\nbuilders,seshachala homes\n`;
  expect((await ask('checkImport', 'home', file)).json()).toEqual({ rows: 3, new: 1, changed: 0, faults: [] });
  const path = join(t.dataDir, 'home.csv');
  writeFileSync(path, `${file}agents,${AGENT.id}\nagents,${AGENT.id}\n`);
  const said: string[] = [];
  const { mailer } = keepingMailer();
  const context = { db: t.db, bulkLoad: () => Promise.resolve(), config: t.config, now: () => t.clock.now, mailer };
  const run = () => runCommand({ ...context, say: (line) => said.push(line) }, ['import', 'home', path]);
  await expect(run()).rejects.toThrow('nothing was imported');
  expect(said).toEqual(['line 6, record: This section has it already']);
  writeFileSync(path, file);
  await run();
  expect(await section('spotlight')).toEqual([d, b]);
  expect(await section('builders')).toEqual([idOf('builder', 1)]);
  // What the file does not name stays.
  expect(await section('reraApproved')).toEqual([a, b, c]);
});

it('knows a record by its whole name, however many others hold it [HOME-4, HOME-5]', async () => {
  const rows = Array.from({ length: 12 }, (_unused, n) => `Alpha ${n} Zeta Homes`);
  await askConsole(
    t.app,
    'importRows',
    { kind: 'builders', file: ['name', ...rows, 'Zeta Homes'].join('\n') },
    { cookie },
  );
  const agent = await t.db.selectFrom('users').selectAll().where('id', '=', AGENT.id).executeTakeFirstOrThrow();
  for (let n = 0; n < 12; n += 1)
    await t.db
      .insertInto('users')
      .values({
        ...agent,
        id: idOf('user', 100 + n),
        email: `${n}@x.example`,
        phone: `91${n}`,
        rank: -1,
        username: `A${agent.username}`,
      })
      .execute();
  const file = `section,record\nbuilders,zeta homes\nagents,${agent.username}\n`;
  expect((await ask('checkImport', 'home', file)).json()).toMatchObject({ rows: 2, faults: [] });
});
