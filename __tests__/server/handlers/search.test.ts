import type { SearchAnswer, SearchHit } from '@/contract/extraShapes';
import { extraAnswers } from '@/contract/extraShapes';
import { BUILDERS } from '@/demo/texts/builders';
import { PROJECT_NAMES } from '@/demo/texts/projects';
import { filtersToSearch, parseFilters } from '@/domain/filters';
import { realtors } from '@/server/db/queries/people';
import { offerTowns } from '@/server/operations/placeOffers';
import { syncSearchNames } from '@/server/db/queries/searchNames';
import { GAZETTEER } from '@/server/gazetteer/gazetteer';
import { BEGUN, SPOKEN, WRITTEN_FIRST, WRITTEN_LATER, type Query } from '../typedSearch/queries';
import { testApp, type TestApp } from '../../support/server/testApp';

const QUERIES = [...WRITTEN_FIRST, ...WRITTEN_LATER];
const LEAST_SHARE = 0.95;

let server: TestApp;

beforeAll(async () => {
  server = await testApp({ projects: 50 });
  const { db } = server;
  const names = [...Object.values(PROJECT_NAMES).flat()].map(([name]) => name);
  const projects = await db.selectFrom('projects').select(['id', 'doc']).orderBy('id').execute();
  for (const [at, name] of names.entries()) {
    const project = projects[at];
    if (project === undefined) throw new Error('too few projects');
    const doc = JSON.stringify({ ...(JSON.parse(project.doc) as object), name });
    await db.updateTable('projects').set({ doc }).where('id', '=', project.id).execute();
  }
  await db
    .insertInto('builders')
    .values(BUILDERS.map(([name], at) => ({ id: `e${at}`, rank: 100 + at, doc: JSON.stringify({ name }) })))
    .execute();
  await offerTowns(db, GAZETTEER);
  await syncSearchNames(db);
});
afterAll(() => server.close());

const ask = async (params: Record<string, string>): Promise<SearchAnswer> => {
  const answer = await server.get(`/api/search?${new URLSearchParams(params).toString()}`);
  expect(answer.statusCode).toBe(200);
  return extraAnswers.search.parse(answer.json());
};

const spelt = (search: string) => filtersToSearch(parseFilters(new URLSearchParams(search)));
const ledTo = (match: SearchHit | null): string =>
  match === null
    ? 'nowhere'
    : match.filters === null
      ? `${match.kind}:${match.label}`
      : spelt(filtersToSearch(match.filters));
const labels = (hits: readonly SearchHit[]) => hits.map(({ label }) => label);

/** Throws with what leads elsewhere, when fewer than 95 in 100 lead to what is meant. */
async function expectUnderstood(queries: readonly Query[]) {
  const misses: string[] = [];
  for (const [typed, meant] of queries) {
    const got = ledTo((await ask({ q: typed })).match);
    const wanted = /^(project|builder):/.test(meant) ? meant : spelt(meant);
    if (got !== wanted) misses.push(`${typed}: ${decodeURIComponent(got)}, not ${decodeURIComponent(wanted)}`);
  }
  const share = 1 - misses.length / queries.length;
  if (share < LEAST_SHARE) throw new Error(`${(100 * share).toFixed(1)} % only.\n${misses.join('\n')}`);
}

it('leads what people type to the right place or filters, 95 in 100 [HOME-14]', async () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(200);
  await expectUnderstood(QUERIES);
});

it('leads what people say in English, Telugu or Hindi to the right place or filters [HOME-14]', () =>
  expectUnderstood(SPOKEN));

it.each(BEGUN)(
  'leads “%s” to the place that is begun, saying that it guessed [HOME-14, PLIST-17]',
  async (typed, meant) => {
    const { match, exact } = await ask({ q: typed });
    expect([ledTo(match), exact]).toEqual([spelt(meant), false]);
  },
);

it('takes the beginning of no landmark, nor of a place without homes, for where to look [HOME-14]', async () => {
  for (const q of ['munic', 'karvet']) expect([q, ledTo((await ask({ q })).match)]).toEqual([q, 'nowhere']);
  expect(labels((await ask({ q: 'munic' })).suggestions)).toContain('Municipal Corporation');
});

