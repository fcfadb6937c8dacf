import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { marketplaceApi } from '@/api/marketplaceApi';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { aProperty } from '../support/factories';
import { testStore } from '../support/testStore';

it('renders the properties list to a string without a DOM, all cards that came too [ROUTE-2]', async () => {
  expect(typeof document).toBe('undefined');
  const { store } = testStore({ 'GET property': Array.from({ length: 40 }, (_, at) => aProperty({ _id: `p${at}` })) });
  const html = () =>
    renderToString(
      <Provider store={store}>
        <StaticRouter location="/properties?city=Tirupati">
          <PropertiesRoute />
        </StaticRouter>
      </Provider>,
    );
  expect(html()).toContain('Loading properties');
  await store.dispatch(marketplaceApi.endpoints.getProperties.initiate('city=Tirupati'));
  expect(html()).toContain('40 properties in Tirupati');
  expect(html().match(/<article/g)).toHaveLength(40);
});
