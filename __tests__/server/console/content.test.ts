import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { answers } from '@/contract/answers';
import type { ConsoleCity } from '@/contract/placeShapes';
import { SITE } from '@/domain/site';
import { inTransaction } from '@/server/db/inTransaction';
import { configuredStore } from '@/server/media/configuredStore';
import { sweepUploads } from '@/server/operations/sweepUploads';
import { readOutbox, outboxFolder } from '@/server/mail/outbox';
import { jpeg } from '../../support/jpeg';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { appOfEach } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const DAY = 24 * 60 * 60 * 1000;
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=79,13,80,14';
const FLATS = { name: 'Seshadri Heights', city: 'Nellore', locality: 'Magunta Layout', propertyType: 'Apartment' };

const t = appOfEach({ properties: 1, projects: 2 });
let operator: TestOperator;
let photo: Buffer;
beforeEach(async () => {
  operator = await anOperator(t, 'Ravi');
  photo = await jpeg();
});

type Call = Parameters<typeof askConsole>[1];
const ask = (name: Call, asked: object) => askConsole(t.app, name, { ...asked }, { cookie: operator.cookie });
async function done<A>(name: Call, asked: object): Promise<A> {
  const said = await ask(name, asked);
  expect([name, said.statusCode, said.body]).toEqual([name, 200, said.body]);
  return said.json<A>();
}
const refused = async (name: Call, asked: object) => (await ask(name, asked)).json<{ message: string }>().message;
type Saving = 'saveBuilder' | 'saveProject';
/** A record as an operator has it open. */
async function seen(name: Saving, id: string) {
  if (name === 'saveProject') return { id, mark: (await done<{ mark: string }>('getProject', { id })).mark };
  const builders = await done<{ id: string; mark: string }[]>('getBuilders', {});
  return { id, mark: builders.find((each) => each.id === id)?.mark };
}
const saved = async (name: Saving, fields: object, id?: string) =>
  (await done<{ id: string }>(name, { fields, ...(id !== undefined && { seen: await seen(name, id) }) })).id;
const picture = async () => (await done<{ url: string }>('sendPicture', { picture: photo })).url;
const projects = async (query = '') =>
  answers.getProjects.parse((await t.get(`/api/projects?propertyType=${query}`)).json()).map(({ name }) => name);
const project = async (id: string, headers = {}) =>
  answers.getProject.parse((await t.get(`/api/projects/propertyDetailsByUser?id=${id}`, headers)).json())[0];
const found = async (q: string) => (await t.get(`/api/search?q=${q}`)).body;

it('shows what an operator writes of a builder and a project, in lists, filters, details and the search [BUILD-2, JLIST-3, JDET-1]', async () => {
  const [main, logo] = [await picture(), await picture()];
  const builder = await saved('saveBuilder', { name: 'Hill Homes', since: '1998', image: logo });
  const fields = {
    ...FLATS,
    builderName: 'hill homes',
    unitConfig: ['2BHK', '3BHK'],
    unitPriceRangeFrom: '4500000',
    unitPriceRangeTo: 7_500_000,
    reraId: 'p-10150050061',
    amenities: ['Lift', 'Library'],
    propertyMainImage: [main],
  };
  const id = await saved('saveProject', fields);
  expect(await projects('Apartment&city=Nellore&bhkType=3&minPrice=7000000')).toEqual(['Seshadri Heights']);
  expect(await projects('Apartment&city=Nellore&minPrice=9000000')).toEqual([]);
  const listed = answers.getProjects.parse((await t.get('/api/projects?city=Nellore')).json());
  expect(listed).toMatchObject([{ builderImage: logo }]);
  expect(await project(id)).toMatchObject({
    builderName: 'hill homes',
    builderImage: logo,
    unitPriceRangeFrom: 4_500_000,
    reraId: 'P10150050061',
    amenities: { lift: true },
    customAmenities: ['Library'],
    propertyMainImage: [main],
  });
  const builders = answers.getBuilders.parse((await t.get('/api/builders/getAllBuilders')).json());
  expect(builders.find(({ _id }) => _id === builder)).toMatchObject({
    since: 1998,
    image: logo,
    projects: [{ _id: id, name: 'Seshadri Heights' }],
  });
  expect((await t.get('/api/users/getAllCities')).body).toContain('Magunta Layout');
  expect(await found('seshadri')).toContain(id);

  // A new name reaches the projects, and whatever searches and pages show.
  await saved('saveBuilder', { name: 'Mountain Homes' }, builder);
  await saved('saveProject', { ...FLATS, name: 'Garuda Heights', unitConfig: null, about: 'Below the hills.' }, id);
  expect(await project(id)).toMatchObject({
    name: 'Garuda Heights',
    builderName: 'Mountain Homes',
    about: 'Below the hills.',
  });
  expect(await projects('Apartment&city=Nellore&bhkType=3')).toEqual([]);
  expect(await found('seshadri')).not.toContain(id);
  expect(await done('getProject', { id })).toMatchObject({
    fields: { amenities: ['lift', 'Library'], contact: null },
  });
  expect(await done('getProjects', { q: 'magunta' })).toEqual({
    projects: [
      {
        ...(await seen('saveProject', id)),
        name: 'Garuda Heights',
        locality: 'Magunta Layout',
        city: 'Nellore',
        builder: 'Mountain Homes',
        picture: main,
        lacksRera: false,
      },
    ],
    total: 1,
    lacking: 0,
  });
  // By what the place is called in other letters, too.
  expect(await done('getProjects', { q: 'తిరుపతి' })).toMatchObject({ total: t.projects.length });
  await t.db.insertInto('home_sections').values({ section: 'spotlight', position: 90, record_id: id }).execute();
  expect(await refused('removeBuilder', await seen('saveBuilder', builder))).toMatch(/has 1 project/);
  await done('removeProject', await seen('saveProject', id));
  expect(await projects('Apartment&city=Nellore')).toEqual([]);
  expect(await found('garuda')).not.toContain(id);
  await done('removeBuilder', await seen('saveBuilder', builder));
  expect((await t.get('/api/builders/getAllBuilders')).body).not.toContain('Mountain');
});

