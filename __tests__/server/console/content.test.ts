import sharp from 'sharp';
import { answers } from '@/contract/answers';
import { SITE } from '@/domain/site';
import { configuredStore } from '@/server/media/configuredStore';
import { sweepUploads } from '@/server/operations/sweepUploads';
import { readOutbox, outboxFolder } from '@/server/mail/outbox';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { testApp, type TestApp } from '../../support/server/testApp';
import { AGENT, USER } from '../../support/server/world';

const DAY = 24 * 60 * 60 * 1000;
const FLATS = { name: 'Seshadri Heights', city: 'Nellore', locality: 'Magunta Layout', propertyType: 'Apartment' };

let t: TestApp;
let operator: TestOperator;
let photo: Buffer;
beforeEach(async () => {
  t = await testApp({ properties: 1, projects: 2 });
  operator = await anOperator(t, 'Ravi');
  photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => t.close());

type Call = Parameters<typeof askConsole>[1];
const ask = (name: Call, asked: object) => askConsole(t.app, name, { ...asked }, { cookie: operator.cookie });
async function done<A>(name: Call, asked: object): Promise<A> {
  const said = await ask(name, asked);
  expect([name, said.statusCode, said.body]).toEqual([name, 200, said.body]);
  return said.json<A>();
}
const refused = async (name: Call, asked: object) => (await ask(name, asked)).json<{ message: string }>().message;
const saved = async (name: Call, fields: object, id?: string) => (await done<{ id: string }>(name, { fields, id })).id;
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
  expect(await project(id)).toMatchObject({
    builderName: 'hill homes',
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
  expect(await done('getProject', { id })).toMatchObject({ amenities: ['Lift', 'Library'], contact: null });
  expect(await done('getProjects', { q: 'magunta' })).toEqual({
    projects: [
      { id, name: 'Garuda Heights', place: 'Magunta Layout, Nellore', builder: 'Mountain Homes', picture: main },
    ],
    total: 1,
  });
  await t.db.insertInto('home_sections').values({ section: 'spotlight', position: 90, record_id: id }).execute();
  expect(await refused('removeBuilder', { id: builder })).toMatch(/has 1 project/);
  await done('removeProject', { id });
  expect(await projects('Apartment&city=Nellore')).toEqual([]);
  expect(await found('garuda')).not.toContain(id);
  await done('removeBuilder', { id: builder });
  expect((await t.get('/api/builders/getAllBuilders')).body).not.toContain('Mountain');
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
  await t.app.close();
  const mails = await readOutbox(outboxFolder(t.dataDir), 9);
  expect(JSON.stringify(mails)).toContain(SITE.email);
});

it('takes the agent who offers a project by number, and nobody who is none [JDET-9]', async () => {
  const id = await saved('saveProject', { ...FLATS, contact: AGENT.phone });
  expect((await project(id))?.userId).toMatchObject({ _id: AGENT.id });
  expect(await done('getProject', { id })).toMatchObject({ contact: AGENT.id });
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
  ['words in place of a price', { unitPriceRangeFrom: '45 lakhs' }, /^fields\.unitPriceRangeFrom: must be a number/],
])('refuses a project with %s, and writes nothing [JLIST-4]', async (_what, wrong, why) => {
  await saved('saveProject', FLATS);
  expect(await refused('saveProject', { fields: { ...FLATS, name: 'Garuda', ...wrong } })).toMatch(why);
  expect(await projects('&city=Nellore')).toEqual(['Seshadri Heights']);
});

it('keeps pictures as long as something shows them, and a day from the last time that it came to [UP-4]', async () => {
  const uploads = configuredStore(t.config, () => undefined);
  const isThere = async (url: string) => (await t.get(url)).statusCode === 200;
  const [shown, loose, other] = [await picture(), await picture(), await picture()];
  const id = await saved('saveProject', { ...FLATS, propertyMainImage: [shown, other] });
  await sweepUploads(t.db, uploads, t.clock.now + 9 * DAY);
  expect(await Promise.all([shown, loose, other].map(isThere))).toEqual([true, false, true]);
  expect(await refused('saveProject', { id, fields: { ...FLATS, kitchen: [loose] } })).toMatch(/^kitchen/);
  t.clock.now += 9 * DAY;
  operator = await anOperator(t, 'Sita');
  await saved('saveProject', { ...FLATS, propertyMainImage: [other] }, id);
  await done('removeProject', { id });
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
