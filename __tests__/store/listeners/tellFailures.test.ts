import { marketplaceApi } from '@/api/marketplaceApi';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { refusal } from '../../support/serverDouble';
import { loggedInAs, settle, testStore } from '../../support/testStore';

const { endpoints } = marketplaceApi;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a failed call', () => {
  it('shows one error toast with the reason of the body and the title Oops! [ERR-1, ERR-3]', async () => {
    const { store, seen } = testStore({ 'GET property': refusal(500, 'The list is being mended') });
    const { isError } = await store.dispatch(endpoints.getProperties.initiate(''));
    await settle();
    expect(isError).toBe(true);
    expect(seen.notices).toEqual([
      expect.objectContaining({ title: 'Oops!', text: 'The list is being mended', tone: 'error' }),
    ]);
  });

  it('says Something went wrong when the body gives no reason [ERR-3]', async () => {
    const { store, seen } = testStore({ 'GET property': { status: 503, text: '<h1>busy</h1>' } });
    await store.dispatch(endpoints.getProperties.initiate(''));
    await settle();
    expect(seen.notices.map(({ text }) => text)).toEqual(['Something went wrong']);
  });

  it('says in plain words that the network is down, or that the answer could not be read [ERR-5]', async () => {
    const { store, seen } = testStore({ 'GET property': lost, 'GET projects': { text: 'not json' } });
    await store.dispatch(endpoints.getProperties.initiate(''));
    await store.dispatch(endpoints.getProjects.initiate(''));
    await settle();
    expect(seen.notices.map(({ text }) => text)).toEqual([
      'No connection to Gruham. Check your internet and try again.',
      'The answer could not be read. Please try again in a moment.',
    ]);
  });

  it.each([
    ['Home', endpoints.getHomeProjects.initiate(), 'GET homeSettings/projects'],
    ['the builders', endpoints.getBuilders.initiate(), 'GET builders/getAllBuilders'],
    ['an agent', endpoints.getAgent.initiate('a1'), 'GET users/getAgentDetailsById'],
  ] as [string, unknown, string][])(
    'of %s is only logged [ERR-1, HOME-13, BUILD-3, AGENT-9]',
    async (_what, ask, call) => {
      const { store, seen } = testStore({ [call]: refusal(500, 'no') });
      await store.dispatch(ask as never);
      await settle();
      expect(seen.notices).toEqual([]);
      expect(seen.logged).toHaveLength(1);
    },
  );

  it('with 401 shows the message, clears all storage and goes home [ERR-2]', async () => {
    const { store, seen } = testStore(
      {
        'GET property/userProperties': { status: 401, body: { message: 'Session expired', errors: { message: 'x' } } },
      },
      { preloaded: loggedInAs() },
    );
    const query = store.dispatch(endpoints.getMyProperties.initiate());
    await query;
    query.unsubscribe();
    await settle(150);
    expect(seen.notices).toEqual([expect.objectContaining({ text: 'Session expired' })]);
    expect(store.getState().session).toEqual({ token: null, user: null });
    expect(seen).toMatchObject({ cleared: 1, navigated: ['/home'] });
  });

  it('with 401 for a session that is over throws nobody out of the one after it [ERR-2, AUTH-12]', async () => {
    const late: (() => void)[] = [];
    const { store, seen } = testStore(
      {
        'GET property/userProperties': () =>
          new Promise((answer) => late.push(() => answer({ status: 401, body: { message: 'Session expired' } }))),
      },
      { preloaded: loggedInAs() },
    );
    const query = store.dispatch(endpoints.getMyProperties.initiate());
    await settle();
    const { session } = loggedInAs();
    const stored = { session: { ...session, token: 'token-2' }, chosenListing: { chosen: null } };
    store.dispatch(storageChangedElsewhere(stored));
    query.unsubscribe();
    late[0]?.();
    await settle(150);
    expect(store.getState().session.token).toBe('token-2');
    expect(seen).toMatchObject({ cleared: 0, navigated: [], notices: [] });
  });

  it('with 401 on an account call only shows the message [ERR-2, AUTH-8]', async () => {
    const { store, seen } = testStore({ 'POST users/signin': refusal(401, 'Wrong number or password') });
    await store.dispatch(endpoints.signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' }));
    await settle();
    expect(seen.notices).toEqual([expect.objectContaining({ text: 'Wrong number or password', area: 'account' })]);
    expect(seen).toMatchObject({ cleared: 0, navigated: [] });
  });

  it('of the city search is told once until it works again [ERR-4]', async () => {
    const { store, seen, server } = testStore({ 'GET property/getCityByName': refusal(500, 'no') });
    for (const word of ['t', 'ti', 'tir']) await store.dispatch(endpoints.searchCities.initiate(word));
    await settle();
    expect(seen.notices).toHaveLength(1);
    server.answer('GET property/getCityByName', []);
    await store.dispatch(endpoints.searchCities.initiate('tiru'));
    server.answer('GET property/getCityByName', refusal(500, 'no'));
    await store.dispatch(endpoints.searchCities.initiate('tirup'));
    await settle();
    expect(seen.notices).toHaveLength(2);
  });

  it.each([
    ['posting', endpoints.postProperty.initiate({ city: 'T', userId: 'u1' }), 'POST property/properties'],
    ['updating', endpoints.updateProperty.initiate({ _id: 'p', city: 'T', userId: 'u1' }), 'POST property/update'],
  ] as [string, unknown, string][])(
    'of %s has the words of its own [WIZ-17, EDIT-2, ERR-3]',
    async (_what, ask, call) => {
      const { store, seen } = testStore({ [call]: refusal(422, 'A price is missing') }, { preloaded: loggedInAs() });
      await store.dispatch(ask as never);
      await settle();
      expect(seen.notices).toEqual([
        expect.objectContaining({ title: 'Error', text: 'Failed to submit property details' }),
      ]);
    },
  );

  describe('that was asked ahead of its screen', () => {
    const ahead = endpoints.getAgents.initiate(undefined, { subscribe: false });
    const shown = endpoints.getAgents.initiate();

    it('is not told when nobody opens the screen [ERR-1]', async () => {
      const { store, seen } = testStore({ 'GET users/getAgents': refusal(500, 'no') });
      await store.dispatch(ahead);
      await settle();
      expect(seen.notices).toEqual([]);
      expect(seen.logged).toHaveLength(1);
    });

    it('is told once by the screen that asks again [ERR-1]', async () => {
      const { store, seen, server } = testStore({ 'GET users/getAgents': refusal(500, 'no') });
      await store.dispatch(ahead);
      const query = store.dispatch(shown);
      await query;
      await settle();
      expect(server.calls).toHaveLength(2);
      expect(seen.notices).toHaveLength(1);
      query.unsubscribe();
    });

    it('is told once when the screen opened while it was under way [ERR-1]', async () => {
      const { store, seen, server } = testStore({ 'GET users/getAgents': refusal(500, 'no') });
      const asked = store.dispatch(ahead);
      const query = store.dispatch(shown);
      await Promise.all([asked, query]);
      await settle();
      expect(server.calls).toHaveLength(1);
      expect(seen.notices).toHaveLength(1);
      query.unsubscribe();
    });

    it('is not told because a screen was shown it long before [ERR-1]', async () => {
      const { store, seen, server } = testStore({ 'GET users/getAgents': [] });
      await store.dispatch(ahead);
      const query = store.dispatch(shown);
      await query;
      query.unsubscribe();
      server.answer('GET users/getAgents', refusal(500, 'no'));
      await store.dispatch(endpoints.getAgents.initiate(undefined, { subscribe: false, forceRefetch: true }));
      await settle();
      expect(seen.notices).toEqual([]);
    });

    it('with 401 ends the session all the same [ERR-2]', async () => {
      const { store, seen } = testStore(
        { 'GET users/getAgents': { status: 401, body: { message: 'Session expired' } } },
        { preloaded: loggedInAs() },
      );
      await store.dispatch(ahead);
      await settle(150);
      expect(seen).toMatchObject({ cleared: 1, navigated: ['/home'] });
    });
  });
});
