import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import AgentRoute from '@/routes/AgentRoute';
import BuildersRoute from '@/routes/BuildersRoute';
import ContactRoute from '@/routes/ContactRoute';
import HomeLoansRoute from '@/routes/HomeLoansRoute';
import LegalRoute from '@/routes/LegalRoute';
import NewsRoute from '@/routes/NewsRoute';
import NotFoundRoute from '@/routes/NotFoundRoute';
import OthersRoute from '@/routes/OthersRoute';
import RealtorsRoute from '@/routes/RealtorsRoute';
import SitemapRoute from '@/routes/SitemapRoute';
import { marketplaceApi } from '@/api/marketplaceApi';
import { createStore } from '@/store/createStore';
import { aBuilder, anAgent, aProperty } from '../support/factories';
import { testEffects } from '../support/testEffects';

async function loadedStore() {
  const { effects } = testEffects({
    'GET users/getAgents': [anAgent({ username: 'Lakshmi Naidu' })],
    'GET users/getAgentDetailsById': anAgent({ username: 'Lakshmi Naidu', properties: [aProperty()] }),
    'GET builders/getAllBuilders': [aBuilder({ _id: 'b1', projects: [{ _id: 'p', name: 'Seshadri Towers' }] })],
  });
  const store = createStore({ effects });
  const { getAgents, getAgent, getBuilders } = marketplaceApi.endpoints;
  await Promise.all([
    store.dispatch(getAgents.initiate(undefined)),
    store.dispatch(getAgent.initiate('a1')),
    store.dispatch(getBuilders.initiate(undefined)),
  ]);
  return store;
}

describe('screens without a DOM', () => {
  it.each<[string, string, ComponentType, string]>([
    ['/realestateagents', '/realestateagents', RealtorsRoute, 'Lakshmi Naidu'],
    ['/agentdetails/a1', '/agentdetails/:id', AgentRoute, 'Call Agent'],
    ['/buildersdevelopers?id=b1', '/buildersdevelopers', BuildersRoute, 'Seshadri Towers'],
    ['/home-loans', '/home-loans', HomeLoansRoute, '34,713'],
    ['/others', '/others', OthersRoute, 'Value calculator'],
    ['/sitemap', '/sitemap', SitemapRoute, 'Sitemap'],
    ['/privacy', '/privacy', LegalRoute, 'Privacy'],
    ['/contact', '/contact', ContactRoute, 'Help hours'],
    ['/news', '/news', NewsRoute, 'How to check TUDA'],
    ['/news/home-loan-basics-with-emi-numbers', '/news/:slug', NewsRoute, 'EMI'],
    ['/nowhere', '*', NotFoundRoute, 'Page not found'],
  ])('renders %s to a string with one main heading', async (path, pattern, Screen, text) => {
    expect(typeof document).toBe('undefined');
    const store = await loadedStore();
    const html = renderToString(
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={pattern} element={<Screen />} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
    expect(html).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
    store.dispatch(marketplaceApi.util.resetApiState());
  });
});
