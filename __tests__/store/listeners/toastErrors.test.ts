import { marketplaceApi } from '@/api/marketplaceApi';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { inboxApi } from '@/api/inboxApi';
import { silentQueries } from '@/api/silentQueries';
import { savedApi } from '@/api/savedApi';
import { refusal } from '../../support/serverDouble';
import { loggedInAs, settle, testStore, until } from '../../support/testStore';
import { catchUploads } from '../../support/uploads';

const { endpoints } = marketplaceApi;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a failed call', () => {
  it('shows one error toast with the reason of the body and the title Oops! [ERR-1, ERR-3]', async () => {
    const { store, seen } = testStore({ 'GET property': refusal(500, 'The list is being mended') });
    const { isError } = await store.dispatch(endpoints.getProperties.initiate(''));
    expect(isError).toBe(true);
    expect(seen.notices).toEqual([
      expect.objectContaining({ title: 'Oops!', text: 'The list is being mended', tone: 'error' }),
    ]);
  });

  it('says Something went wrong when the body gives no reason [ERR-3]', async () => {
    const { store, seen } = testStore({ 'GET property': { status: 503, text: '<h1>busy</h1>' } });
    await store.dispatch(endpoints.getProperties.initiate(''));
    expect(seen.notices.map(({ text }) => text)).toEqual(['Something went wrong']);
  });

  it('of what a screen asks is not said again while it stands there, of what somebody saves each time [ERR-1]', async () => {
    const busy = { status: 503, text: '<h1>busy</h1>' };
    const { store, seen } = testStore({ 'GET property': busy, 'POST property/delete': busy });
    await store.dispatch(endpoints.getProperties.initiate(''));
    await store.dispatch(endpoints.deleteProperty.initiate({ _id: 'p' }));
    expect(seen.notices.map(({ dedupe }) => dedupe)).toEqual([true, false]);
  });

  it('is no longer said when the same is tried again, of photos, which come one after the other, and of questions it is [ERR-1]', async () => {
    const busy = { status: 503, text: '<h1>busy</h1>' };
    const { store, seen } = testStore({
      'GET property': busy,
      'POST property/delete': busy,
    });
    const sent = catchUploads();
    await store.dispatch(endpoints.getProperties.initiate(''));
    const upload = store.dispatch(endpoints.uploadPictures.initiate(['f1']));
    await until(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(503, undefined);
    await upload;
    await store.dispatch(endpoints.deleteProperty.initiate({ _id: 'p' }));
    const [question, photo, act] = seen.notices.map(({ topic }) => topic);
    expect([question, photo, act]).toEqual([undefined, undefined, 'failed deleteProperty']);
    seen.topicsWithdrawn.length = 0;
    await store.dispatch(endpoints.deleteProperty.initiate({ _id: 'p' }));
    expect(seen.topicsWithdrawn).toEqual([act]);
  });

  it('says in plain words that the network is down, or that the answer could not be read [ERR-5]', async () => {
    const { store, seen } = testStore({ 'GET property': lost, 'GET projects': { text: 'not json' } });
    await store.dispatch(endpoints.getProperties.initiate(''));
    await store.dispatch(endpoints.getProjects.initiate(''));
    expect(seen.notices.map(({ text }) => text)).toEqual([
      'No connection to Gruham. Check your internet and try again.',
      'We could not read the server’s answer. Please try again in a moment.',
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
    await until(() => expect(seen).toMatchObject({ cleared: 1, navigated: ['/home'] }));
    expect(seen.notices).toEqual([expect.objectContaining({ text: 'Session expired' })]);
    expect(store.getState().session).toEqual({ token: null, user: null });
  });

  it('with 401 asks its user to log in again, which leads back to where it was [ERR-2]', async () => {
    const answers = { 'GET property/userProperties': { status: 401, body: { message: 'Session expired' } } };
    const { store, seen } = testStore(answers, { preloaded: loggedInAs({ _id: 'u7' }) });
    seen.address = '/properties-listing?id=p1';
    const query = store.dispatch(endpoints.getMyProperties.initiate());
    await query;
    query.unsubscribe();
    const then = { path: '/properties-listing?id=p1', label: '', after: 'open', of: 'u7' };
    await until(() => expect(store.getState().authModal).toMatchObject({ open: 'login', then }));
    expect(seen.navigated).toEqual(['/home']);
  });

  it('with 401 asks nobody to log in who was not [ERR-2]', async () => {
    const answers = { 'GET property/userProperties': { status: 401, body: { message: 'Session expired' } } };
    const { store, seen } = testStore(answers);
    const query = store.dispatch(endpoints.getMyProperties.initiate());
    await query;
    query.unsubscribe();
    await until(() => expect(seen.navigated).toEqual(['/home']));
    expect(store.getState().authModal.open).toBeNull();
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
    await until(() => expect(late).toHaveLength(1));
    const { session } = loggedInAs();
    const stored = { session: { ...session, token: 'token-2' }, chosenListing: { chosen: null } };
    store.dispatch(storageChangedElsewhere(stored));
    query.unsubscribe();
    late[0]?.();
    await settle(150);
    expect(store.getState().session.token).toBe('token-2');
    expect(seen).toMatchObject({ cleared: 0, navigated: [], notices: [] });
  });

  it('on an account call is said by its form alone, and a 401 ends no session [ERR-2, AUTH-8]', async () => {
    const { store, seen } = testStore({ 'POST users/signin': refusal(401, 'Wrong number or password') });
    await store.dispatch(endpoints.signIn.initiate({ countryCode: '91', username: '9000000001', password: 'x' }));
    expect(seen).toMatchObject({
      notices: [],
      cleared: 0,
      navigated: [],
      logged: ['signIn: Wrong number or password'],
    });
  });

  it('of the city search is told once until it works again [ERR-4]', async () => {
    const { store, seen, server } = testStore({ 'GET property/getCityByName': refusal(500, 'no') });
    for (const word of ['t', 'ti', 'tir']) await store.dispatch(endpoints.searchCities.initiate(word));
    expect(seen.notices).toHaveLength(1);
    server.answer('GET property/getCityByName', []);
    await store.dispatch(endpoints.searchCities.initiate('tiru'));
    server.answer('GET property/getCityByName', refusal(500, 'no'));
    await store.dispatch(endpoints.searchCities.initiate('tirup'));
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
      expect(seen.notices).toEqual([
        expect.objectContaining({ title: 'Error', text: 'Failed to submit property details' }),
      ]);
    },
  );

  describe('beyond the 29', () => {
    const broken = refusal(500, 'It is being mended');
    const { getInbox } = inboxApi.endpoints;
    const { getSaved } = savedApi.endpoints;
    const open = (answers: object) => testStore({ ...answers }, { preloaded: loggedInAs({ roleCode: 'agt' }) });

    it.each([
      ['the inbox', getInbox.initiate(null), 'GET enquiries/inbox'],
      ['the saved listings', getSaved.initiate('u1'), 'GET saved'],
    ] as [string, unknown, string][])('of %s is told when it is the first one [ERR-1]', async (_what, ask, call) => {
      const { store, seen } = open({ [call]: broken });
      await store.dispatch(ask as never);
      expect(seen.notices).toEqual([
        expect.objectContaining({ title: 'Oops!', text: 'It is being mended', tone: 'error' }),
      ]);
    });

    it.each([
      ['the inbox', getInbox.initiate(null), 'GET enquiries/inbox'],
      ['the saved listings', getSaved.initiate('u1'), 'GET saved'],
    ] as [string, unknown, string][])('of %s is not told of a server without it [ERR-1]', async (_what, ask, call) => {
      for (const status of [404, 501]) {
        const { store, seen } = open({ [call]: refusal(status, 'Not found') });
        await store.dispatch(ask as never);
        expect(seen.notices).toEqual([]);
      }
    });

    it('is told when more of the inbox was asked for [ERR-1]', async () => {
      const first = { body: [], headers: { Link: '</api/enquiries/inbox?after=e1>; rel="next"' } };
      const { store, seen, server } = open({ 'GET enquiries/inbox': first });
      const query = store.dispatch(getInbox.initiate(null));
      await query;
      server.answer('GET enquiries/inbox', broken);
      await store.dispatch(getInbox.initiate(null, { direction: 'forward' }));
      expect(seen.notices).toHaveLength(1);
      query.unsubscribe();
    });

    it('of the saved listings is told once by all the hearts of a list, until they come [ERR-1, PDET-2]', async () => {
      const { store, seen, server } = open({ 'GET saved': broken });
      const hearts = [];
      for (let n = 0; n < 3; n += 1) {
        hearts.push(store.dispatch(getSaved.initiate('u1')));
        await hearts[n];
      }
      expect(server.calls).toHaveLength(3);
      expect(seen.notices).toHaveLength(1);
      for (const heart of hearts) heart.unsubscribe();
    });

    it('of a look at what nobody waits for is only logged [ERR-1, HOME-13]', async () => {
      const { store, seen } = open({ 'GET property': broken });
      await store.dispatch(silentQueries.endpoints.peekProperties.initiate('', { subscribe: false }));
      expect(seen.notices).toEqual([]);
      expect(seen.logged).toHaveLength(1);
    });
  });

  it('that only refreshes what is shown is not told, whoever asked for it [ERR-1]', async () => {
    const { store, seen, server } = testStore({ 'GET property/userProperties': [] }, { preloaded: loggedInAs() });
    const ask = endpoints.getMyProperties.initiate(undefined, { forceRefetch: true });
    const shown = store.dispatch(ask);
    await shown;
    server.answer('GET property/userProperties', refusal(500, 'no'));
    const again = store.dispatch(ask);
    expect((await again).isError).toBe(true);
    await shown.refetch();
    store.dispatch(marketplaceApi.util.invalidateTags(['property']));
    await settle();
    expect(server.calls.length).toBeGreaterThanOrEqual(4);
    expect(seen.notices).toEqual([]);
    shown.unsubscribe();
    again.unsubscribe();
  });

  it('that was asked for once more after a failure is told again [ERR-1, ERR-5]', async () => {
    const { store, seen } = testStore({ 'GET users/getAgents': refusal(500, 'no') });
    const query = store.dispatch(endpoints.getAgents.initiate());
    await query;
    await query.refetch();
    expect(seen.notices).toHaveLength(2);
    query.unsubscribe();
  });

  describe('that was asked ahead of its screen', () => {
    const ahead = endpoints.getAgents.initiate(undefined, { subscribe: false });
    const shown = endpoints.getAgents.initiate();

    it('is not told when nobody opens the screen [ERR-1]', async () => {
      const { store, seen } = testStore({ 'GET users/getAgents': refusal(500, 'no') });
      await store.dispatch(ahead);
      expect(seen.notices).toEqual([]);
      expect(seen.logged).toHaveLength(1);
    });

    it('is told once by the screen that asks again [ERR-1]', async () => {
      const { store, seen, server } = testStore({ 'GET users/getAgents': refusal(500, 'no') });
      await store.dispatch(ahead);
      const query = store.dispatch(shown);
      await query;
      expect(server.calls).toHaveLength(2);
      expect(seen.notices).toHaveLength(1);
      query.unsubscribe();
    });

    it('is told once when the screen opened while it was under way [ERR-1]', async () => {
      const { store, seen, server } = testStore({ 'GET users/getAgents': refusal(500, 'no') });
      const asked = store.dispatch(ahead);
      const query = store.dispatch(shown);
      await Promise.all([asked, query]);
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
      expect(seen.notices).toEqual([]);
    });

    it('with 401 ends the session all the same [ERR-2]', async () => {
      const { store, seen } = testStore(
        { 'GET users/getAgents': { status: 401, body: { message: 'Session expired' } } },
        { preloaded: loggedInAs() },
      );
      await store.dispatch(ahead);
      await until(() => expect(seen).toMatchObject({ cleared: 1, navigated: ['/home'] }));
    });
  });
});
