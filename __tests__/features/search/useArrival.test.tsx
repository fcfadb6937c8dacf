/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { AppLink } from '@/components/layout/AppLink';
import { useArrival } from '@/features/search/useArrival';
import { returningTo } from '@/store/authModal/returning';
import { loadedBy } from '../../support/documentLoad';
import { renderScreen } from '../../support/renderScreen';

const Arrival = () => <p>{useArrival()}</p>;

it('has returned by a link that leads back after a login [SHELL-9, AUTH-2]', async () => {
  const Link = () => (
    <AppLink to="/properties" state={returningTo(700)}>
      Back
    </AppLink>
  );
  const { user } = renderScreen(<Arrival />, {
    path: '/from',
    pattern: '/properties',
    elsewhere: { '/from': <Link /> },
  });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByText('returned')).toBeVisible();
});

describe('an address that a document was loaded with', () => {
  it.each([
    ['navigate', 'arrived'],
    ['reload', 'returned'],
    ['back_forward', 'returned'],
  ] as const)('by %s has %s [PLIST-5]', (type, arrival) => {
    loadedBy(type);
    renderScreen(<Arrival />, { path: '/properties' });
    expect(screen.getByText(arrival)).toBeVisible();
  });
});
