/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../support/browserGaps';
import '../support/dialog';
import { act, render } from '@testing-library/react';
import { gzipSync } from 'node:zlib';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router';
import { AppScreens } from '@/app/App';
import { screenOf } from '@/app/prepare';
import { createStore } from '@/store/createStore';
import { testRecorder } from '../support/actionLog';
import { startServer } from '../support/realServer';
import { testEffects } from '../support/testEffects';
import { atMost, record } from './figures';

/** Long enough for a screen's answers. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 1_200)));

/** Lists above all: they are what a log is made of. */
const walk = (ids: readonly string[]): readonly string[] => [
  '/home',
  '/properties',
  '/properties?selectedSubtype=Villa',
  '/properties?city=Tirupati&sort=priceUp',
  '/projects',
  '/realestateagents',
  '/buildersdevelopers',
  `/properties-listing?id=${ids[0]}`,
  '/properties?selectedSubtype=Villa',
  `/properties-listing?id=${ids[3]}`,
  '/home',
  '/compare',
  '/sitemap',
  '/projects?city=Tirupati',
];

it('the log of a visit to many lists', async () => {
  const server = await startServer();
  Object.assign(performance, { getEntriesByType: () => [] });
  const log = testRecorder();
  const { effects } = testEffects();
  const store = createStore({
    effects: {
      ...effects,
      base: `${server.origin}/api/`,
      // Node's fetch takes no signal of this DOM.
      fetch: (url, { method = 'GET', headers = {}, body = null } = {}) => fetch(url, { method, headers, body }),
    },
    innermost: log.enhancer,
  });
  let go: NavigateFunction = () => undefined;
  const Go = () => {
    go = useNavigate();
    return null;
  };
  const listings = (await (await fetch(`${server.origin}/api/property`)).json()) as readonly { readonly _id: string }[];
  const [first = '', ...others] = walk(listings.map(({ _id }) => _id));
  for (const path of [first, ...others]) await screenOf(path.split('?')[0] ?? '').component.preload();
  log.navigated(first, 'load');
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[first]}>
        <Go />
        <AppScreens />
      </MemoryRouter>
    </Provider>,
  );
  await settled();
  for (const path of others) {
    log.clock.now += 3_000;
    log.navigated(path);
    await act(async () => {
      await go(path);
    });
    await settled();
  }
  const text = log.exportText();
  await server.stop();
  const actions = text.match(/^\{"r":"a"/gm)?.length ?? 0;
  expect(actions).toBeGreaterThan(60);
  record(atMost('an action among list answers in the file, gzipped', gzipSync(text).length / actions, 450, 'bytes'));
});
