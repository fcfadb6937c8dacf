import { answers } from '@/contract/answers';
import { appOfAll, testApp } from '../../support/server/testApp';
import { wholeList } from '../../support/server/wholeList';
import { AGENT, idOf } from '../../support/server/world';

const server = appOfAll();

describe('calls that answer lists', () => {
  it.each([
    ['API-1', 'getHomeProjects', '/api/homeSettings/projects'],
    ['API-2', 'getHomeBuilders', '/api/homeSettings/builders'],
    ['API-3', 'getHomeAgents', '/api/homeSettings/agents'],
    ['API-4', 'getProperties', '/api/property'],
    ['API-5', 'getProjects', '/api/projects?propertyType='],
    ['API-6', 'getLocalities', '/api/users/getAllLocalities'],
    ['API-7', 'getAgents', '/api/users/getAgents'],
    ['API-9', 'getBuilders', '/api/builders/getAllBuilders'],
    ['API-21', 'searchCities', '/api/property/getCityByName?name=t'],
    ['API-22', 'getCities', '/api/users/getAllCities'],
  ] as const)('%s answers in the shape of the contract and not empty [%s]', async (_id, name, url) => {
    const answer = await server.get(url);
    expect(answer.statusCode).toBe(200);
    expect(answers[name].safeParse(answer.json()).error).toBeUndefined();
    expect(answer.body.length).toBeGreaterThan(30);
  });

  it('names no phone, e-mail, address or Aadhaar number in any of them', async () => {
    const urls = [
      'homeSettings/projects',
      'homeSettings/builders',
      'homeSettings/agents',
      'property',
      'projects?propertyType=',
      'users/getAgents',
      'builders/getAllBuilders',
    ];
    for (const url of urls) {
      const { body } = await server.get(`/api/${url}`);
      expect(body).not.toMatch(/90000000\d\d|@example\.in|strangers need not know|123412341234|password/);
    }
  });

  it('leaves heavy fields to the detail, cuts the about text, and counts all pictures [API-4]', async () => {
    const rows = (await server.get('/api/property')).json<Record<string, unknown>[]>();
    expect(rows).toHaveLength(20);
    for (const row of rows) {
      expect(row).not.toHaveProperty('amenities');
      expect(row).not.toHaveProperty('kitchen');
      expect(String(row['about']).length).toBeLessThanOrEqual(300);
      expect((row['propertyMainImage'] as string[]).length).toBeLessThanOrEqual(3);
      expect(row['saleType']).toBe(row['transactionType']);
      expect(row['userId']).toMatchObject({ _id: expect.stringMatching(/^a/) as string });
    }
    expect(new Set(rows.map((row) => row['pictureCount']))).toEqual(new Set([0, 2, 5]));
  });

  it('answers two listings of the same words each as its own, and either as it stands after its words changed [API-4]', async () => {
    const world = await testApp({ properties: 2, projects: 0 });
    const say = (doc: object) => world.db.updateTable('properties').set({ doc: JSON.stringify(doc) });
    const listed = async () => (await world.get('/api/property')).json<{ _id: string; title: string }[]>();
    const [first, other] = (await listed()).map(({ _id }) => _id);
    await say({ title: 'One' }).execute();
    const before = await listed();
    await say({ title: 'Other' }).where('id', '=', String(first)).execute();
    const after = await listed();
    await world.close();
    const told = (rows: typeof before) => rows.map(({ _id, title }) => [_id, title]);
    expect(told(before)).toEqual([first, other].map((id) => [id, 'One']));
    expect(told(after)).toEqual([
      [first, 'Other'],
      [other, 'One'],
    ]);
  });

  it('says how many there are, what may be sorted, and how many stand in each budget band [API-4, PLIST-18]', async () => {
    const { headers } = await server.get('/api/property');
    const active = server.properties.filter(({ status }) => status === 1).length;
    expect(headers['x-total-count']).toBe(String(active));
    expect(headers['x-sorts']).toBe('newest,priceUp,priceDown,perSqft');
    expect(headers['x-filters']).toBe(
      'types,bhks,localities,withRera,withPhotos,furnishingType,facing,floor,minArea,maxArea,counts',
    );
    expect(String(headers['x-price-bands'])).toMatch(/^\d+(,\d+){5}$/);
  });

  it('names the several values that projects take, and refuses a count of anything else [API-4, API-5]', async () => {
    const { headers } = await server.get('/api/projects?propertyType=&types=Villa%7CVenture');
    expect(headers['x-filters']).toBe('types,bhks,localities');
    expect((await server.get('/api/property?counts=facing')).statusCode).toBe(400);
  });

  it('answers counts of choices in a header, and no listing [API-4, PLIST-1]', async () => {
    const answer = await server.get('/api/property?city=Tirupati&counts=bhkType');
    const counts = new URLSearchParams(String(answer.headers['x-counts']));
    expect([...counts.keys()]).toEqual(['1', '2', '3', '4', '5']);
    const two = await server.get('/api/property?city=Tirupati&bhkType=2');
    expect(counts.get('2')).toBe(two.headers['x-total-count']);
    expect(answer.json()).toEqual([]);
  });

  it('keeps the filters in the address of the next page [API-4]', async () => {
    const { headers } = await server.get(
      '/api/property?city=Tirupati&sort=priceUp&maxPrice=90000000&minArea=100&bhks=1%7C2%7C3',
    );
    const next = /^<(\/api\/property\?[^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1] ?? '';
    const params = new URL(next, 'http://x').searchParams;
    expect([
      params.get('city'),
      params.get('sort'),
      params.get('maxPrice'),
      params.get('minArea'),
      params.get('bhks'),
    ]).toEqual(['Tirupati', 'priceUp', '90000000', '100', '1|2|3']);
  });

  it("keeps Home's own order, and agents' counts of active listings alone [API-3]", async () => {
    const agents = (await server.get('/api/homeSettings/agents')).json<{ _id: string; propertyListings: number }[]>();
    expect(agents.map(({ _id }) => _id)).toEqual([idOf('user', 3), AGENT.id]);
    const own = server.properties.filter(({ status }, n) => status === 1 && n % 3 === 0).length;
    expect(agents[1]?.propertyListings).toBe(own);
  });

  it('names realtors in pages of a hundred, each once and in their order [API-7]', async () => {
    const world = await testApp({ properties: 2, projects: 0 });
    const nth = (n: number) => String(1000 + n);
    await world.db
      .insertInto('users')
      .values(
        Array.from({ length: 230 }, (_each, n) => ({
          id: `agent-${nth(n)}`,
          role_code: 'agt',
          username: `Agent ${n}`,
          name: null,
          phone: `900001${nth(n)}`,
          country_code: '91',
          email: `agent-${n}@example.in`,
          password_hash: 'x',
          // Several of one rank: the id decides.
          rank: 10 + Math.floor(n / 7),
          active_listings: n % 23 === 0 ? 0 : 1,
          created_at: 1,
          doc: JSON.stringify({ about: '\u3316'.repeat(5000) }),
        })),
      )
      .execute();
    const sizes: number[] = [];
    const rows = await wholeList<{ _id: string }>('/api/users/getAgents', async (url) => {
      const answer = await world.get(url);
      expect(answer.headers['x-total-count']).toBe('222');
      sizes.push(answer.rawPayload.length);
      return { rows: answer.json(), link: answer.headers['link'] as string | undefined };
    });
    const refused = await world.get('/api/users/getAgents?after=x');
    await world.close();
    expect(rows.map(({ _id }) => _id)).toEqual([
      AGENT.id,
      idOf('user', 3),
      ...Array.from({ length: 230 }, (_each, n) => n).flatMap((n) => (n % 23 === 0 ? [] : [`agent-${nth(n)}`])),
    ]);
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThan(300_000);
    expect(refused.statusCode).toBe(400);
  });

  it('gives a builder its projects with a picture each, and counts the others, so that a page keeps those it shows [API-9, BUILD-2, STORE-2]', async () => {
    const [builder] = (await server.get('/api/builders/getAllBuilders')).json<
      { projects: { propertyMainImage: string[]; pictureCount: number }[]; projectsList: string[] }[]
    >();
    expect(builder?.projectsList).toHaveLength(50);
    expect(builder?.projects[0]).toMatchObject({
      propertyMainImage: ['/uploads/project-0-1280x960.jpg'],
      pictureCount: 1,
    });
  });

  it('tells of a builder’s project which homes it offers and its stage [API-9, BUILD-4]', async () => {
    const [builder] = (await server.get('/api/builders/getAllBuilders')).json<
      { projects: Record<string, unknown>[] }[]
    >();
    expect(builder?.projects[0]).toMatchObject({
      unitConfig: ['1BHK', '2bhk'],
      possessionStatus: expect.any(String) as string,
    });
  });

  it('finds cities by a part of their name, those that begin with it first; a blank name finds none [API-21]', async () => {
    const names = async (name: string) =>
      (await server.get(`/api/property/getCityByName?name=${name}`))
        .json<{ name: string }[]>()
        .map((city) => city.name);
    expect(await names('tIr')).toEqual(['Tirupati']);
    expect(await names('u')).toEqual(['Puttur', 'Renigunta', 'Tirupati']);
    expect(await names('r')).toEqual(['Renigunta', 'Puttur', 'Tirupati']);
    expect(await names('%20')).toEqual([]);
  });

  it('names every locality once [API-6]', async () => {
    const names = (await server.get('/api/users/getAllLocalities')).json<{ name: string }[]>().map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('Station Road');
  });
});
