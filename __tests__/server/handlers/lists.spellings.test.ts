import { answers } from '@/contract/answers';
import { extraAnswers } from '@/contract/extraShapes';
import { cityFacts, localityFacts } from '@/server/gazetteer/facts';
import { TOWNS } from '@/demo/places';
import { offerTowns } from '@/server/operations/placeOffers';
import { BROUGHT } from '@/server/db/tables/places';
import { GAZETTEER } from '@/server/gazetteer/gazetteer';
import { makeListings } from '@/demo/listings';
import { makePeople } from '@/demo/people';
import { parseFilters } from '@/domain/filters';
import { makePropertyPredicate, type FilterableProperty } from '@/domain/listFilter';
import { aPayload } from '../../support/server/posting';
import { appOfAll } from '../../support/server/testApp';
import { AGENT, NOW } from '../../support/server/world';

const t = appOfAll({ properties: 60, projects: 20 });
beforeAll(async () => {
  await offerTowns(t.db, GAZETTEER);
});

const asked = (path: string, params: Record<string, string>) =>
  t.get(`/api/${path}?${new URLSearchParams(params).toString()}`);
const match = async (q: string) => extraAnswers.search.parse((await asked('search', { q })).json()).match?.filters;
const listed = async (path: 'property' | 'projects', params: Record<string, string>) => {
  const rows: readonly { _id: string }[] = (await asked(path, params)).json();
  return rows.map(({ _id }) => _id);
};
const suggested = async (name: string) =>
  answers.searchCities.parse((await asked('property/getCityByName', { name })).json()).map((city) => city.name);

const TIRUPATI = ['Tirupathi', 'Thiruppathi', 'TIRUPATHY', 'తిరుపతి', 'తిరుపతీ', 'तिरुपति', 'तिरूपती'];
const ALIPIRI = ['Alipiry', 'Alippiri', 'అలిపిరి', 'अलिपिरि', 'अलिपिरी'];

it.each(TIRUPATI)('lists, suggests and finds the town as “%s” [PLIST-2, JLIST-1, WIZ-4, HOME-14]', async (city) => {
  for (const path of ['property', 'projects'] as const) {
    const there = await listed(path, { city: 'Tirupati' });
    expect(there.length).toBeGreaterThan(3);
    expect(await listed(path, { city })).toEqual(there);
  }
  expect(await suggested(city)).toContain('Tirupati');
  expect(await match(city)).toEqual({ city: 'Tirupati' });
});

it.each(ALIPIRI)('lists and finds a locality as “%s” [PLIST-2, HOME-14]', async (locality) => {
  const there = await listed('property', { locality: 'Alipiri' });
  expect(there.length).toBeGreaterThan(3);
  expect(await listed('property', { locality })).toEqual(there);
  expect(await match(locality)).toEqual({ city: 'Tirupati', locality: 'Alipiri' });
});

it.each(['తిరు', 'तिरु', 'thirupp', 'చంద్ర'])(
  'suggests a name that begins to sound like “%s”, and lists none of its homes [PLIST-2, WIZ-4]',
  async (typed) => {
    const [name = ''] = await suggested(typed);
    expect(['Tirupati', 'Chandragiri']).toContain(name);
    expect(await listed('property', { city: typed })).toEqual([]);
    expect(await listed('property', { locality: 'ఆలిప' })).toEqual([]);
  },
);

it('goes on finding a locality by a misspelling that a listing brought as a name [PLIST-2]', async () => {
  const there = await listed('property', { locality: 'Korlagunta' });
  expect(there.length).toBeGreaterThan(0);
  const { id } = await t.db.selectFrom('cities').select('id').where('name', '=', 'Tirupati').executeTakeFirstOrThrow();
  await t.db
    .insertInto('localities')
    .values({ id: 99_999, city_id: id, name: 'Korrlagunta', from_listing: BROUGHT })
    .execute();
  expect(await listed('property', { locality: 'Korrlagunta' })).toEqual(there);
  await t.db.deleteFrom('localities').where('id', '=', 99_999).execute();
});

