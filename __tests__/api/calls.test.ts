import { marketplaceApi } from '@/api/marketplaceApi';
import type { Bodies } from '@/contract/payloads';
import { aBuilder, aProject, aProperty, anAgent } from '../support/factories';
import { refusal } from '../support/serverDouble';
import { loggedInAs, testStore } from '../support/testStore';

const { endpoints: api } = marketplaceApi;
const user = {
  _id: 'u1',
  username: 'Asha',
  token: 'tok',
  role: { roleCode: 'agt' },
  email: 'a@b.in',
  phone: '9000000001',
};
const id = 'abc123';
const ids = (kind: string, ...list: string[]) => ({ kind, ids: list });

const signUp: Bodies['signUp'] = {
  countryCode: '91',
  username: 'Asha',
  password: 'x',
  email: 'a@b.in',
  phone: '9000000003',
};
const REST: readonly (readonly [
  name: string,
  call: string,
  endpoint: { readonly initiate: (arg: never) => unknown },
  /** What is posted, too. */
  arg: unknown,
  answer: unknown,
  result: unknown,
])[] = [
  [
    'API-1',
    'GET homeSettings/projects',
    api.getHomeProjects,
    undefined,
    { spotlight: [aProject({ _id: 'p1' })], reraApproved: null, topProjects: [] },
    {
      spotlight: ids('projects', 'p1'),
      reraApproved: ids('projects'),
      topProjects: ids('projects'),
    },
  ],
  [
    'API-2',
    'GET homeSettings/builders',
    api.getHomeBuilders,
    undefined,
    [aBuilder({ _id: 'b1' })],
    ids('builders', 'b1'),
  ],
  ['API-3', 'GET homeSettings/agents', api.getHomeAgents, undefined, [anAgent({ _id: 'a1' })], ids('agents', 'a1')],
  [
    'API-6',
    'GET users/getAllLocalities',
    api.getLocalities,
    undefined,
    [{ name: 'Alipiri' }, { name: 'Alipiri' }, {}],
    ['Alipiri'],
  ],
  ['API-7', 'GET users/getAgents', api.getAgents, undefined, [anAgent({ _id: 'a1' })], ids('agents', 'a1')],
  ['API-8', `GET users/getAgentDetailsById?id=${id}`, api.getAgent, id, anAgent({ _id: id }), ids('agents', id)],
  [
    'API-9',
    'GET builders/getAllBuilders',
    api.getBuilders,
    undefined,
    [{ name: 'Without id' }],
    ids('builders', 'Without id'),
  ],
  [
    'API-10',
    `GET property/propertyDetailsByUser?id=${id}`,
    api.getProperty,
    id,
    [aProperty({ _id: id }), aProperty()],
    ids('properties', id),
  ],
  [
    'API-11',
    `GET projects/propertyDetailsByUser?id=${id}`,
    api.getProject,
    id,
    [aProject({ _id: id })],
    ids('projects', id),
  ],
  [
    'API-12',
    'GET users/current',
    api.getCurrentUser,
    undefined,
    [{ ...user, token: undefined }],
    { _id: 'u1', username: 'Asha', roleCode: 'agt', email: 'a@b.in', phone: '9000000001', profilePic: null },
  ],
  [
    'API-13',
    'GET property/userProperties',
    api.getMyProperties,
    undefined,
    [aProperty({ _id: 'p9' })],
    ids('properties', 'p9'),
  ],
  ['API-14', 'POST property/delete', api.deleteProperty, { _id: id }, { message: 'gone' }, { message: 'gone' }],
  ['API-15', 'GET users/profile', api.getProfile, undefined, { name: 'Asha' }, { name: 'Asha' }],
  ['API-16', 'POST users/profile', api.updateProfile, { name: 'Asha' }, { message: 'ok' }, { message: 'ok' }],
  [
    'API-18',
    'POST property/properties',
    api.postProperty,
    { city: 'Tirupati', userId: 'u1' },
    { message: 'posted' },
    { message: 'posted' },
  ],
  [
    'API-21',
    'GET property/getCityByName?name=Tiru',
    api.searchCities,
    'Tiru',
    [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }],
    [{ name: 'Tirupati', localities: ['Alipiri'] }],
  ],
  [
    'API-22',
    'GET users/getAllCities',
    api.getCities,
    undefined,
    { citieslist: [{ name: 'Puttur' }] },
    [{ name: 'Puttur', localities: [] }],
  ],
  [
    'API-23',
    'POST property/update',
    api.updateProperty,
    { _id: id, city: 'Tirupati', userId: 'u1' },
    { message: 'updated' },
    { message: 'updated' },
  ],
  ['API-24', 'POST users', api.signUp, signUp, { id: 'c1' }, { id: 'c1', email: null }],
  [
    'API-25',
    'POST users/signin',
    api.signIn,
    { countryCode: '91', username: '9000000001', password: 'pw' },
    { message: 'Hello', user },
    {
      message: 'Hello',
      token: 'tok',
      user: { _id: 'u1', username: 'Asha', roleCode: 'agt', email: 'a@b.in', phone: '9000000001', profilePic: null },
    },
  ],
  [
    'API-26',
    'POST users/validateOTP',
    api.validateOtp,
    { _id: 'c1', otp: '123456' },
    { message: 'Hello', user },
    expect.objectContaining({ token: 'tok' }),
  ],
  [
    'API-27',
    'POST users/forgotPassword',
    api.forgotPassword,
    { username: 'a@b.in' },
    { id: 'c2', email: 'a@b.in' },
    { id: 'c2', email: 'a@b.in' },
  ],
  [
    'API-28',
    'POST users/setPassword',
    api.setPassword,
    { id: 'c2', otp: '123456', password: 'longenough' },
    { user },
    expect.objectContaining({ message: null, token: 'tok' }),
  ],
  [
    'API-29',
    'POST enquiries',
    api.sendEnquiry,
    { kind: 'newsletter', email: 'a@b.in' },
    { message: 'Thanks' },
    { message: 'Thanks' },
  ],
];

