import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { RenderPage } from '@/contract/page';
import { ROOT } from '@/domain/languages';
import { showSite } from '@/domain/site';
import { createStore } from '@/store/createStore';
import { answersIn } from '@/store/page/pageAnswers';
import { App } from './App';
import { askTheRest } from './askTheRest';
import { screenOf, startCalls } from './prepare';
import { stillEffects } from './replay/stillEffects';

const ORIGIN = 'http://page';
const NOBODY = { lend: () => undefined };

/** An app as HTML, in UTF-8: as a string it stays a rope of thousands of parts, which costs the garbage collector dearly. */
const bytesOf = (app: ReactElement): Uint8Array => new TextEncoder().encode(renderToString(app));

/** The page of an address as a visitor sees it, with the answers of its first calls; null when one of them failed. */
export const renderPage: RenderPage = async ({ to, fetch, now, sparing, site }) => {
  const store = createStore({ effects: { ...stillEffects(`${ORIGIN}/api/`), fetch } });
  try {
    const { pathname, search } = new URL(to, ORIGIN);
    // What a screen asks first depends on it, too.
    showSite(site);
    const code = screenOf(pathname).component.preload();
    startCalls(pathname, search, store.dispatch);
    await Promise.all([code, ...store.dispatch(marketplaceApi.util.getRunningQueriesThunk())]);
    await askTheRest(pathname, search, store);
    const answers = answersIn(store.getState(), now);
    if (answers === null) return null;
    // Nothing comes between this and the end of the rendering.
    showSite(site);
    const html = bytesOf(
      <App
        store={store}
        late={NOBODY}
        rendered={{ at: now, sparing }}
        routed={(app) => (
          <StaticRouter basename={ROOT || '/'} location={ROOT + to}>
            {app}
          </StaticRouter>
        )}
      />,
    );
    return { html, answers: { ...answers, sparing } };
  } finally {
    // Ends the clocks of the cache's entries.
    store.dispatch(marketplaceApi.util.resetApiState());
  }
};