it('takes no beginning beside a place or a word that nobody knows, nor one of a few sounds [HOME-14]', async () => {
  expect(ledTo((await ask({ q: 'tir' })).match)).toBe('nowhere');
  expect(ledTo((await ask({ q: 'aaaaaa' })).match)).toBe('nowhere');
  expect(ledTo((await ask({ q: 'tiru qqwwxx' })).match)).toBe('nowhere');
  expect((await ask({ q: 'korlagunta tiru' })).match?.unused).toEqual(['tiru']);
  expect(labels((await ask({ q: 'in tiru' })).suggestions).slice(0, 2)).toEqual(['Tirupati', 'Tiruchanur']);
});

describe('what is suggested', () => {
  it('is what is popular before anything is typed [HOME-14]', async () => {
    const { match, suggestions } = await ask({});
    expect(match).toBeNull();
    expect(suggestions.length).toBeGreaterThan(3);
    expect(suggestions.every(({ kind, count }) => kind === 'place' && (count ?? 0) > 0)).toBe(true);
    expect((await ask({ q: ' ' })).suggestions).toEqual(suggestions);
  });

  it('is what a text may be the beginning of [HOME-14]', async () => {
    expect(labels((await ask({ q: 'korl' })).suggestions)).toContain('Korlagunta');
    expect(labels((await ask({ q: 'sesha' })).suggestions)).toContain('Seshadri Heights');
    const [first] = (await ask({ q: '2bhk ali' })).suggestions.filter(({ label }) => label === 'Alipiri');
    expect(first).toMatchObject({ note: '2 BHK · Tirupati', filters: { bhkType: '2', locality: 'Alipiri' } });
  });

  it('is all of several places together, and each of them [HOME-14]', async () => {
    const { match, suggestions } = await ask({ q: 'alipiri or korlagunta' });
    expect(match?.label).toBe('Alipiri or Korlagunta, Tirupati');
    expect(labels(suggestions)).toEqual(expect.arrayContaining(['Alipiri', 'Korlagunta']));
  });

  it('is what is near to somebody [HOME-14]', async () => {
    expect((await ask({ near: '13.6500,79.4021' })).match?.label).toBe('Alipiri');
    expect((await ask({ near: '28.61,77.2' })).match).toBeNull();
    expect((await server.get('/api/search?near=here')).statusCode).toBe(400);
  });
});

it.each<Query>([
  ['rent', ''],
  ['for rent', ''],
  ['on rent', ''],
  ['rental', ''],
  ['pg', ''],
  ['to let', ''],
  ['అద్దెకు', ''],
  ['किराए पर', ''],
  ['rent 2bhk', 'bhkType=2'],
  ['2bhk for lease', 'bhkType=2'],
  ['new flat for rent', 'selectedSubtype=Flat/Apartment'],
  ['shop for rent', 'selectedSubtype=Retail shop'],
  ['2bhk to let in alipiri', 'city=Tirupati&locality=Alipiri&bhkType=2'],
  ['pg in alipiri', 'city=Tirupati&locality=Alipiri'],
  ['తిరుపతిలో అద్దె ఇల్లు', 'city=Tirupati&selectedSubtype=Independent House'],
  // A month's rent is no price.
  ['house for rent near alipiri under 15000', 'city=Tirupati&locality=Alipiri&selectedSubtype=Independent House'],
  ['2bhk rent below 15k per month', 'bhkType=2'],
  ['flat with rental income under 60 lakhs', 'selectedSubtype=Flat/Apartment&maxPrice=6000000'],
])(
  'tells the list that %s asks to rent, which no place is called, and takes the rest [HOME-14]',
  async (typed, rest) => {
    const { match, suggestions } = await ask({ q: typed });
    expect(ledTo(match)).toBe(spelt(`${rest}&transactionType=Rent`));
    expect(match?.label).toContain('For sale only');
    expect(labels(suggestions)).not.toContain('Renigunta');
  },
);

