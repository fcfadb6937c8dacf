import { sql } from 'kysely';
import { answers } from '@/contract/answers';
import type { ConsoleCall } from '@/contract/console';
import { extraAnswers } from '@/contract/extraShapes';
import type { ConsoleCity, ConsolePlace } from '@/contract/placeShapes';
import { runCommand } from '@/server/admin/commands';
import { countColumns } from '@/server/db/countColumns';
import { offerTowns } from '@/server/operations/placeOffers';
import { BROUGHT } from '@/server/db/tables/places';
import { GAZETTEER } from '@/server/gazetteer/gazetteer';
import { keepingMailer } from '../../support/server/accounts';
import { anOperator, askConsole, type TestOperator } from '../../support/server/operators';
import { aPayload } from '../../support/server/posting';
import { appOfEach } from '../../support/server/testApp';
import { AGENT } from '../../support/server/world';

const t = appOfEach({ properties: 60, projects: 12 });
let operator: TestOperator;
beforeEach(async () => {
  operator = await anOperator(t, 'Ravi');
});

const ask = (name: ConsoleCall, asked: object = {}) =>
  askConsole(t.app, name, { ...asked }, { cookie: operator.cookie });
const places = async () => (await ask('getPlaces')).json<ConsoleCity[]>();
async function place(name: string, inCity?: string): Promise<ConsolePlace> {
  const cities = await places();
  const among = inCity === undefined ? cities : (cities.find((city) => city.name === inCity)?.localities ?? []);
  const found = among.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is not offered`);
  return found;
}
const seen = ({ id, mark }: ConsolePlace, kind: 'city' | 'locality' = 'locality') => ({ kind, id, mark });
const idsOf = async (search: string) =>
  answers.getProperties.parse((await t.get(`/api/property?${search}`)).json()).map(({ _id, city, locality }) => ({
    _id,
    city,
    locality,
  }));
const searched = async (params: Record<string, string>) =>
  extraAnswers.search.parse((await t.get(`/api/search?${new URLSearchParams(params).toString()}`)).json());
const audit = () => t.db.selectFrom('operator_actions').select(['operator_id', 'action', 'subject']).execute();

/** The counts that stand beside the listings, and those that the listings themselves come to. */
async function counts() {
  const rows = await t.db.selectFrom('properties').selectAll().where('status', '=', 1).execute();
  const own = new Map<string, number>();
  for (const row of rows) own.set(countColumns(row).key, (own.get(countColumns(row).key) ?? 0) + 1);
  const kept = await t.db.selectFrom('listing_counts').select(['key', 'listings']).execute();
  const keys = (each: readonly { key: string }[]) => [...each].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const row of rows) expect(row.count_key).toBe(countColumns(row).key);
  return { own: keys([...own].map(([key, listings]) => ({ key, listings }))), kept: keys(kept) };
}

it('offers a place that an operator adds at once, and writes down who did [API-22]', async () => {
  const cities = async () => answers.getCities.parse((await t.get('/api/users/getAllCities')).json()).citieslist;
  expect((await cities()).map(({ name }) => name)).not.toContain('Nellore');
  expect((await ask('addPlace', { city: 'Nellore', locality: 'Magunta Layout' })).json()).toEqual({
    message: 'Magunta Layout, Nellore was added',
  });
  expect((await cities()).find(({ name }) => name === 'Nellore')?.localities).toEqual([{ name: 'Magunta Layout' }]);
  // In whatever case: it is the same place.
  expect((await ask('addPlace', { city: 'NELLORE' })).statusCode).toBe(409);
  expect((await ask('addPlace', { city: '<b>Kavali</b>' })).statusCode).toBe(400);
  expect(await place('Nellore')).toMatchObject({ listings: 0, localities: [{ name: 'Magunta Layout', listings: 0 }] });
  expect(await audit()).toEqual([
    { operator_id: operator.id, action: 'place.add', subject: 'place:Magunta Layout, Nellore' },
  ]);
});

describe('a place that is renamed', () => {
  it('is so in its listings and projects, and the old name finds it on [PLIST-2] [HOME-14]', async () => {
    const old = await place('M R Palli', 'Tirupati');
    const listed = await idsOf('city=Tirupati&locality=M%20R%20Palli');
    const before = await counts();
    expect(listed.length).toBeGreaterThan(3);
    const answer = await ask('changePlace', { ...seen(old), name: 'MR "Palli" Gate', facts: old.facts });
    expect(answer.json()).toEqual({ message: 'MR "Palli" Gate is saved' });
    for (const name of ['M R Palli', 'MR "Palli" Gate', 'muthyala reddy palli', 'ఎం ఆర్ పల్లి'])
      expect(await idsOf(`city=Tirupati&locality=${encodeURIComponent(name)}`)).toEqual(
        listed.map((each) => ({ ...each, locality: 'MR "Palli" Gate' })),
      );
    const projects = answers.getProjects.parse((await t.get('/api/projects?propertyType=')).json());
    expect(projects.map(({ locality }) => locality)).not.toContain('M R Palli');
    expect(projects.map(({ locality }) => locality)).toContain('MR "Palli" Gate');
    expect((await searched({ q: 'm r palli' })).match?.filters).toEqual({
      city: 'Tirupati',
      locality: 'MR "Palli" Gate',
    });
    expect(await counts()).toEqual(before);
    // Neither the gazetteer at the next start nor a listing brings the old one back.
    await offerTowns(t.db, GAZETTEER);
    expect((await place('Tirupati')).facts.pins).toEqual(['517501']);
    await expect(place('M R Palli', 'Tirupati')).rejects.toThrow(/not offered/);
  });

  it('is found on with all its localities where it is a city, and by what posts there [WIZ-4] [PLIST-8]', async () => {
    const old = await place('Tirupati');
    const listed = await idsOf('city=Tirupati');
    const facts = { ...old.facts, also: [...old.facts.also, 'Lower Tirupati'], pins: ['517501', '517999'] };
    await ask('changePlace', { ...seen(old, 'city'), name: 'Tirupati Urban', facts });
    expect(await idsOf('city=lower%20tirupati')).toEqual(listed.map((each) => ({ ...each, city: 'Tirupati Urban' })));
    const page = await t.get('/api/property?city=Lower%20Tirupati&locality=Alipiri&localities=Korla%20Gunta|Avilala');
    expect(page.headers['x-places']).toBe('city=Tirupati+Urban&locality=Korlagunta');
    expect((await t.get('/api/property?city=Tirupati%20Urban')).headers).not.toHaveProperty('x-places');
    const authorization = await t.tokenOf(AGENT);
    const posted = aPayload({ name: 'Posted later', city: 'Lower Tirupati', locality: 'Korla gunta' });
    expect((await t.post('/api/property/properties', posted, { authorization })).statusCode).toBe(200);
    const docs = await t.db.selectFrom('properties').select('doc').where('doc', 'like', '%Posted later%').execute();
    expect(docs.map(({ doc }) => JSON.parse(doc) as object)).toEqual([
      expect.objectContaining({ city: 'Tirupati Urban', locality: 'Korlagunta' }),
    ]);
    expect((await searched({ q: '517999' })).match?.label).toBe('Tirupati Urban');
    expect((await searched({ q: 'alipiri' })).match?.filters).toEqual({ city: 'Tirupati Urban', locality: 'Alipiri' });
    const cities = answers.searchCities.parse((await t.get('/api/property/getCityByName?name=lower')).json());
    expect(cities).toMatchObject([
      { name: 'Tirupati Urban', also: expect.arrayContaining(['Lower Tirupati', 'Tirupati']) },
    ]);
  });

  it('is refused in words where its name is another one’s, or where somebody was there first', async () => {
    const [alipiri, korlagunta] = [await place('Alipiri', 'Tirupati'), await place('Korlagunta', 'Tirupati')];
    const change = (name: string, facts: object = alipiri.facts) =>
      ask('changePlace', { ...seen(alipiri), name, facts });
    const words = async (answer: ReturnType<typeof ask>) => {
      const { statusCode, body } = await answer;
      return `${statusCode} ${(JSON.parse(body) as { message: string }).message}`;
    };
    expect(await words(change('korlagunta'))).toBe('409 Korlagunta is there already. Merge the two instead.');
    expect(await words(change('Alipiri', { ...alipiri.facts, also: ['KORLAGUNTA'] }))).toMatch(/^409 Korlagunta is/);
    expect(await words(change('Alipiri'))).toBe('409 Nothing was changed.');
    for (const facts of [{ lat: 13.6, lon: null }, { pins: ['51750'] }, { also: ['<i>'] }, { te: 'x'.repeat(61) }])
      expect(await words(change('Alipiri', { ...alipiri.facts, ...facts }))).toMatch(/^400 /);
    const both = await Promise.all(['Alipiri Gate', 'Alipiri Hill'].map((name) => words(change(name))));
    expect(both.sort()).toEqual([
      expect.stringMatching(/^200 Alipiri (Gate|Hill) is saved/),
      expect.stringMatching(/^409 Alipiri (Gate|Hill) has been changed meanwhile/),
    ]);
    const merges = await Promise.all([
      words(ask('mergePlaces', { ...seen(korlagunta), into: alipiri.id })),
      words(ask('removePlace', seen(korlagunta))),
      words(ask('mergePlaces', { ...seen(korlagunta), into: (await place('M R Palli', 'Tirupati')).id })),
    ]);
    expect(merges.filter((said) => said.startsWith('200 '))).toHaveLength(1);
    expect(merges.filter((said) => /^409 This place is not there any longer/.test(said)).length).toBeGreaterThan(0);
    const { own, kept } = await counts();
    expect(kept).toEqual(own);
  });
});

describe('two places that are made one', () => {
  it('have the listings, projects, counts and names of both, for good [HOME-14]', async () => {
    const [from, into] = [await place('Korlagunta', 'Tirupati'), await place('Alipiri', 'Tirupati')];
    const listed = [
      ...(await idsOf('city=Tirupati&locality=Korlagunta')),
      ...(await idsOf('city=Tirupati&locality=Alipiri')),
    ];
    const merged = await ask('mergePlaces', { ...seen(from), into: into.id });
    expect(merged.json<{ message: string }>().message).toMatch(
      /^Korlagunta is Alipiri now: \d+ listings and \d projects? moved$/,
    );
    const ids = (each: readonly { _id: string }[]) => each.map(({ _id }) => _id).sort();
    const now = await idsOf('city=Tirupati&locality=korla%20gunta');
    expect(ids(now)).toEqual(ids(listed));
    expect(new Set(now.map(({ locality }) => locality))).toEqual(new Set(['Alipiri']));
    expect(await place('Alipiri', 'Tirupati')).toMatchObject({
      listings: listed.length,
      projects: from.projects + into.projects,
    });
    const { own, kept } = await counts();
    expect(kept).toEqual(own);
    expect((await searched({ q: 'korlagunta' })).match?.filters).toEqual({ city: 'Tirupati', locality: 'Alipiri' });
    await offerTowns(t.db, GAZETTEER);
    await expect(place('Korlagunta', 'Tirupati')).rejects.toThrow(/not offered/);
    // What people would call it now belongs to nobody else.
    expect((await ask('addPlace', { city: 'Tirupati', locality: 'Korlagunta' })).statusCode).toBe(409);
  });

  it('are one with all their localities where they are cities, and a double of those is one, too [API-22]', async () => {
    await ask('addPlace', { city: 'Renigunta', locality: 'ALIPIRI ROAD' });
    const [from, into] = [await place('Renigunta'), await place('Tirupati')];
    const totalOf = async (city: string) =>
      Number((await t.get(`/api/property?city=${city}`)).headers['x-total-count']);
    const all = (await totalOf('Renigunta')) + (await totalOf('Tirupati'));
    expect((await ask('mergePlaces', { ...seen(from, 'city'), into: into.id })).statusCode).toBe(200);
    expect(await totalOf('Renigunta')).toBe(all);
    const [tirupati, ...others] = await places();
    expect(others.map(({ name }) => name)).toEqual(['Puttur']);
    expect(tirupati?.localities.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Alipiri', 'Karakambadi', 'Station Road']),
    );
    expect(tirupati?.localities.map(({ name }) => name)).not.toContain('ALIPIRI ROAD');
    const { own, kept } = await counts();
    expect(kept).toEqual(own);
    await offerTowns(t.db, GAZETTEER);
    await expect(place('Renigunta')).rejects.toThrow(/not offered/);
    expect((await searched({ q: 'renigunta' })).match?.filters).toEqual({ city: 'Tirupati' });
  });
});

it('goes on to offer a locality whose double in the other city was removed, or only a listing brought [API-22]', async () => {
  const [removed, brought] = ['Old Street', 'New Street'];
  for (const city of ['Tirupati', 'Renigunta'])
    for (const locality of [removed, brought]) await ask('addPlace', { city, locality });
  await ask('removePlace', seen(await place(removed, 'Tirupati')));
  const { id } = await place(brought, 'Tirupati');
  await t.db.updateTable('localities').set({ from_listing: BROUGHT }).where('id', '=', id).execute();
  const [from, into] = [await place('Renigunta'), await place('Tirupati')];
  await ask('mergePlaces', { ...seen(from, 'city'), into: into.id });
  for (const name of [removed, brought]) expect(await place(name, 'Tirupati')).toMatchObject({ offered: true });
});

it('says in words what to do with a place of too many listings to be changed at once [API-22]', async () => {
  const columns = sql.raw('owner_id, status, subtype, property_type, sale_type, possession, created_at, doc');
  const orders = sql.raw('rank, order_newest, order_price_up, order_price_down, order_per_sqft');
  await sql`update properties set city_id = 1, locality_id = 1`.execute(t.db);
  for (let round = 0; round < 9; round += 1)
    await sql`insert into properties (id, city_id, locality_id, ${columns}, ${orders})
      select id || ${String(round)}, 1, 1, ${columns}, ${orders} from properties`.execute(t.db);
  const [city, into] = [await place('Tirupati'), await place('Puttur')];
  const words = async (answer: ReturnType<typeof ask>) => (await answer).json<{ message: string }>().message;
  expect(await words(ask('changePlace', { ...seen(city, 'city'), name: 'Tirupati Town', facts: city.facts }))).toBe(
    'Tirupati has 30,720 listings, old ones included; at most 20,000 can change at once. Please write the new name among its other names.',
  );
  expect(await words(ask('mergePlaces', { ...seen(city, 'city'), into: into.id }))).toMatch(
    /at most 10,000 can change at once. Please merge its localities first, or merge the other place into this one.$/,
  );
});

it('offers no longer what an operator removed, unless something is there [API-22]', async () => {
  await offerTowns(t.db, GAZETTEER);
  const [busy, empty] = [await place('Alipiri', 'Tirupati'), await place('Avilala', 'Tirupati')];
  expect((await ask('removePlace', seen(busy))).json<{ message: string }>().message).toMatch(
    /^Alipiri has \d+ listings and \d projects?. Merge it/,
  );
  expect((await searched({ q: 'avilala' })).exact).toBe(true);
  expect((await ask('removePlace', seen(empty))).json()).toEqual({ message: 'Avilala is removed' });
  await offerTowns(t.db, GAZETTEER);
  await expect(place('Avilala', 'Tirupati')).rejects.toThrow(/not offered/);
  expect((await searched({ q: 'avilala' })).exact).toBe(false);
  await ask('addPlace', { city: 'Tirupati', locality: 'Avilala' });
  expect(await place('Avilala', 'Tirupati')).toMatchObject({ id: empty.id });
});

it('suggests to somebody nearby a place that an operator gave its coordinates [HOME-14]', async () => {
  const near = { near: '14.4426,79.9865' };
  expect((await searched(near)).match).toBeNull();
  await ask('addPlace', { city: 'Nellore', locality: 'Magunta Layout' });
  const added = await place('Magunta Layout', 'Nellore');
  const facts = { ...added.facts, te: 'మాగుంట లేఅవుట్', lat: 14.44, lon: 79.98 };
  await ask('changePlace', { ...seen(added), name: added.name, facts });
  expect((await searched(near)).match?.filters).toEqual({ city: 'Nellore', locality: 'Magunta Layout' });
  expect((await searched({ q: 'మాగుంట లేఅవుట్' })).match?.label).toBe('Magunta Layout');
});

it('takes places from a file: new ones, and what is said of those that are there [API-22]', async () => {
  const bring = (file: string) => ask('importRows', { kind: 'places', file });
  const file = [
    'city,locality,telugu,also,pins,lat,lon',
    'Tirupati,Alipiri,అలిపిరి,Alipiri Road|Steps Road,517501,13.65,79.4',
    'tirupathi,Pillar Road,,Sthambham Road,,,',
    'Nellore,,నెల్లూరు,,524001|524002,14.4426,79.9865',
    'Nellore,Magunta Layout,,,,14.44,79.98',
  ].join('\n');
  expect((await bring(file)).json()).toMatchObject({ message: '4 rows imported: 3 new, 1 changed' });
  expect((await place('Alipiri', 'Tirupati')).facts).toMatchObject({
    also: ['Alipiri Road', 'Steps Road'],
    lat: 13.65,
  });
  // What the file does not say stays.
  expect((await place('Alipiri', 'Tirupati')).facts.hi).toBe('अलिपिरी');
  expect((await searched({ q: 'sthambham road' })).match?.filters).toEqual({
    city: 'Tirupati',
    locality: 'Pillar Road',
  });
  expect((await searched({ q: '524002' })).match?.label).toBe('Nellore');
  expect((await bring(file)).json()).toMatchObject({ message: '4 rows imported: 0 new, 0 changed' });
  const faulty = await ask('checkImport', {
    kind: 'places',
    file: 'city,locality,pins,lat,lon\nTirupati,Alipiri,51750,north,\nTirupati,Korlagunta,,13.6,',
  });
  expect(faulty.json<{ faults: object[] }>().faults).toEqual([
    { line: 2, column: 'pins', message: 'must be a PIN of six digits' },
    { line: 2, column: 'lat', message: 'must be degrees' },
    { line: 3, column: 'lat', message: 'lat and lon belong together' },
  ]);
});

it('does the same by command, and writes it down [API-22]', async () => {
  const { mailer } = keepingMailer();
  const said: string[] = [];
  const context = { db: t.db, bulkLoad: () => Promise.resolve(), config: t.config, now: () => t.clock.now, mailer };
  const run = (...words: string[]) =>
    runCommand({ ...context, say: (line) => said.push(line) }, ['place', ...words]).catch((error: unknown) => {
      said.push(`! ${(error as Error).message}`);
    });
  await run('add', 'Kavali');
  await run('rename', 'alipiri, tirupati', 'Alipiri Gate');
  await run('set', 'Kavali', 'telugu=కావలి', 'also=Kawali|Old Kavali', 'pins=524201', 'at=14.9163,79.9945');
  await run('set', 'Kavali', 'at=14.9163', 'pins=1');
  await run('set', 'Kavali', 'colour=red');
  await run('merge', 'Korlagunta, Tirupati', 'Tirupati');
  await run('merge', 'Korlagunta, Tirupati', 'Alipiri Gate, Tirupati');
  await run('remove', 'Tirupati');
  await run('remove', 'Kavali');
  await run('remove', 'Kavali');
  expect(said).toEqual([
    'Kavali was added.',
    'Alipiri Gate is saved.',
    'Kavali is saved.',
    expect.stringMatching(/^! facts pins 0: must be a PIN/),
    expect.stringMatching(/^! Say what to set as NAME=VALUE/),
    expect.stringMatching(/^! A city is merged with a city/),
    expect.stringMatching(/^Korlagunta is Alipiri Gate now: \d+ listings/),
    expect.stringMatching(/^! Tirupati has \d+ listings/),
    'Kavali is removed.',
    expect.stringMatching(/^! There is no place Kavali/),
  ]);
  const acts = (await audit()).map(({ operator_id, action }) => [operator_id, action]);
  expect(acts.sort()).toEqual(
    ['place.add', 'place.change', 'place.change', 'place.merge', 'place.remove'].map((action) => [null, action]),
  );
});
