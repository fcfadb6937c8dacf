import { marketplaceApi } from '@/api/marketplaceApi';
import { selectAgent } from '@/store/entities/agents';
import { selectProperty } from '@/store/entities/properties';
import { aProperty } from '../support/factories';
import { refusal } from '../support/serverDouble';
import { loggedInAs, settle, testStore, until } from '../support/testStore';

const { endpoints } = marketplaceApi;

describe('after a mutation', () => {
  it('every list that shows the listing is asked again and shows what is true now [STORE-6]', async () => {
    let rows = [aProperty({ _id: 'p1' }), aProperty({ _id: 'p2' })];
    const { store, server } = testStore(
      {
        'GET property': () => rows,
        'GET property/userProperties': () => rows,
        'POST property/delete': () => {
          rows = rows.slice(1);
          return { message: 'gone' };
        },
      },
      { preloaded: loggedInAs() },
    );
    const list = store.dispatch(endpoints.getProperties.initiate(''));
    const mine = store.dispatch(endpoints.getMyProperties.initiate());
    await Promise.all([list, mine]);
    await store.dispatch(endpoints.deleteProperty.initiate({ _id: 'p1' }));
    const listed = () =>
      endpoints.getProperties
        .select('')(store.getState())
        .data?.pages.flatMap(({ ids }) => ids);
    await until(() => expect(listed()).toEqual(['p2']));
    expect(endpoints.getMyProperties.select()(store.getState()).data?.ids).toEqual(['p2']);
    expect(server.calls.filter((call) => call === 'GET property')).toHaveLength(2);
  });

  it('the own listings are read whole: a field taken away disappears, what is told there alone stays [EDIT-6, STORE-6]', async () => {
    const told = {
      reviewReason: 'Price',
      viewCount: 7,
      phoneViewCount: 2,
      enquiryCount: 1,
      viewsByDay: [0, '3', null],
    };
    let own: object = { ...aProperty({ _id: 'p1', about: 'Old words', userId: 'u1' }), ...told };
    const { store } = testStore(
      {
        'GET property/userProperties': () => [own],
        'GET property/propertyDetailsByUser': () => [aProperty({ _id: 'p1', userId: 'u1' })],
      },
      { preloaded: loggedInAs() },
    );
    const record = () => selectProperty(store.getState(), 'p1');
    await store.dispatch(endpoints.getMyProperties.initiate());
    expect(record()).toMatchObject({ about: 'Old words', ...told, viewsByDay: [0, 3, 0] });

    await store.dispatch(endpoints.getProperty.initiate('p1'));
    expect(record()).toMatchObject({ ...told, viewsByDay: [0, 3, 0] });

    own = { _id: 'p1', name: 'Only this' };
    await store.dispatch(endpoints.getMyProperties.initiate(undefined, { forceRefetch: true }));
    expect(record()).toMatchObject({ name: 'Only this', about: null, reviewReason: null, userId: 'u1' });
  });

  it('an answer that was under way before it does not bring the old state back [STORE-6]', async () => {
    let price = 100;
    const { store, server } = testStore(
      {
        'GET property': async () => {
          const row = aProperty({ _id: 'p1', expectedPrice: price });
          await settle(60);
          return [row];
        },
        'POST property/update': () => {
          price = 200;
          return { message: 'ok' };
        },
      },
      { preloaded: loggedInAs() },
    );
    void store.dispatch(endpoints.getProperties.initiate(''));
    await until(() => expect(server.calls).toEqual(['GET property']));
    await store.dispatch(endpoints.updateProperty.initiate({ _id: 'p1', city: 'T', userId: 'u1' }));
    // Time enough for the late answer; on a busy machine more.
    await settle(250);
    await until(() => expect(selectProperty(store.getState(), 'p1')?.expectedPrice).toBe(200));
  });

  describe('of the own profile, listings that name their owner', () => {
    const world = () => {
      let profilePic = 'old.webp';
      const row = () => aProperty({ _id: 'p1', userId: { _id: 'u1', username: 'Asha', profilePic } });
      const { store, server } = testStore(
        {
          'GET property': async () => {
            const rows = [row()];
            await settle(30);
            return rows;
          },
          'GET property/propertyDetailsByUser': () => [row()],
          'GET projects': [],
          'POST users/profile': () => {
            profilePic = 'new.webp';
            return { message: 'ok' };
          },
        },
        { preloaded: loggedInAs() },
      );
      const change = () => store.dispatch(endpoints.updateProfile.initiate({ profilePic: 'new.webp' }));
      const picture = () => selectAgent(store.getState(), 'u1')?.profilePic;
      return { store, server, change, picture };
    };

    it.each([
      ['a list', endpoints.getProperties.initiate('')],
      ['the page of one', endpoints.getProperty.initiate('p1')],
    ])('are asked again where they are shown: %s [STORE-6]', async (_what, ask) => {
      const { store, server, change, picture } = world();
      // Left again: nobody waits for it.
      const left = store.dispatch(endpoints.getProjects.initiate(''));
      await left;
      left.unsubscribe();
      await store.dispatch(ask as ReturnType<typeof endpoints.getProperty.initiate>);
      expect(picture()).toBe('old.webp');
      await change();
      await until(() => expect(picture()).toBe('new.webp'));
      expect(server.calls.filter((call) => call.startsWith('GET'))).toHaveLength(3);
    });

    it('are asked again when their answer was under way before it [STORE-6]', async () => {
      const { store, server, change, picture } = world();
      void store.dispatch(endpoints.getProperties.initiate(''));
      await until(() => expect(server.calls).toEqual(['GET property']));
      await change();
      await until(() => expect(picture()).toBe('new.webp'));
    });
  });

  it('that failed nothing is asked again [STORE-6]', async () => {
    const { store, server } = testStore(
      { 'GET property': [], 'POST property/delete': refusal(404, 'Not found') },
      { preloaded: loggedInAs() },
    );
    await store.dispatch(endpoints.getProperties.initiate(''));
    await store.dispatch(endpoints.deleteProperty.initiate({ _id: 'p1' }));
    await settle(20);
    expect(server.calls.filter((call) => call === 'GET property')).toHaveLength(1);
  });
});

