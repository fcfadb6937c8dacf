import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import ProjectsRoute from '@/routes/ProjectsRoute';
import { aProject } from '../../support/factories';
import { testStore } from '../../support/testStore';

it('renders to a string without a DOM, the first cards in it [JLIST-4]', async () => {
  const { store } = testStore({ 'GET projects': [aProject({ _id: 'p1', name: 'Seshadri Towers' })] });
  await store.dispatch(marketplaceApi.endpoints.getProjects.initiate('propertyType=&city=Tirupati'));
  const html = renderToString(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/projects?city=Tirupati']}>
        <ProjectsRoute />
      </MemoryRouter>
    </Provider>,
  );
  expect(typeof document).toBe('undefined');
  expect(html).toContain('1 project in Tirupati');
  expect(html).toContain('href="/properties-listing-one?id=p1"');
});
