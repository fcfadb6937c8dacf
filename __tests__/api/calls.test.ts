import { marketplaceApi } from '@/api/marketplaceApi';
import type { Bodies } from '@/contract/payloads';
import { aBuilder, aProject, aProperty, anAgent } from '../support/factories';
import { refusal } from '../support/serverDouble';
import { loggedInAs, testStore } from '../support/testStore';

const { endpoints } = marketplaceApi;
const user = {
  _id: 'u1',
  username: 'Asha',
  token: 'tok',
  role: { roleCode: 'agt' },
  email: 'a@b.in',
  phone: '9000000001',
};
const id = 'abc123';

type Dispatch = ReturnType<typeof testStore>['store']['dispatch'];
const REST: [
  name: string,
  call: string,
  ask: (dispatch: Dispatch) => unknown,
  answer: unknown,
  result: unknown,
  body?: unknown,
][] = [
  [
    'API-1',
    'GET homeSettings/projects',
    (d) => d(endpoints.getHomeProjects.initiate()),
    { spotlight: [aProject({ _id: 'p1' })], reraApproved: null, topProjects: [] },
    {
      spotlight: { kind: 'projects', ids: ['p1'] },
      reraApproved: { kind: 'projects', ids: [] },
      topProjects: { kind: 'projects', ids: [] },
    },
  ],
  [
    'API-2',
    'GET homeSettings/builders',
    (d) => d(endpoints.getHomeBuilders.initiate()),
    [aBuilder({ _id: 'b1' })],
    { kind: 'builders', ids: ['b1'] },
  ],
  [
    'API-3',
    'GET homeSettings/agents',
    (d) => d(endpoints.getHomeAgents.initiate()),
    [anAgent({ _id: 'a1' })],
    { kind: 'agents', ids: ['a1'] },
  ],
  [
    'API-6',
    'GET users/getAllLocalities',
    (d) => d(endpoints.getLocalities.initiate()),
    [{ name: 'Alipiri' }, { name: 'Alipiri' }, {}],
    ['Alipiri'],
  ],
  [
    'API-7',
    'GET users/getAgents',
    (d) => d(endpoints.getAgents.initiate()),
    [anAgent({ _id: 'a1' })],
    { kind: 'agents', ids: ['a1'] },
  ],
  [
    'API-8',
    `GET users/getAgentDetailsById?id=${id}`,
    (d) => d(endpoints.getAgent.initiate(id)),
    anAgent({ _id: id }),
    { kind: 'agents', ids: [id] },
  ],
  [
    'API-9',
    'GET builders/getAllBuilders',
    (d) => d(endpoints.getBuilders.initiate()),
    [{ name: 'Without id' }],
    { kind: 'builders', ids: ['Without id'] },
  ],
  [
    'API-10',
    `GET property/propertyDetailsByUser?id=${id}`,
    (d) => d(endpoints.getProperty.initiate(id)),
    [aProperty({ _id: id }), aProperty()],
    { kind: 'properties', ids: [id] },
  ],
  [
    'API-11',
    `GET projects/propertyDetailsByUser?id=${id}`,
    (d) => d(endpoints.getProject.initiate(id)),
    [aProject({ _id: id })],
    { kind: 'projects', ids: [id] },
  ],
  [
    'API-12',
    'GET users/current',
    (d) => d(endpoints.getCurrentUser.initiate()),
    [{ ...user, token: undefined }],
    { _id: 'u1', username: 'Asha', roleCode: 'agt', email: 'a@b.in', phone: '9000000001', profilePic: null },
  ],
  [
    'API-13',
    'GET property/userProperties',
    (d) => d(endpoints.getMyProperties.initiate()),
    [aProperty({ _id: 'p9' })],
    { kind: 'properties', ids: ['p9'] },
  ],
  [
    'API-14',
    'POST property/delete',
    (d) => d(endpoints.deleteProperty.initiate({ _id: id })),
    { message: 'gone' },
    { message: 'gone' },
    { _id: id },
  ],
  ['API-15', 'GET users/profile', (d) => d(endpoints.getProfile.initiate()), { name: 'Asha' }, { name: 'Asha' }],
  [
    'API-16',
    'POST users/profile',
    (d) => d(endpoints.updateProfile.initiate({ name: 'Asha' })),
    { message: 'ok' },
    { message: 'ok' },
    { name: 'Asha' },
  ],
  [
    'API-18',
    'POST property/properties',
    (d) => d(endpoints.postProperty.initiate({ city: 'Tirupati', userId: 'u1' })),
    { message: 'posted' },
    { message: 'posted' },
    { city: 'Tirupati', userId: 'u1' },
  ],
  [
    'API-21',
    'GET property/getCityByName?name=Tiru',
    (d) => d(endpoints.searchCities.initiate('Tiru')),
    [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }],
    [{ name: 'Tirupati', localities: ['Alipiri'] }],
  ],
  [
    'API-22',
    'GET users/getAllCities',
    (d) => d(endpoints.getCities.initiate()),
    { citieslist: [{ name: 'Puttur' }] },
    [{ name: 'Puttur', localities: [] }],
  ],
  [
    'API-23',
    'POST property/update',
    (d) => d(endpoints.updateProperty.initiate({ _id: id, city: 'Tirupati', userId: 'u1' })),
    { message: 'updated' },
    { message: 'updated' },
    { _id: id, city: 'Tirupati', userId: 'u1' },
  ],
  [
    'API-24',
    'POST users',
    (d) => d(endpoints.signUp.initiate(signUp)),
    { id: 'c1' },
    { id: 'c1', email: null },
    { countryCode: '91', username: 'Asha', password: 'x', email: 'a@b.in', phone: '9000000003' },
  ],
  [
    'API-25',
    'POST users/signin',
    (d) => d(endpoints.signIn.initiate({ countryCode: '91', username: '9000000001', password: 'pw' })),
    { message: 'Hello', user },
    {
      message: 'Hello',
      token: 'tok',
      user: { _id: 'u1', username: 'Asha', roleCode: 'agt', email: 'a@b.in', phone: '9000000001', profilePic: null },
    },
    { countryCode: '91', username: '9000000001', password: 'pw' },
  ],
  [
    'API-26',
    'POST users/validateOTP',
    (d) => d(endpoints.validateOtp.initiate({ _id: 'c1', otp: '123456' })),
    { message: 'Hello', user },
    expect.objectContaining({ token: 'tok' }),
    { _id: 'c1', otp: '123456' },
  ],
  [
    'API-27',
    'POST users/forgotPassword',
    (d) => d(endpoints.forgotPassword.initiate({ username: 'a@b.in' })),
    { id: 'c2', email: 'a@b.in' },
    { id: 'c2', email: 'a@b.in' },
    { username: 'a@b.in' },
  ],
  [
    'API-28',
    'POST users/setPassword',
    (d) => d(endpoints.setPassword.initiate({ id: 'c2', otp: '123456', password: 'longenough' })),
    { user },
    expect.objectContaining({ message: null, token: 'tok' }),
    { id: 'c2', otp: '123456', password: 'longenough' },
  ],
  [
    'API-29',
    'POST enquiries',
    (d) => d(endpoints.sendEnquiry.initiate({ kind: 'newsletter', email: 'a@b.in' })),
    { message: 'Thanks' },
    { message: 'Thanks' },
    { kind: 'newsletter', email: 'a@b.in' },
  ],
];
const signUp: Bodies['signUp'] = {
  countryCode: '91',
  username: 'Asha',
  password: 'x',
  email: 'a@b.in',
  phone: '9000000003',
};

