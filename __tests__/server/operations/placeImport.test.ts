import type { ConsoleCall } from '@/contract/console';
import { placeAnswers } from '@/contract/placeShapes';
import { placesFile } from '@/console/places/placeValues';
import { offerTowns } from '@/server/operations/placeOffers';
import { writePlace } from '@/server/db/queries/placeEdits';
import { BROUGHT } from '@/server/db/tables/places';
import { GAZETTEER } from '@/server/gazetteer/gazetteer';
import { anOperator, askConsole } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';

const t = appOfEach({ properties: 60, projects: 12 });
let cookie = '';
beforeEach(async () => {
  await offerTowns(t.db, GAZETTEER);
  ({ cookie } = await anOperator(t, 'Ravi'));
});

const ask = (name: ConsoleCall, asked: object = {}) => askConsole(t.app, name, { ...asked }, { cookie });
const places = async () => placeAnswers.getPlaces.parse((await ask('getPlaces')).json());
const tirupati = async () => (await places()).find(({ name }) => name === 'Tirupati');

/** What listings may have called places. */
const WILD = ['=HYPERLINK("x")|<b>', '+91 Street', "'-", `${'long '.repeat(23)}name`];

it('takes a file of all places again without any change, whatever they are called [API-22]', async () => {
  const parts = (await tirupati())?.localities ?? [];
  for (const [at, name] of WILD.entries())
    await t.db
      .updateTable('localities')
      .set({ name, ...(at === 3 && { from_listing: BROUGHT }) })
      .where('id', '=', parts[at]?.id ?? 0)
      .execute();
  // The old name goes on to find a place, and is no hindrance to the next change.
  for (const name of ['Alipiri Gate', 'Alipiri Hill']) {
    const { id, mark, facts } = (await tirupati())?.localities.find((each) => each.id === parts[0]?.id) ?? {};
    expect((await ask('changePlace', { kind: 'locality', id, mark, name, facts })).statusCode).toBe(200);
  }
  const file = placesFile(await places());
  expect(file).toContain('Alipiri Hill');
  expect(file).not.toContain('long ');
  expect(file).not.toMatch(/(?:^|,"?)[=+@]/m);
  const rows = file.split('\r\n').length - 2;
  expect(rows).toBeGreaterThan(100);
  expect((await ask('checkImport', { kind: 'places', file })).json()).toEqual({ rows, new: 0, changed: 0, faults: [] });
});

it('refuses in words new names that a spreadsheet would run, or that look like HTML [API-22]', async () => {
  const file = `city,locality,telugu,also\n=1,,,\nTirupati,${'x'.repeat(61)},,\nTirupati,Alipiri,@x,\nTirupati,Alipiri,,<i>`;
  expect((await ask('checkImport', { kind: 'places', file })).json()).toMatchObject({
    faults: [
      { line: 2, column: 'city', message: '=1 must not begin with =, +, - or @' },
      { line: 3, column: 'locality', message: expect.stringContaining('at most 60 characters') },
      { line: 4, column: 'telugu', message: 'must not begin with =, +, - or @' },
      { line: 5, column: 'also', message: '<i> must be without <, > and |' },
    ],
  });
  expect((await ask('addPlace', { city: '-Nellore' })).statusCode).toBe(400);
});

it('undoes no change that another operator makes at the same moment [API-22]', async () => {
  const { id = 0, facts } = (await tirupati())?.localities.find(({ name }) => name === 'Alipiri') ?? {};
  if (facts === undefined) throw new Error('Alipiri is not offered');
  const file = 'city,locality,pins\nTirupati,Alipiri,517599';
  const importing: ReturnType<typeof ask>[] = [];
  await t.db.transaction().execute(async (part) => {
    await writePlace(part, 'locality', id, { name: 'Alipiri Hill', facts: { ...facts, also: ['Alipiri'] } });
    importing.push(ask('importRows', { kind: 'places', file }));
    // The import begins, and waits.
    await new Promise((later) => setTimeout(later, 500));
  });
  expect((await importing[0])?.statusCode).toBe(200);
  expect((await tirupati())?.localities.find((each) => each.id === id)).toMatchObject({
    name: 'Alipiri Hill',
    facts: { also: ['Alipiri'], pins: ['517599'] },
  });
});
