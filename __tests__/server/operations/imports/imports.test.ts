import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from '@/contract/answers';
import { runCommand } from '@/server/admin/commands';
import { keepingMailer } from '../../../support/server/accounts';
import { everyRow } from '../../../support/server/callers';
import { anOperator, askConsole, type TestOperator } from '../../../support/server/operators';
import { appOfEach } from '../../../support/server/testApp';

const t = appOfEach({ properties: 1, projects: 1 });
let operator: TestOperator;
beforeEach(async () => {
  operator = await anOperator(t, 'Ravi');
});

const ask = (name: 'checkImport' | 'importRows', file: string, kind = 'builders') =>
  askConsole(t.app, name, { kind, file }, { cookie: operator.cookie });
const builders = async () => answers.getBuilders.parse((await t.get('/api/builders/getAllBuilders')).json());
const acts = () => t.db.selectFrom('operator_actions').select(['action', 'subject', 'operator_id', 'after']).execute();

describe('a file of comma-separated values [BUILD-2]', () => {
  it('is tried before it is imported: each fault has its row, and nothing is written while there is one', async () => {
    const file = '\uFEFFName;Since;About\r\n"Seshadri\r\nHomes";1998;Flats\r\n;;\r\n;1998;x;y\r\nGaruda;20th;\r\n';
    const before = await everyRow(t.db);
    const faults = [
      { line: 5, column: '', message: 'There are more cells than columns' },
      { line: 5, column: 'name', message: 'is required' },
      { line: 6, column: 'since', message: 'must be a year, such as 1998' },
    ];
    expect((await ask('checkImport', file)).json()).toEqual({ rows: 3, new: 1, changed: 0, faults });
    const refused = await ask('importRows', file);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ message: 'Nothing was imported: line 5: There are more cells than columns.' }),
    ]);
    expect(await everyRow(t.db)).toBe(before);
    const heads = (await ask('checkImport', 'Name,Town,name\nA,B,C')).json<{ faults: object[] }>();
    expect(heads.faults).toEqual([
      { line: 1, column: 'Town', message: expect.stringContaining('is no column. There are: name, since') },
      { line: 1, column: 'name', message: 'stands there twice' },
    ]);
    expect((await ask('checkImport', `name${'\nGaruda'.repeat(1001)}`)).json()).toMatchObject({
      message: 'Please send at most 1,000 rows in one file.',
    });
    const places = await askConsole(t.app, 'getImportForm', { kind: 'places' }, { cookie: operator.cookie });
    expect(places.json()).toMatchObject({ most: 2000 });
    expect((await ask('checkImport', `city${'\nTirupati'.repeat(1001)}`, 'places')).json()).toMatchObject({
      rows: 1001,
    });
    expect((await ask('checkImport', 'name\n"Garuda')).json()).toMatchObject({
      message: expect.stringMatching(/quotation mark in the row that begins on line \d+ /),
    });
  });

  it('is imported as a whole with one row in the audit, and again changes only what differs', async () => {
    const rows = Array.from({ length: 300 }, (_unused, n) => `Builder ${n},${1900 + (n % 100)}`);
    const file = `name,since\n${rows.join('\n')}`;
    // As large as a file may be, and twice as large as JSON.
    const large = `${file}\nThe last,2000,"${'""'.repeat(2_490_000)}"`;
    expect((await ask('checkImport', large)).json()).toMatchObject({ rows: 301, faults: [{ line: 302 }] });
    expect((await ask('importRows', file)).json()).toMatchObject({
      message: '300 rows imported: 300 new, 0 changed',
    });
    expect(await acts()).toEqual([
      {
        action: 'content.import',
        subject: 'builders',
        operator_id: operator.id,
        after: '{"rows":300,"new":300,"changed":0}',
      },
    ]);
    const again = 'about,NAME,since\nFlats,builder 7,1907\n,Builder 8,1908\n,Builder 9,';
    expect((await ask('checkImport', again)).json()).toEqual({ rows: 3, new: 0, changed: 2, faults: [] });
    await ask('importRows', again);
    const shown = await builders();
    expect(shown.filter(({ name }) => /^builder [789]$/i.test(name))).toMatchObject([
      { name: 'builder 7', since: 1907, about: 'Flats' },
      { name: 'Builder 8', since: 1908 },
      { name: 'Builder 9' },
    ]);
    expect(shown.find(({ name }) => name === 'Builder 9')).not.toHaveProperty('since');
    const form = await askConsole(t.app, 'getImportForm', { kind: 'builders' }, { cookie: operator.cookie });
    const { example } = form.json<{ example: string }>();
    expect((await ask('checkImport', example)).json()).toEqual({ rows: 1, new: 1, changed: 0, faults: [] });
  });

  it('has the separator of its first row, whatever stands in the others', async () => {
    for (const file of ['name,about\nGaruda,One; two; three; four', 'name\tabout\nGaruda\tOne, two, three, four'])
      expect((await ask('checkImport', file)).json()).toMatchObject({ rows: 1, new: 1, faults: [] });
  });

  it('is imported by the command line as well', async () => {
    const path = join(t.dataDir, 'builders.csv');
    const said: string[] = [];
    const { mailer } = keepingMailer();
    const context = { db: t.db, bulkLoad: () => Promise.resolve(), config: t.config, now: () => t.clock.now, mailer };
    const run = async (file: string, ...words: string[]) => {
      writeFileSync(path, file);
      await runCommand({ ...context, say: (line) => said.push(line) }, ['import', 'builders', path, ...words]);
    };
    await expect(run('name,since\nGaruda,x')).rejects.toThrow('has faults: nothing was imported');
    await run('name\nGaruda', '--dry-run');
    expect(await acts()).toEqual([]);
    await run('name\nGaruda');
    expect(said).toEqual([
      'line 2, since: must be a year, such as 1998',
      'Rows: 1, new: 1, changed: 0. Nothing was written.',
      '1 row imported: 1 new, 0 changed.',
    ]);
    expect(await acts()).toMatchObject([{ action: 'content.import', operator_id: null }]);
    await expect(runCommand({ ...context, say: () => undefined }, ['import', 'castles', path])).rejects.toThrow(
      'A file brings one of: builders',
    );
  });
});