it('opens what asks to rent in place of a city, each word of it understood [PLIST-17]', () =>
  leadsTo('for rent', 'transactionType=Rent'));

async function leadsTo(typed: string, meant: string) {
  const { match, exact } = await ask({ q: typed });
  expect([ledTo(match), exact]).toEqual([spelt(meant), true]);
}

it.each([
  ['east facing 2bhk', 'bhkType=2&facing=East'],
  ['north east facing plot in alipiri', 'city=Tirupati&locality=Alipiri&selectedSubtype=Plot/land&facing=North-East'],
  ['తూర్పు ముఖం ఇల్లు', 'selectedSubtype=Independent House&facing=East'],
  ['पूर्व मुखी मकान', 'selectedSubtype=Independent House&facing=East'],
  ['furnished 3bhk', 'bhkType=3&furnishingType=Fully Furnished'],
  ['semi-furnished flat', 'selectedSubtype=Flat/Apartment&furnishingType=Semi Furnished'],
  ['unfurnished flat tirupati', 'city=Tirupati&selectedSubtype=Flat/Apartment&furnishingType=Unfurnished'],
  ['सेमी फर्निश्ड फ्लैट', 'selectedSubtype=Flat/Apartment&furnishingType=Semi Furnished'],
])('understands the facing and the furniture of %s [HOME-14]', leadsTo);

it.each([
  ['tirupati2bhk', 'city=Tirupati&bhkType=2'],
  ['alipiri3 bhk', 'city=Tirupati&locality=Alipiri&bhkType=3'],
  ['Tirupati2bhk under 60 lakhs tirupathi', 'city=Tirupati&bhkType=2&maxPrice=6000000'],
])('parts the rooms of %s from the word that they are glued to [HOME-14]', leadsTo);

it.each([
  ['100 sq yards plot', 'selectedSubtype=Plot/land&minArea=810&maxArea=990'],
  [
    '1200 sqft flat in alipiri',
    'city=Tirupati&locality=Alipiri&selectedSubtype=Flat/Apartment&minArea=1080&maxArea=1320',
  ],
  ['flat above 1500 sq ft', 'selectedSubtype=Flat/Apartment&minArea=1500'],
  ['plot under 30 lakhs 2 cents', 'selectedSubtype=Plot/land&maxPrice=3000000&minArea=784&maxArea=958'],
  ['1000 to 1500 sft 2bhk', 'bhkType=2&minArea=1000&maxArea=1500'],
  ['plot upto 5 ankanams', 'selectedSubtype=Plot/land&maxArea=180'],
  ['2 acres near chandragiri', 'city=Chandragiri&selectedSubtype=Agricultural Land&minArea=78408&maxArea=95832'],
  ['land 5 acres', 'selectedSubtype=Plot/land|Agricultural Land&minArea=196020&maxArea=239580'],
  ['5 acres land', 'selectedSubtype=Plot/land|Agricultural Land&minArea=196020&maxArea=239580'],
  ['agricultural land 5 acres', 'selectedSubtype=Agricultural Land&minArea=196020&maxArea=239580'],
  ['తిరుపతిలో 200 గజాల స్థలం', 'city=Tirupati&selectedSubtype=Plot/land&minArea=1620&maxArea=1980'],
  ['1000 वर्ग फुट का फ्लैट', 'selectedSubtype=Flat/Apartment&minArea=900&maxArea=1100'],
  ['1000 वर्ग फुट से ज्यादा फ्लैट', 'selectedSubtype=Flat/Apartment&minArea=1000'],
  ['flat 1000 sqft plus', 'selectedSubtype=Flat/Apartment&minArea=1000'],
  ['flat 1000 sqft lopu', 'selectedSubtype=Flat/Apartment&maxArea=1000'],
  ['flat minimum 1000 sqft', 'selectedSubtype=Flat/Apartment&minArea=1000'],
  ['1500 to 1000 sqft flat', 'selectedSubtype=Flat/Apartment&minArea=1000&maxArea=1500'],
  ['plot 2 cents to 5 cents', 'selectedSubtype=Plot/land&minArea=871&maxArea=2178'],
  ['200 yards plot', 'selectedSubtype=Plot/land&minArea=1620&maxArea=1980'],
  ['200 gajala plot', 'selectedSubtype=Plot/land&minArea=1620&maxArea=1980'],
])('understands the area of %s [HOME-14]', leadsTo);

