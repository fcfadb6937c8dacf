import './dialog';
import './browserGaps';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { SessionUser } from '@/api/readers/account';
import { createStore } from '@/store/createStore';
import type { RootState } from '@/store/rootReducer';
import type { ServerAnswers } from './serverDouble';
import { testEffects } from './testEffects';
import { loggedInAs } from './testStore';

export interface RenderOptions {
  readonly path?: string;
  /** What the navigation carries besides the address. */
  readonly state?: unknown;
  /** What an earlier visit has left on the device. */
  readonly onDevice?: Map<string, unknown>;
  /** The route's pattern, when it has parameters. */
  readonly pattern?: string;
  readonly server?: ServerAnswers;
  readonly token?: string;
  readonly user?: Partial<SessionUser>;
  readonly preloaded?: Partial<RootState>;
  /** Of the store: records what reaches its reducers. */
  readonly innermost?: StoreEnhancer;
  /** Other places that a link may lead to: their pattern and what stands there. */
  readonly elsewhere?: Readonly<Record<string, ReactElement>>;
}

/** Renders a screen with the real store and reducers; only `fetch` is a double. */
export function renderScreen(screen: ReactElement, options: RenderOptions = {}) {
  const {
    path = '/',
    state,
    pattern,
    onDevice,
    server: answers,
    token,
    user: who,
    preloaded,
    innermost,
    elsewhere = {},
  } = options;
  const { effects, seen, server } = testEffects(answers, onDevice);
  const session = token ? { ...loggedInAs(who).session, token } : { token: null, user: null };
  const store = createStore({ effects, preloaded: { session, ...preloaded }, ...(innermost ? { innermost } : {}) });
  let here = path;
  function Where() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  }
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>
        <Where />
        <Routes>
          {Object.entries(elsewhere).map(([place, element]) => (
            <Route key={place} path={place} element={element} />
          ))}
          <Route path={pattern ?? '*'} element={screen} />
          {pattern ? <Route path="*" element={<p>Elsewhere</p>} /> : null}
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  open.push(() => {
    act(() => {
      view.unmount();
      store.dispatch(marketplaceApi.util.resetApiState());
    });
  });
  return { ...view, store, server, calls: server.calls, user: userEvent.setup(), location: () => here, ...seen, seen };
}

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});