it('shows first which projects lack the RERA number that the law asks for [JDET-3]', async () => {
  await saved('saveProject', { ...FLATS, name: 'A few flats', noOfUnits: 8 });
  t.clock.now += 1000;
  await saved('saveProject', { ...FLATS, name: 'Registered', noOfUnits: 90, reraId: 'P10150050061' });
  t.clock.now += 1000;
  await saved('saveProject', { ...FLATS, name: 'Many flats', noOfUnits: 90 });
  const { projects: rows } = await done<ConsoleAnswers['getProjects']>('getProjects', { q: 'magunta' });
  expect(rows.map(({ name, lacksRera }) => [name, lacksRera])).toEqual([
    ['Many flats', true],
    ...rows.slice(1).map(({ name }) => [name, false]),
  ]);
  const names = async (asked: object) =>
    (await done<ConsoleAnswers['getProjects']>('getProjects', { q: 'magunta', ...asked })).projects.map(
      ({ name }) => name,
    );
  expect(await names({ order: 'newest' })).toEqual(['Many flats', 'Registered', 'A few flats']);
  expect(await names({ order: 'name' })).toEqual(['A few flats', 'Many flats', 'Registered']);
  expect(await done('getProjects', { q: 'magunta', lacking: 'yes' })).toMatchObject({
    projects: [{ name: 'Many flats' }],
    total: 1,
    lacking: 1,
  });
  expect(rows).toHaveLength(3);
});