describe('an older answer', () => {
  it('never stands under newer filters, however the network orders them [PLIST-16]', async () => {
    const { store } = testStore({
      'GET property': async (url: URL) => {
        const city = url.searchParams.get('city') ?? '';
        await settle(city === 'Slow' ? 60 : 5);
        return [aProperty({ _id: city })];
      },
    });
    const slow = store.dispatch(endpoints.getProperties.initiate('city=Slow'));
    const quick = store.dispatch(endpoints.getProperties.initiate('city=Quick'));
    await Promise.all([slow, quick]);
    expect(endpoints.getProperties.select('city=Quick')(store.getState()).data?.pages[0]?.ids).toEqual(['Quick']);
    expect(endpoints.getProperties.select('city=Slow')(store.getState()).data?.pages[0]?.ids).toEqual(['Slow']);
  });
});

describe('records that nothing names any longer', () => {
  it('are swept after a pause, and those that something names stay', async () => {
    const rows = [aProperty({ _id: 'p1' }), aProperty({ _id: 'p2' })];
    const { store } = testStore(
      { 'GET property': rows, 'GET property/propertyDetailsByUser': [rows[1]] },
      { sweepPause: 5 },
    );
    const list = store.dispatch(endpoints.getProperties.initiate(''));
    await list;
    await store.dispatch(endpoints.getProperty.initiate('p2'));
    store.dispatch(marketplaceApi.internalActions.removeQueryResult({ queryCacheKey: list.queryCacheKey as never }));
    await until(() => expect(store.getState().properties.ids).toEqual(['p2']));
    expect(store.getState().agents.ids).toHaveLength(1);
  });
});
