import { marketplaceApi } from '@/api/marketplaceApi';
import { createStore, type StoreOptions } from '@/store/createStore';
import type { ServerAnswers } from './serverDouble';
import { testEffects } from './testEffects';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A real store over a server double; its cache is emptied after the test, so that no timer outlives it. */
export function testStore(answers: ServerAnswers = {}, options: Partial<Omit<StoreOptions, 'effects'>> = {}) {
  const { effects, seen, server } = testEffects(answers);
  const store = createStore({ effects, ...options });
  open.push(() => store.dispatch(marketplaceApi.util.resetApiState()));
  return { store, seen, server, effects };
}

export const loggedInAs = (user: { _id?: string; username?: string; roleCode?: string | null } = {}) => ({
  session: {
    token: 'token-1',
    user: { _id: 'u1', username: 'Asha', roleCode: null, email: null, phone: null, profilePic: null, ...user },
  },
});

export { settle, until } from './settle';