it('gives the marketplace’s own number and e-mail for a project without an agent, and what is asked or reported of it to operators [JDET-9, JLIST-7]', async () => {
  const id = await saved('saveProject', FLATS);
  const reader = { authorization: await t.tokenOf(USER) };
  expect((await project(id))?.userId).toEqual({ _id: 'marketplace' });
  expect((await project(id, reader))?.userId).toMatchObject({ phone: SITE.phone });
  const lead = {
    kind: 'lead',
    listingId: id,
    name: 'Anand',
    phone: '9123456780',
    message: 'Is it free?',
    consent: true,
  };
  const answer = await t.post('/api/enquiries', lead);
  expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
  await t.post('/api/enquiries', { kind: 'report', listingId: id, reason: 'Sold already' }, reader);
  const { listings } = await done<{ listings: object[] }>('getReports', {});
  expect(listings).toMatchObject([{ id, kind: 'project', owner: null }]);
  const asked = () => done<{ enquiries: { _id: string }[] }>('getEnquiries', {});
  const { enquiries } = await asked();
  const waiting = { listingName: 'Seshadri Heights', name: 'Anand', message: 'Is it free?', phone: '••••••6780' };
  expect(enquiries).toMatchObject([{ ...waiting, email: '', shownAt: null }]);
  expect(await done('showEnquiry', { id: enquiries[0]?._id })).toEqual({ phone: '9123456780', email: '' });
  expect((await asked()).enquiries).toMatchObject([{ shownAt: new Date(t.clock.now).toISOString() }]);
  await t.db.updateTable('projects').set({ owner_id: AGENT.id }).where('id', '=', id).execute();
  // What was asked before there was an agent stays with the marketplace.
  expect((await asked()).enquiries).toHaveLength(1);
  t.clock.now += 1000;
  await t.post('/api/enquiries', { kind: 'lead', phone: '9123456781', message: 'Hello', consent: true });
  const states = async () => (await done<{ enquiries: object[] }>('getEnquiries', {})).enquiries;
  const [newest] = (await asked()).enquiries;
  expect(await states()).toMatchObject([{ message: 'Hello', done: false }, { done: false }]);
  await done('settleEnquiry', { id: newest?._id, done: true });
  await done('settleEnquiry', { id: newest?._id, done: true });
  expect(await states()).toMatchObject([{ done: false }, { message: 'Hello', done: true }]);
  const inState = (state: string) => done('getEnquiries', { state });
  expect(await inState('new')).toMatchObject({ enquiries: [{ message: 'Is it free?' }], counts: { new: 1, done: 1 } });
  expect(await inState('done')).toMatchObject({ enquiries: [{ message: 'Hello' }], counts: { new: 1, done: 1 } });
  const settled = t.db.selectFrom('operator_actions').where('action', '=', 'enquiry.settle');
  expect(await settled.select(['subject', 'before', 'after']).execute()).toEqual([
    { subject: `enquiry:${newest?._id}`, before: '{"done":false}', after: '{"done":true}' },
  ]);
  await done('settleEnquiry', { id: newest?._id, done: false });
  expect(await states()).toMatchObject([{ message: 'Hello', done: false }, { done: false }]);
  await t.app.close();
  const mails = await readOutbox(outboxFolder(t.dataDir), 9);
  expect(JSON.stringify(mails)).toContain(SITE.email);
});

it('takes the agent who offers a project by number, nobody who is none, and tells the audit [JDET-9]', async () => {
  const id = await saved('saveProject', FLATS);
  t.clock.now += 1000;
  await saved('saveProject', { ...FLATS, contact: AGENT.phone }, id);
  const told = await t.db.selectFrom('operator_actions').select(['before', 'after']).orderBy('at').execute();
  const { name } = FLATS;
  expect(told.at(-1)).toEqual({
    before: JSON.stringify({ name, contact: null }),
    after: JSON.stringify({ name, contact: AGENT.id, fields: ['contact'] }),
  });
  expect((await project(id))?.userId).toMatchObject({ _id: AGENT.id });
  expect(await done('getProject', { id })).toMatchObject({ fields: { contact: AGENT.id } });
  const other = { ...FLATS, name: 'Garuda' };
  for (const contact of [USER.phone, '9999999999'])
    expect(await refused('saveProject', { fields: { ...other, contact } })).toMatch(/^contact: must be/);
});

it.each([
  ['a name that another one has', { name: 'seshadri heights' }, /^name: There is a project/],
  ['a kind of its own', { propertyType: 'Castle' }, /^propertyType: must be one of Villa/],
  ['no kind', { propertyType: '' }, /^propertyType: is required/],
  ['a builder that is not there', { builderName: 'Nobody' }, /^builderName: There is no builder/],
  ['a number that is none of RERA', { reraId: 'A1' }, /^reraId: must be/],
  ['a video elsewhere', { video: 'https://example.in/film' }, /^video: /],
  ['a picture that nobody sent', { kitchen: ['/uploads/one-1280x960.jpg'] }, /^kitchen: must be a picture/],
  ['a map among its kitchens', { kitchen: [MAP] }, /^kitchen: must be a picture/],
  ['a map that cannot be framed', { locationMap: ['https://example.in/map'] }, /^locationMap: .* embed link of a map/],
  ['words in place of a price', { unitPriceRangeFrom: '45 lakhs' }, /^fields\.unitPriceRangeFrom: must be a number/],
])('refuses a project with %s, and writes nothing [JLIST-4]', async (_what, wrong, why) => {
  await saved('saveProject', { ...FLATS, locationMap: [MAP] });
  expect(await refused('saveProject', { fields: { ...FLATS, name: 'Garuda', ...wrong } })).toMatch(why);
  expect(await projects('&city=Nellore')).toEqual(['Seshadri Heights']);
});