it('takes the PIN of an address for no more than its locality [HOME-14]', async () => {
  for (const q of ['Tiruchanur, Tirupati 517503', 'Tiruchanur 517503']) {
    const { match } = await ask({ q });
    expect(match?.filters).toEqual({ city: 'Tirupati', locality: 'Tiruchanur' });
  }
});

it('leads a PIN to all localities that carry it [HOME-14]', async () => {
  const { match, exact, suggestions } = await ask({ q: '517503' });
  expect(match).toMatchObject({ kind: 'type', label: '517503, Tirupati', filters: { city: 'Tirupati' } });
  expect(match?.filters?.locality?.split('|')).toEqual(
    expect.arrayContaining(['Tiruchanur', 'Padmavathi Puram', 'Yogimallavaram']),
  );
  expect(exact).toBe(true);
  expect(labels(suggestions)).toContain('Tiruchanur');
  const flats = await ask({ q: '2bhk 517503' });
  expect(flats.match).toMatchObject({
    label: '2 BHK · 517503, Tirupati',
    filters: { ...match?.filters, bhkType: '2' },
  });
  const localities = (await ask({ q: '517502' })).match?.filters?.locality?.split('|');
  expect(localities).toHaveLength(14);
  expect(localities).toContain('Balaji Colony');
});

describe('a text that names no known place', () => {
  it('leads nowhere, and says what sounds like it and where homes are [PLIST-17]', async () => {
    const answer = await ask({ q: 'qqwwxxzz' });
    expect(answer).toMatchObject({ match: null, exact: false, didYouMean: [] });
    expect(answer.nearby.length).toBeGreaterThan(0);
    expect(answer.nearby.every(({ count }) => (count ?? 0) > 0)).toBe(true);
  });

  it('is told from one that is known by another spelling [PLIST-17]', async () => {
    expect(await ask({ q: 'Tirupathi' })).toMatchObject({ exact: true, match: { label: 'Tirupati' } });
    const answer = await ask({ q: 'Korlaguntta pet' });
    expect(answer.exact).toBe(false);
    expect(labels(answer.didYouMean)).toContain('Korlagunta');
  });
});

describe('words that the lists do not know', () => {
  it.each([
    ['2bhk with lift in tirupati', '2 BHK · Tirupati', ['lift']],
    ['plots in renigunta and tpt', 'Plot/land · Renigunta', ['Tirupati']],
    ['renigunta, chandragiri and chandragiri', 'Renigunta', ['Chandragiri']],
    ['renigunta 517502', 'Renigunta', undefined],
    ['alipiri, korlagunta tirupati', 'Alipiri or Korlagunta, Tirupati', undefined],
    ['ఎక్స్‌వై తిరుపతి', 'Tirupati', ['ఎక్స్‌వై']],
    ['2bhk tirupati', '2 BHK · Tirupati', undefined],
  ])('are told beside what "%s" leads to [HOME-14]', async (q, label, unused) => {
    const { match } = await ask({ q });
    expect(match?.label).toBe(label);
    expect(match?.unused).toEqual(unused);
  });
});

it('suggests the place that the last word begins, beside a word that nobody knows [HOME-14]', async () => {
  const { suggestions } = await ask({ q: '2bhk lift ali' });
  const alipiri = suggestions.find(({ label }) => label === 'Alipiri');
  expect(alipiri).toMatchObject({ filters: { bhkType: '2', locality: 'Alipiri' }, unused: ['lift'] });
});

