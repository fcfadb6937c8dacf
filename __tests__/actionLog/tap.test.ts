/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { tap, watchMoves } from '@/actionLog/tap';

const { reducer, actions } = createSlice({
  name: 'n',
  initialState: 0,
  reducers: { add: (n, { payload }: PayloadAction<number>) => n + payload },
});

it('notices actions in the order in which they reached the reducer, with the state before and after each [STORE-8]', () => {
  const noticed = tap(() => 1);
  const store = configureStore({ reducer, enhancers: (defaults) => defaults().concat(noticed.enhancer) });
  let nested = false;
  store.subscribe(() => {
    if (nested) return;
    nested = true;
    store.dispatch(actions.add(10));
    store.dispatch(actions.add(100));
  });
  store.dispatch(actions.add(1));
  store.dispatch(actions.add(1000));
  const steps = noticed.seen.map(
    (entry) => entry.r === 'a' && actions.add.match(entry.action) && [entry.before, entry.action.payload, entry.after],
  );
  expect(steps.join(' | ')).toBe('0,1,1 | 1,10,11 | 11,100,111 | 111,1000,1111');
  expect(noticed.store?.getState()).toBe(1111);
});

it('notices where the page was opened, navigations with their kind and state, and errors with their own time [STORE-8] [ERR-6]', () => {
  const clock = { now: 1 };
  const noticed = tap(() => clock.now);
  history.replaceState({ usr: { from: 'mail' } }, '', '/home?x=1');
  watchMoves(window, noticed);
  clock.now = 2;
  history.pushState({ usr: null, idx: 1 }, '', '/properties?city=Tirupati#map');
  history.replaceState({ usr: { edit: 1 } }, '', '/edit-property');
  clock.now = 3;
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken') }));
  clock.now = 4;
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 5 }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(noticed.seen).toEqual([
    { t: 1, r: 'nav', kind: 'load', at: '/home?x=1', state: { from: 'mail' } },
    { t: 2, r: 'nav', kind: 'push', at: '/properties?city=Tirupati#map' },
    { t: 2, r: 'nav', kind: 'replace', at: '/edit-property', state: { edit: 1 } },
    { t: 3, r: 'nav', kind: 'pop', at: '/edit-property', state: { edit: 1 } },
    { t: 3, r: 'err', e: new Error('broken') },
    { t: 4, r: 'err', e: 5 },
    { t: 4, r: 'err', e: new Error('Script error.') },
  ]);
});
