/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import { aProperty } from '../support/factories';
import { card, noDialog } from '../support/myListings';
import { CITIES, POST, preview, price, readyToPost } from '../support/postingWizard';
import { renderScreen } from '../support/renderScreen';
import { PostingWizard } from '@/features/posting/wizard/PostingWizard';

const OWNER = 'a00000000000000000000001';
const home = (n: number) => ({
  ...aProperty({ name: `Home ${n}` }),
  _id: `b0000000000000000000000${n}`,
  userId: OWNER,
});

function Dashboard() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/postproperty')}>Post</button>
      <MyListings changePrice={noDialog} />
    </>
  );
}

it('shows a posted listing in view, marked by the focus, and not the one that was the newest before, with what comes next [WIZ-17, DASH-2]', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  let homes = [home(1), home(0)];
  const { user } = renderScreen(<Dashboard />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { _id: OWNER, roleCode: 'agt' },
    server: {
      'GET property/userProperties': () => homes,
      'GET property/getCityByName': CITIES,
      [POST]: () => {
        homes = [{ ...home(2), status: 0 }, ...homes];
        return { message: 'Your property is posted.' };
      },
    },
    elsewhere: { '/postproperty': <PostingWizard preview={preview} /> },
  });
  await card('Home 1');
  expect(screen.queryByRole('article', { name: 'Home 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('heading', { level: 2, name: /Basic Details/ });
  await readyToPost({ user });
  expect(price()).toHaveValue('45 lakh');
  scroll.mockClear();
  await user.click(screen.getByRole('button', { name: 'Post Property' }));
  const posted = await card('Home 2');
  await waitFor(() => expect(within(posted).getByRole('link', { name: 'Home 2' })).toHaveFocus());
  expect(scroll.mock.contexts).toEqual([posted]);
  // What one does next; to be shared it has to be seen.
  const seen = within(posted);
  expect(seen.getByText('Just posted. Thank you!')).toBeVisible();
  expect(seen.getByRole('link', { name: 'Post another' })).toHaveAttribute('href', '/postproperty');
  expect(seen.queryByRole('button', { name: /^Share/ })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Post another' })).toHaveLength(1);
});
