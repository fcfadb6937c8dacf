import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { gate } from '@/actionLog/browser/gate';

it('shows the states it is told to, tells subscribers and no middleware, and drops every action [STORE-8]', () => {
  const heard: string[] = [];
  const middleware: Middleware = () => (next) => (action) => {
    heard.push((action as { type: string }).type);
    return next(action);
  };
  const { enhancer, show } = gate({ n: 1 });
  const store = configureStore({
    reducer: (state: { n: number } = { n: 0 }, { type }: { type: string }) =>
      type === 'add' ? { n: state.n + 1 } : state,
    middleware: (defaults) => defaults().concat(middleware),
    enhancers: (defaults) => defaults().concat(enhancer),
  });
  let told = 0;
  store.subscribe(() => (told += 1));
  expect(store.getState()).toEqual({ n: 1 });
  expect(store.dispatch({ type: 'add' })).toEqual({ type: 'add' });
  expect([store.getState(), told]).toEqual([{ n: 1 }, 0]);
  show({ n: 7 });
  expect([store.getState(), told, heard]).toEqual([{ n: 7 }, 1, ['add']]);
});
