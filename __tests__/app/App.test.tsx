/** @jest-environment ./__tests__/support/domEnvironment.ts */
import '../support/dialog';
import '../support/browserGaps';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { App } from '@/app/App';
import { screenOf } from '@/app/prepare';
import { AppLink } from '@/components/layout/AppLink';
import { returningTo } from '@/store/authModal/returning';
import { aProperty } from '../support/factories';
import { settle, testStore } from '../support/testStore';

const LIST = '/properties?city=Tirupati&selectedSubtype=Villa';
const villas = Array.from({ length: 9 }, (_, n) =>
  aProperty({ _id: `p${n}`, name: `Villa ${n}`, selectedSubtype: 'Villa', city: 'Tirupati' }),
);

it('finds the place in a list whose cards are there at once, by the link that leads back after a login [ROUTE-17, AUTH-2]', async () => {
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.defineProperty(window, 'scrollY', { value: options.top ?? 0, configurable: true });
  }) as typeof window.scrollTo;
  await Promise.all(['/properties', '/sitemap'].map((path) => screenOf(path).component.preload()));
  const { store } = testStore({
    'GET property': villas,
    'GET users/getAllCities': [],
    'GET users/getAllLocalities': [],
  });
  render(
    <App
      store={store}
      late={{ lend: () => undefined }}
      routed={(app) => (
        <MemoryRouter initialEntries={[LIST]}>
          <AppLink to="/sitemap">Away</AppLink>
          <AppLink to={LIST} state={returningTo(919)}>
            Return
          </AppLink>
          {app}
        </MemoryRouter>
      )}
    />,
  );
  const user = userEvent.setup();
  await screen.findByText('Villa 0');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByRole('heading', { level: 1, name: /Sitemap/i });
  expect(window.scrollY).toBe(0);
  await user.click(screen.getByRole('link', { name: 'Return' }));
  await screen.findByText('Villa 0');
  await settle(20);
  expect(window.scrollY).toBe(919);
});