it.each(['The', 'Renni', 'Puthu', 'Wada', 'Sulur'])(
  'shows no homes of a town that only begins to sound like “%s” [PLIST-2, PLIST-17, JLIST-1]',
  async (city) => {
    for (const path of ['property', 'projects'] as const) expect(await listed(path, { city })).toEqual([]);
  },
);

it('suggests nothing for less than three sounds that no name is written with [WIZ-4]', async () => {
  expect([await suggested('థి'), await suggested('థిరు')]).toEqual([[], expect.arrayContaining(['Tirupati'])]);
});

it('knows no place by a text without letters, or of sounds that none begins with [PLIST-17]', async () => {
  for (const city of ['۔۔', '北京', 'క్వక్వ']) expect([city, await listed('property', { city })]).toEqual([city, []]);
});

it('tells numbered places apart that differ in a figure alone [PLIST-2]', async () => {
  await offerTowns(t.db, [{ name: 'Tirupati', localities: [{ name: 'Ward 1' }, { name: 'Ward 11' }] }]);
  expect(await match('ward 11')).toEqual({ city: 'Tirupati', locality: 'Ward 11' });
});

it.each([
  ['by any of its names under the one that it has here', 'తిరుపతి', 'ALIPIRI', 'Tirupati', 'Alipiri'],
  ['that only sounds like one here as it was typed', 'Puthur', 'Kotapeta', 'Puthur', 'Kotapeta'],
  ['that only sounds like one in its city as it was typed', 'thirupathi', 'Korrlagunta', 'Tirupati', 'Korrlagunta'],
])('posts a place %s [WIZ-4, WIZ-5]', async (name, typedCity, typedLocality, city, locality) => {
  const authorization = await t.tokenOf(AGENT);
  const payload = aPayload({ name, city: typedCity, locality: typedLocality });
  expect((await t.post('/api/property/properties', payload, { authorization })).statusCode).toBe(200);
  const rows = await t.db.selectFrom('properties').select('doc').where('doc', 'like', `%${name}%`).execute();
  expect(rows.map(({ doc }) => JSON.parse(doc) as object)).toEqual([expect.objectContaining({ city, locality })]);
});

it('has the names of the demo’s places in Telugu and Hindi, and each leads there [HOME-14]', async () => {
  for (const { name: city, places } of TOWNS) {
    const all = [
      { facts: cityFacts(city), where: { city } },
      ...places.map(({ name }) => ({ facts: localityFacts([city], name), where: { city, locality: name } })),
    ];
    for (const { facts, where } of all) {
      expect(facts.te).toMatch(/^[\p{Script=Telugu}\p{Join_Control} ]+$/u);
      expect(facts.hi).toMatch(/^[\p{Script=Devanagari} ]+$/u);
      for (const name of [facts.te, facts.hi]) expect([name, await match(name)]).toEqual([name, where]);
    }
  }
});

it('leads from a title in Telugu or Hindi, and from the kind that it names, to a list with that listing [HOME-14, PLIST-8]', async () => {
  const rows = [...makeListings('demo', makePeople(NOW, new Map()), NOW)];
  const docs = rows.map(({ doc }) => JSON.parse(doc) as FilterableProperty & { name: string });
  const titled = docs.filter(({ name }) => /\p{Script=Telugu}|\p{Script=Devanagari}/u.test(name));
  expect(titled.length).toBeGreaterThan(40);
  for (const { name, ...doc } of titled)
    for (const typed of [name, name.replace(/^.*(?:లో|में) (?:\dBHK )?/u, '')]) {
      const filters = await match(typed);
      const list = parseFilters(new URLSearchParams(Object.entries(filters ?? {}).map(([k, v]) => [k, String(v)])));
      expect([typed, filters != null && makePropertyPredicate(list)(doc)]).toEqual([typed, true]);
      if (typed === name) expect([name, filters]).toMatchObject([name, { city: doc.city, locality: doc.locality }]);
    }
});
