import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import PropertyRoute from '@/routes/PropertyRoute';
import { aProperty } from '../support/factories';
import { testStore } from '../support/testStore';

const render = (store: ReturnType<typeof testStore>['store'], location: string) =>
  renderToString(
    <Provider store={store}>
      <StaticRouter location={location}>
        <PropertyRoute />
      </StaticRouter>
    </Provider>,
  );

it('renders a property to a string without a DOM, before and after its answer [ROUTE-5]', async () => {
  expect(typeof document).toBe('undefined');
  const { store } = testStore({
    'GET property/propertyDetailsByUser': [aProperty({ _id: 'p1', name: 'Garuda Flat' })],
  });
  expect(render(store, '/properties-listing?id=p1')).toContain('Loading the listing');
  await store.dispatch(marketplaceApi.endpoints.getProperty.initiate('p1'));
  const html = render(store, '/properties-listing?id=p1');
  expect(html).toContain('Garuda Flat');
  expect(html).toContain('Call Agent');
});

it('renders the not-found view to a string [ROUTE-20]', () => {
  expect(render(testStore().store, '/properties-listing')).toContain('We could not find this listing');
});