it.each([
  ['saveProject', 'removeProject', 'projects', FLATS],
  ['saveBuilder', 'removeBuilder', 'builders', { name: 'Hill Homes' }],
] as const)(
  '%s and %s leave what somebody else writes meanwhile [JLIST-4, BUILD-2]',
  async (name, removing, table, fields) => {
    const id = await saved(name, fields);
    const opened = await seen(name, id);
    const doc = JSON.stringify({ ...fields, about: 'From Ravi.' });
    let commit: () => void = () => undefined;
    const settled = new Promise<void>((resolve) => (commit = resolve));
    const other = inTransaction(t.db, async (part) => {
      await part.updateTable(table).set({ doc }).where('id', '=', id).execute();
      await settled;
    });
    // On PostgreSQL it is asked while the other one writes, on SQLite afterwards.
    const asked = ask(name, { seen: opened, fields: { ...fields, about: 'From Sita.' } });
    setTimeout(commit, 300);
    await other;
    const { statusCode, body } = await asked;
    const changed = `${fields.name} has been changed meanwhile.`;
    const lost = { message: `${changed} Please copy what you wrote here, and open it again.` };
    expect([statusCode, JSON.parse(body)]).toEqual([409, expect.objectContaining(lost)]);
    expect(await t.db.selectFrom(table).select('doc').where('id', '=', id).execute()).toEqual([{ doc }]);
    expect(await refused(name, { seen: { ...opened, id: 'gone' }, fields })).toMatch(/is no longer there/);
    const removal = await ask(removing, opened);
    const old = { message: `${changed} Please look at it again.` };
    expect([removal.statusCode, JSON.parse(removal.body)]).toEqual([409, expect.objectContaining(old)]);
    await done(removing, await seen(name, id));
  },
);

it('offers a place that was removed again, once a project is there [JLIST-4, API-22]', async () => {
  const { city, locality } = FLATS;
  await done('addPlace', { city, locality });
  const isOffered = async () => (await t.get('/api/users/getAllCities')).body.includes(locality);
  const place = (await done<ConsoleCity[]>('getPlaces', {})).find(({ name }) => name === city);
  await done('removePlace', { kind: 'city', id: place?.id, mark: place?.mark });
  expect(await isOffered()).toBe(false);
  await saved('saveProject', FLATS);
  expect(await isOffered()).toBe(true);
});

it('keeps pictures as long as something shows them, and a day from the last time that it came to [UP-4]', async () => {
  const uploads = configuredStore(t.config, () => undefined);
  const isThere = async (url: string) => (await t.get(url)).statusCode === 200;
  const [shown, loose, other] = [await picture(), await picture(), await picture()];
  const id = await saved('saveProject', { ...FLATS, propertyMainImage: [shown, other] });
  await sweepUploads(t.db, uploads, t.clock.now + 9 * DAY);
  expect(await Promise.all([shown, loose, other].map(isThere))).toEqual([true, false, true]);
  expect(await refused('saveProject', { fields: { ...FLATS, name: 'Garuda', kitchen: [loose] } })).toMatch(/^kitchen/);
  t.clock.now += 9 * DAY;
  operator = await anOperator(t, 'Sita');
  await saved('saveProject', { ...FLATS, propertyMainImage: [other] }, id);
  await done('removeProject', await seen('saveProject', id));
  await sweepUploads(t.db, uploads, t.clock.now + DAY - 1);
  expect(await isThere(other)).toBe(true);
  await sweepUploads(t.db, uploads, t.clock.now + DAY);
  expect(await Promise.all([shown, other].map(isThere))).toEqual([false, false]);
  expect(await refused('sendPicture', {})).toBe('Please choose a picture.');
});

it('imports projects: what a column does not name stays, and the example is one without faults [JLIST-4, JDET-3]', async () => {
  const main = await picture();
  const id = await saved('saveProject', { ...FLATS, about: 'Flats.', propertyMainImage: [main] });
  const file = 'name,city,unitConfig\nSESHADRI HEIGHTS,nellore,2BHK | 3BHK\n';
  expect(await done('checkImport', { kind: 'projects', file: `${file}Garuda,Puttur,` })).toMatchObject({
    rows: 2,
    changed: 1,
    faults: [{ line: 3, column: 'propertyType', message: 'is required' }],
  });
  const { example } = await done<{ example: string }>('getImportForm', { kind: 'projects' });
  for (const good of [file, example]) await done('importRows', { kind: 'projects', file: good });
  expect(await project(id)).toMatchObject({
    name: 'SESHADRI HEIGHTS',
    city: 'Nellore',
    about: 'Flats.',
    unitConfig: ['2BHK', '3BHK'],
    propertyMainImage: [main],
  });
  expect(await projects('Apartment&city=Tirupati')).toContain('Seshadri Heights');
});