describe('each call', () => {
  it.each(REST)('%s sends and reads its row of the specification: %s [API-33]', async (...row) => {
    const [, call, { initiate }, arg, answer, result] = row;
    const { store, server } = testStore({ [call.split('?')[0] ?? '']: answer });
    const asked = store.dispatch(initiate(arg as never) as never) as unknown;
    expect(await asked).toEqual(expect.objectContaining({ data: result }));
    expect(server.calls[0]).toBe(call);
    expect(server.sent[0]?.body).toEqual(call.startsWith('POST') ? arg : undefined);
  });

  const twoPages = (path: string, make: (overrides: { _id: string }) => unknown) => ({
    [`GET ${path}`]: (url: URL) =>
      url.searchParams.has('after')
        ? { body: [make({ _id: 'x2' })], headers: { 'x-total-count': '2' } }
        : {
            body: [make({ _id: 'x1' })],
            headers: {
              'x-total-count': '2',
              link: `</api/${path}?city=Tirupati&after=abc>; rel="next"`,
              'x-sorts': 'newest,priceUp',
              'x-filters': 'facing, withRera',
              'x-price-bands': '1,1,0,0,0,0',
            },
          },
  });
  const first = {
    ids: ['x1'],
    total: 2,
    sorts: ['newest', 'priceUp'],
    filters: ['facing', 'withRera'],
    bands: [1, 1, 0, 0, 0, 0],
  };

  it.each([
    ['API-4', 'property', aProperty, 'city=Tirupati', api.getProperties],
    ['API-5', 'projects', aProject, 'propertyType=', api.getProjects],
  ] as const)('%s GET %s follows Link from page to page and counts with X-Total-Count', async (...row) => {
    const [, path, make, search, endpoint] = row;
    const { initiate } = endpoint as typeof api.getProperties;
    const { store, server } = testStore(twoPages(path, make));
    await store.dispatch(initiate(search));
    const { data } = await store.dispatch(initiate(search, { direction: 'forward' }));
    expect(server.calls).toEqual([`GET ${path}?${search}`, `GET ${path}?city=Tirupati&after=abc`]);
    expect(data?.pages).toMatchObject([first, { ids: ['x2'], next: null }]);
  });

  it('sends JSON with the token exactly as stored, and credentials [API-30]', async () => {
    const { store, server, effects } = testStore(
      { 'POST property/delete': { message: 'ok' } },
      { preloaded: loggedInAs() },
    );
    const spy = jest.spyOn(effects, 'fetch');
    await store.dispatch(api.deleteProperty.initiate({ _id: id }));
    expect(server.sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(server.sent[0]?.headers.get('authorization')).toBe('token-1');
    expect(spy.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    expect(String(spy.mock.calls[0]?.[0])).toBe('http://localhost/api/property/delete');
  });

  it('names no type where there is no body: a visitor needs no preflight to read from another origin [API-30]', async () => {
    const { store, server } = testStore();
    await store.dispatch(api.getLocalities.initiate());
    expect([...(server.sent[0]?.headers ?? [])]).toEqual([['accept-language', 'en']]);
  });

  it('sends no Authorization header when nobody is logged in [API-30]', async () => {
    const { store, server } = testStore();
    await store.dispatch(api.getLocalities.initiate());
    expect(server.sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('never follows a next page to another origin, where the token has no business', async () => {
    const { store } = testStore({
      'GET property': {
        body: [aProperty()],
        headers: { link: '<https://elsewhere.example/api/property?after=1>; rel="next"' },
      },
    });
    const { data } = await store.dispatch(api.getProperties.initiate(''));
    expect(data?.pages[0]?.next).toBeNull();
  });

  it('takes an answer without Link as the whole list', async () => {
    const { store } = testStore({ 'GET property': [aProperty(), aProperty()] });
    const result = await store.dispatch(api.getProperties.initiate(''));
    expect(result.data?.pages[0]).toMatchObject({ total: null, next: null });
    expect(result.hasNextPage).toBe(false);
  });

  it('gives the failure result after a refusal, with both messages of the body [API-32]', async () => {
    const { store } = testStore({ 'GET users/getAllLocalities': refusal(500, 'Come back later') });
    const { error } = await store.dispatch(api.getLocalities.initiate());
    expect(error).toEqual({ status: 500, reason: 'Come back later', message: 'Come back later' });
  });
});
