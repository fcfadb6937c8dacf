import fc from 'fast-check';
import { errorBody } from '@/contract/answers';
import { ENDPOINTS } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';
import { encodeText } from '@/domain/text';
import { handlers } from '@/server/handlers/handlers';
import { appOfAll } from '../../support/server/testApp';
import { USER } from '../../support/server/world';

const server = appOfAll({ properties: 30, projects: 10 });

describe('the API as a whole', () => {
  it.each([
    ['/api/property?bhkType=6', /bhkType/],
    ['/api/property?minPrice=-1', /minPrice/],
    ['/api/property?maxPrice=1e9', /maxPrice/],
    ['/api/property?maxPrice=999999999999999999', /maxPrice/],
    ['/api/property?minPrice=NaN', /minPrice/],
    ['/api/property?sort=cheapest', /sort/],
    ['/api/property?after=%7B%7D', /page/],
    ['/api/property?after=WyJyYW5rIiwibnVsbCIsMV0', /page/],
    ['/api/property?colour=red', /colour/],
    ['/api/property?city=a&city=b', /city/],
    ['/api/property?city[$ne]=a', /city/],
    ['/api/property?city=%00', /city/],
    ['/api/property?__proto__=x', /__proto__/],
    [`/api/property?city=${'x'.repeat(10_000)}`, /city/],
    [`/api/property?${'x'.repeat(9_000)}=1`, /Unknown/],
    // Not cut in the middle of a character.
    [`/api/property?${encodeURIComponent(`x${'🏠'.repeat(60)}`)}=1`, /🏠\?\.$/],
    ['/api/projects?propertyType=&selectedSubtype=Villa', /selectedSubtype/],
    ['/api/property/propertyDetailsByUser', /id/],
    ['/api/property/propertyDetailsByUser?id=', /id/],
    [`/api/property/propertyDetailsByUser?id=${'x'.repeat(100)}`, /id/],
    ['/api/property/getCityByName', /name/],
    ['/api/users/getAllCities?x=1', /x/],
  ])('refuses %.60s with 400 and says what is wrong', async (url, words) => {
    const answer = await server.get(url);
    expect(answer.statusCode).toBe(400);
    expect(errorBody.parse(answer.json()).errors.message).toMatch(words);
  });

  it('refuses a cursor of another order', async () => {
    const link = String((await server.get('/api/property?sort=newest')).headers['link']);
    const after = /after=([^&>]+)/.exec(link)?.[1] ?? '';
    expect((await server.get(`/api/property?sort=newest&after=${after}`)).statusCode).toBe(200);
    expect((await server.get(`/api/property?sort=priceUp&after=${after}`)).statusCode).toBe(400);
  });

  it('answers an address that is none in the one shape', async () => {
    for (const url of ['/api/%zz', '/api/nothing', '/api/', '/api/property/', '/api/../api/x']) {
      const answer = await server.get(url);
      expect([400, 404]).toContain(answer.statusCode);
      expect(errorBody.safeParse(answer.json()).error).toBeUndefined();
    }
    expect((await server.app.inject({ method: 'DELETE', url: '/api/property' })).statusCode).toBe(404);
  });

  it('has an answer to every call of the contract', () => {
    expect(Object.keys(handlers).sort()).toEqual(Object.keys({ ...ENDPOINTS, ...EXTRAS }).sort());
  });

  it('answers what no call can be made of with 4xx, whatever is sent', async () => {
    const posts = Object.entries(ENDPOINTS).filter(([, { method }]) => method === 'POST');
    expect(posts).toHaveLength(13);
    for (const [, row] of posts) {
      const own = 'sends' in row ? 'multipart/form-data; boundary=x' : 'application/json';
      for (const type of [own, 'application/json', 'text/plain']) {
        const { statusCode, ...answer } = await server.post(`/api/${row.path}`, '{"broken', { 'content-type': type });
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
        expect(errorBody.safeParse(JSON.parse(answer.body)).error).toBeUndefined();
      }
    }
  });

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['no JSON at all', 'a=b', 'application/x-www-form-urlencoded', 415],
    ['text', 'hello', 'text/plain', 415],
    ['a prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'application/json', 400],
    ['deep nesting in a field', `{"username":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`, 'application/json', 400],
    ['too much', `{"password":"${'x'.repeat(1_100_000)}"}`, 'application/json', 413],
  ])('refuses %s', async (_what, body, type, status) => {
    const answer = await server.post('/api/users/signin', body, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(errorBody.safeParse(answer.json()).error).toBeUndefined();
  });

  it('never answers 5xx and always in shape, whatever the query', async () => {
    const names = fc.constantFrom(
      'city',
      'bhkType',
      'minPrice',
      'maxPrice',
      'locality',
      'sort',
      'after',
      'saleType',
      'selectedSubtype',
      'x',
    );
    const values = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.constantFrom('0', '5', 'Commercial', 'newest', "' or 1=1 --", '%'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('property', 'projects'),
        fc.array(fc.tuple(names, values), { maxLength: 5 }),
        async (path, pairs) => {
          const query = pairs.map(([name, value]) => `${name}=${encodeText(value)}`).join('&');
          const answer = await server.get(`/api/${path}?${query}`);
          expect([200, 400]).toContain(answer.statusCode);
          if (answer.statusCode === 400) expect(errorBody.safeParse(answer.json()).error).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps personal answers out of every cache, and marks public ones so that they need not travel twice', async () => {
    const first = await server.get('/api/property');
    expect(first.headers['cache-control']).toBe('no-cache');
    const mark = String(first.headers['etag']);
    const second = await server.get('/api/property', { 'if-none-match': mark });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const strong = mark.replace('W/', '');
    for (const tags of [`"x", ${strong}`, `W/${strong}`, '*']) {
      const known = await server.get('/api/property', { 'if-none-match': tags });
      expect([tags, known.statusCode]).toEqual([tags, 304]);
    }
    expect((await server.get('/api/property?city=Puttur', { 'if-none-match': mark })).statusCode).toBe(200);

    const personal = await server.get('/api/property', { authorization: await server.tokenOf(USER) });
    expect(personal.headers['cache-control']).toBe('no-store');
    expect(personal.headers['etag']).toBeUndefined();
  });
});