describe('each call', () => {
  it.each(REST.map((row) => [row[0], row[1], row] as const))(
    '%s sends and reads its row of the specification: %s [API-33]',
    async (_id, call, row) => {
      const [, , ask, answer, result, body] = row;
      const { store, server } = testStore({ [call.split('?')[0] ?? '']: answer });
      const { data, error } = (await ask(store.dispatch)) as { data?: unknown; error?: unknown };
      expect(error).toBeUndefined();
      expect(server.calls[0]).toBe(call);
      expect(data).toEqual(result);
      expect(server.sent[0]?.body).toEqual(body);
    },
  );

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

  it('API-4 GET property follows Link from page to page and counts with X-Total-Count', async () => {
    const { store, server } = testStore(twoPages('property', aProperty));
    await store.dispatch(endpoints.getProperties.initiate('city=Tirupati'));
    const { data } = await store.dispatch(endpoints.getProperties.initiate('city=Tirupati', { direction: 'forward' }));
    expect(server.calls).toEqual(['GET property?city=Tirupati', 'GET property?city=Tirupati&after=abc']);
    expect(data?.pages).toMatchObject([first, { ids: ['x2'], next: null, kind: 'properties' }]);
  });

  it('API-5 GET projects follows Link from page to page and counts with X-Total-Count', async () => {
    const { store, server } = testStore(twoPages('projects', aProject));
    await store.dispatch(endpoints.getProjects.initiate('propertyType='));
    const { data } = await store.dispatch(endpoints.getProjects.initiate('propertyType=', { direction: 'forward' }));
    expect(server.calls).toEqual(['GET projects?propertyType=', 'GET projects?city=Tirupati&after=abc']);
    expect(data?.pages).toMatchObject([first, { ids: ['x2'], next: null, kind: 'projects' }]);
  });

  it('sends JSON with the token exactly as stored, and credentials [API-30]', async () => {
    const { store, server, effects } = testStore(
      { 'POST property/delete': { message: 'ok' } },
      { preloaded: loggedInAs() },
    );
    const spy = jest.spyOn(effects, 'fetch');
    await store.dispatch(endpoints.deleteProperty.initiate({ _id: id }));
    expect(server.sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(server.sent[0]?.headers.get('authorization')).toBe('token-1');
    expect(spy.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
    expect(String(spy.mock.calls[0]?.[0])).toBe('http://localhost/api/property/delete');
  });

  it('names no type where there is no body: a visitor needs no preflight to read from another origin [API-30]', async () => {
    const { store, server } = testStore();
    await store.dispatch(endpoints.getLocalities.initiate());
    expect([...(server.sent[0]?.headers ?? [])]).toEqual([['accept-language', 'en']]);
  });

  it('sends no Authorization header when nobody is logged in [API-30]', async () => {
    const { store, server } = testStore();
    await store.dispatch(endpoints.getLocalities.initiate());
    expect(server.sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('never follows a next page to another origin, where the token has no business', async () => {
    const { store } = testStore({
      'GET property': {
        body: [aProperty()],
        headers: { link: '<https://elsewhere.example/api/property?after=1>; rel="next"' },
      },
    });
    const { data } = await store.dispatch(endpoints.getProperties.initiate(''));
    expect(data?.pages[0]?.next).toBeNull();
  });

  it('takes an answer without Link as the whole list', async () => {
    const { store } = testStore({ 'GET property': [aProperty(), aProperty()] });
    const result = await store.dispatch(endpoints.getProperties.initiate(''));
    expect(result.data?.pages[0]).toMatchObject({ total: null, next: null });
    expect(result.hasNextPage).toBe(false);
  });

  it('gives the failure result after a refusal, with both messages of the body [API-32]', async () => {
    const { store } = testStore({ 'GET users/getAllLocalities': refusal(500, 'Come back later') });
    const { error } = await store.dispatch(endpoints.getLocalities.initiate());
    expect(error).toEqual({ status: 500, reason: 'Come back later', message: 'Come back later' });
  });
});
