import { marketplaceApi } from '@/api/marketplaceApi';
import { createStore, type StoreOptions } from '@/store/createStore';
import type { ServerAnswers } from './serverDouble';
import { testPorts } from './testPorts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A real store over a server double; its cache is emptied after the test, so that no timer outlives it. */
export function testStore(answers: ServerAnswers = {}, options: Partial<Omit<StoreOptions, 'ports'>> = {}) {
  const { ports, seen, server } = testPorts(answers);
  const store = createStore({ ports, ...options });
  open.push(() => store.dispatch(marketplaceApi.util.resetApiState()));
  return { store, seen, server, ports };
}

export const loggedInAs = (user: { _id?: string; username?: string; roleCode?: string | null } = {}) => ({
  session: {
    token: 'token-1',
    user: { _id: 'u1', username: 'Asha', roleCode: null, email: null, phone: null, ...user },
  },
});

export { settle } from './settle';