describe('the name of a realtor', () => {
  const rename = (id: string, username: string) =>
    server.db.updateTable('users').set({ username }).where('id', '=', id).execute();
  const all = () => realtors(server.db).select(['id', 'username']).orderBy('rank').execute();
  const someRealtor = async () => {
    const [first] = await all();
    if (first === undefined) throw new Error('no realtor');
    return first;
  };

  it('is suggested where a part of it names several [HOME-14]', async () => {
    const some = (await all()).slice(0, 2);
    expect(some).toHaveLength(2);
    for (const [at, { id }] of some.entries()) await rename(id, `Suryanarayana ${['Reddy', 'Setty'][at]}`);
    const { match, suggestions } = await ask({ q: 'suryanarayana' });
    expect(match).toBeNull();
    expect(labels(suggestions)).toEqual(expect.arrayContaining(['Suryanarayana Reddy', 'Suryanarayana Setty']));
    for (const { id, username } of some) await rename(id, username);
  });

  it('leads to the realtor, and no longer when that one shows nothing [HOME-14, AGENT-1]', async () => {
    const { id, username } = await someRealtor();
    await rename(id, 'Lakshmi Naidu');
    for (const q of ['Lakshmi Naidu', 'lakshmi naidu', 'Lakshmi Nai'])
      expect((await ask({ q })).match).toMatchObject({ kind: 'realtor', label: 'Lakshmi Naidu', note: 'Agent', id });
    expect(await ask({ q: 'lakshmi naidu' })).toMatchObject({ exact: true, didYouMean: [] });
    await server.db.updateTable('users').set({ away_since: 1 }).where('id', '=', id).execute();
    expect((await ask({ q: 'Lakshmi Naidu' })).match).toBeNull();
    await server.db.updateTable('users').set({ away_since: null, username }).where('id', '=', id).execute();
  });

  it('leads to none of two who have the same one, nor past a project that begins so [HOME-14]', async () => {
    const some = (await all()).slice(0, 2);
    for (const { id } of some) await rename(id, 'Seshadri Naidu');
    const twice = await ask({ q: 'seshadri naidu' });
    expect(twice.match?.kind).not.toBe('realtor');
    expect(labels(twice.suggestions).filter((label) => label === 'Seshadri Naidu')).toHaveLength(2);
    expect((await ask({ q: 'seshadri' })).match?.kind).toBe('project');
    for (const { id, username } of some) await rename(id, username);
  });

  it('takes the place of nothing that is understood, and a number or an e-mail names nobody [HOME-14]', async () => {
    const { id, username } = await someRealtor();
    for (const [own, q] of [
      ['Alipiri', 'alipiri'],
      ['Alipari', 'alipari'],
      ['Seshadri Heights', 'seshadri heights'],
    ] as const) {
      await rename(id, own);
      expect((await ask({ q })).match?.kind).not.toBe('realtor');
    }
    await rename(id, username);
    const { phone, email } = await server.db
      .selectFrom('users')
      .select(['phone', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const q of [phone, email, '%%%%', '____']) expect((await ask({ q })).match?.kind).not.toBe('realtor');
  });
});

it('knows a place that a listing brought, and a project that came later [HOME-14]', async () => {
  const { db } = server;
  await db.insertInto('localities').values({ id: 9001, city_id: 1, name: 'Green Meadow Enclave' }).execute();
  expect((await ask({ q: 'green medow enclave' })).match?.filters).toEqual({
    city: 'Tirupati',
    locality: 'Green Meadow Enclave',
  });
  await db
    .insertInto('builders')
    .values({ id: 'later', rank: 999, doc: JSON.stringify({ name: 'Zenith Abodes' }) })
    .execute();
  expect((await ask({ q: 'zenith abodes' })).match).toBeNull();
  expect(await syncSearchNames(db)).toBe(true);
  expect((await ask({ q: 'zenith abodes' })).match).toMatchObject({ kind: 'builder', id: 'later' });
  await db.deleteFrom('builders').where('id', '=', 'later').execute();
  expect(await syncSearchNames(db)).toBe(true);
  expect(await syncSearchNames(db)).toBe(false);
  expect((await ask({ q: 'zenith abodes' })).match).toBeNull();
});
