/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import EditPropertyRoute from '@/routes/EditPropertyRoute';
import { aProperty } from '../support/factories';
import { card, noDialog } from '../support/myListings';
import { renderScreen } from '../support/renderScreen';

const OWNER = 'a00000000000000000000001';
const homes = Array.from({ length: 9 }, (_, n) => ({
  ...aProperty({ name: `Home ${n}`, city: 'Tirupati' }),
  _id: `b0000000000000000000000${n}`,
  userId: OWNER,
}));

/** The own listings, and what opens at Edit. */
const show = (edit: ReactElement) =>
  renderScreen(<MyListings changePrice={noDialog} />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { _id: OWNER, roleCode: 'agt' },
    server: {
      'GET property/userProperties': homes,
      'GET property/getCityByName': [{ name: 'Tirupati', localities: [] }],
      'POST property/update': { message: 'Your property is updated.' },
    },
    elsewhere: { '/edit-property': edit },
  });

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

it('shows an edited listing among all, in view, marked by the focus, though it stands far down [EDIT-2, DASH-4]', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = show(<EditPropertyRoute />);
  await user.click(await screen.findByRole('button', { name: 'Show all 9' }));
  await user.click(within(await card('Home 8')).getByRole('link', { name: 'Edit' }));
  await user.click(await screen.findByRole('radio', { name: /^3\./ }));
  await user.click(await screen.findByRole('checkbox', { name: /agree/ }));
  scroll.mockClear();
  await user.click(screen.getByRole('button', { name: 'Update Property' }));
  const edited = await card('Home 8');
  await waitFor(() => expect(within(edited).getByRole('link', { name: 'Home 8' })).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([edited]);
});

it('keeps all listings open for whoever comes back [ROUTE-17]', async () => {
  const { user } = show(<Back />);
  await user.click(await screen.findByRole('button', { name: 'Show all 9' }));
  await user.click(within(await card('Home 8')).getByRole('link', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await card('Home 8')).toBeVisible();
});
