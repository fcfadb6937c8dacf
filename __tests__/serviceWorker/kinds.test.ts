import { ENDPOINTS } from '@/contract/endpoints';
import { EXTRAS } from '@/contract/extras';
import { KEPT_CALLS, requestKindOf, kindOfSeen, mayKeepAnswer, mayKeepPicture } from '@/serviceWorker/kinds';
import { askedFor, PLACES } from '../support/cacheDouble';

const kind = (path: string, fields = {}) => requestKindOf(askedFor(path, fields), PLACES);
const elsewhere = { origin: PLACES.origin, api: 'https://api.example/v1/' };

describe('what is kept', () => {
  it('is asked of calls that need no session, and of no others', () => {
    const kept = new Set<string>(KEPT_CALLS.map((name) => ENDPOINTS[name].path));
    for (const name of KEPT_CALLS)
      expect([name, ENDPOINTS[name]]).toEqual([name, expect.objectContaining({ method: 'GET', needs: 'nothing' })]);
    const rows = Object.values({ ...ENDPOINTS, ...EXTRAS });
    for (const { path, needs, method } of rows) {
      const expected = kept.has(path) && needs === 'nothing' ? 'answer' : null;
      expect([path, kind(`/api/${path}`, { method })]).toEqual([path, method === 'GET' ? expected : null]);
    }
    expect(rows.filter(({ needs }) => needs !== 'nothing').length).toBeGreaterThan(8);
  });

  it.each([
    '/api/users/current',
    '/api/users/profile',
    '/api/users',
    '/api/users/getAgents/more',
    '/api/saved',
    '/api/enquiries/inbox',
    '/api/property/userProperties',
    '/api/property/getCityByName?name=Ti',
    '/outbox',
    '/console/audit',
    '/healthz',
  ])('is never %s', (path) => {
    expect(kind(path)).toBeNull();
    expect(kindOfSeen(PLACES.origin + path, PLACES)).toBeNull();
  });

  it('is asked of the API where it is, and of nobody else', () => {
    expect(requestKindOf(askedFor('https://api.example/v1/property?city=Tirupati'), elsewhere)).toBe('answer');
    expect(requestKindOf(askedFor('/api/property'), elsewhere)).toBeNull();
    expect(kind('https://evil.example/api/property')).toBeNull();
    expect(kind('https://evil.example/uploads/a.webp', { destination: 'image' })).toBeNull();
    expect(kind('/api/property', { method: 'POST' })).toBeNull();
  });

  it('are hashed files and pictures, not brochures or what is asked in parts', () => {
    expect(kind('/assets/main.12345678.js')).toBe('file');
    expect(kind('/uploads/house-1-320.webp', { destination: 'image' })).toBe('picture');
    expect(kind('/uploads/brochure.pdf', { destination: 'iframe', mode: 'navigate' })).toBeNull();
    expect(kind('/uploads/brochure.pdf')).toBeNull();
  });
});

it.each([
  ['/', 'page'],
  ['/home', 'page'],
  ['/properties?city=Tirupati', 'page'],
  ['/agentdetails/64f0', 'page'],
  ['/nothing', 'page'],
  ['/te/properties', null],
  ['/hi', null],
  ['/api/property', null],
  ['/outbox', null],
  ['/console/audit', null],
  ['/sitemap.xml', null],
  ['/robots.txt', null],
  ['/uploads/house-1-320.webp', null],
])('answers the opening of %s as %p', (path, expected) => {
  expect(kind(path, { mode: 'navigate', destination: 'document' })).toBe(expected);
});

it('keeps an answer only when it is good, in the API’s words, and nobody’s in particular', () => {
  const plain = new Request(PLACES.api);
  const withToken = new Request(PLACES.api, { headers: { Authorization: 'token' } });
  const answer = (status: number, headers: Record<string, string>) => new Response('{}', { status, headers });
  const json = { 'Content-Type': 'application/json; charset=utf-8' };
  expect(mayKeepAnswer(plain, answer(200, { ...json, 'Cache-Control': 'no-cache' }))).toBe(true);
  expect(mayKeepAnswer(withToken, answer(200, json))).toBe(false);
  expect(mayKeepAnswer(plain, answer(200, { ...json, 'Cache-Control': 'no-store' }))).toBe(false);
  expect(mayKeepAnswer(plain, answer(200, { ...json, 'Cache-Control': 'private, max-age=60' }))).toBe(false);
  expect(mayKeepAnswer(plain, answer(503, json))).toBe(false);
  expect(mayKeepAnswer(plain, answer(404, json))).toBe(false);
  expect(mayKeepAnswer(plain, answer(200, { 'Content-Type': 'text/html' }))).toBe(false);
});

it.each([
  ['/properties', true],
  ['/properties-listing?id=1', true],
  ['/dashboard?tab=listings', false],
  ['/postproperty', false],
  ['/postproperty-apartment', false],
  ['/edit-property?id=1', false],
])('keeps the pictures of %s: %p', (path, expected) => {
  expect(mayKeepPicture(PLACES.origin + path)).toBe(expected);
});
