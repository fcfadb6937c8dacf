import { marketplaceApi } from '@/api/marketplaceApi';
import { answersIn, sentAnswers, takeAnswers } from '@/store/page/pageAnswers';
import { selectProperty } from '@/store/entities/properties';
import { aProperty } from '../../support/factories';
import { settle, testStore } from '../../support/testStore';

const home = aProperty({ _id: 'abc123abc123', name: 'A house by the hill' });
const answers = { 'GET property': [home], 'GET property/propertyDetailsByUser': [home] };

async function rendering() {
  const { store } = testStore(answers);
  void store.dispatch(marketplaceApi.endpoints.getProperties.initiate('', { subscribe: false }));
  void store.dispatch(marketplaceApi.endpoints.getProperty.initiate(home._id, { subscribe: false }));
  await settle();
  return store;
}

describe('pageAnswers', () => {
  it('gives another store the same answers, which are then asked for no more [STORE-2]', async () => {
    const sent = answersIn((await rendering()).getState(), 5);
    const { store, server } = testStore(answers);
    takeAnswers(store.dispatch, JSON.parse(JSON.stringify(sent)) as NonNullable<typeof sent>);
    expect(selectProperty(store.getState(), home._id)?.name).toBe(home.name);
    const list = await store.dispatch(marketplaceApi.endpoints.getProperties.initiate(''));
    expect(list.data?.pages[0]?.ids).toEqual([home._id]);
    const one = await store.dispatch(marketplaceApi.endpoints.getProperty.initiate(home._id));
    expect(one.data?.ids).toEqual([home._id]);
    expect(server.calls).toEqual([]);
  });

  it('is none where a call failed: the browser asks then', async () => {
    const { store } = testStore({ 'GET property/propertyDetailsByUser': { status: 500 } });
    void store.dispatch(marketplaceApi.endpoints.getProperty.initiate('gone', { subscribe: false }));
    await settle();
    expect(answersIn(store.getState(), 5)).toBeNull();
  });

  it('reads what came with the page, if anything did', () => {
    const page = (textContent: string | null) => ({
      getElementById: () => (textContent === null ? null : ({ textContent } as HTMLElement)),
    });
    expect(sentAnswers(page(null))).toBeNull();
    expect(sentAnswers(page('{"now":3,"records":{},"entries":[]}'))).toEqual({ now: 3, records: {}, entries: [] });
  });
});
