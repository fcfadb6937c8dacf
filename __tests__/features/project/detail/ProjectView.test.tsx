import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import ProjectRoute from '@/routes/ProjectRoute';
import { aProject } from '../../../support/factories';
import { testStore } from '../../../support/testStore';

it('renders to a string without a DOM, all sections in it [JDET-2]', async () => {
  const { store } = testStore({ 'GET projects/propertyDetailsByUser': [aProject({ _id: 'p1' })] });
  await store.dispatch(marketplaceApi.endpoints.getProject.initiate('p1'));
  const html = renderToString(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/properties-listing-one?id=p1']}>
        <ProjectRoute />
      </MemoryRouter>
    </Provider>,
  );
  expect(typeof document).toBe('undefined');
  expect(html).toContain('Seshadri Towers');
  for (const id of ['overview', 'about', 'floor-plans', 'specifications', 'amenities', 'brochure', 'locality']) {
    expect(html).toContain(`id="${id}"`);
  }
});
