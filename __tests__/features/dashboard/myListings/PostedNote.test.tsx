/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import type { PropertyRecord } from '@/api/records';
import { PostedNote } from '@/features/dashboard/myListings/PostedNote';
import EditPropertyRoute from '@/routes/EditPropertyRoute';
import { aProperty } from '../../../support/factories';
import { renderScreen } from '../../../support/renderScreen';

const posted = (status: 0 | 1) => aProperty({ _id: 'p1', status }) as PropertyRecord;

it('offers to see and to share what was posted just now, once buyers see it [WIZ-17]', () => {
  const { unmount } = renderScreen(<PostedNote listing={posted(0)} nameId="name" />);
  expect(screen.queryByRole('link', { name: 'See it' })).toBeNull();
  unmount();
  renderScreen(<PostedNote listing={posted(1)} nameId="name" />);
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/properties-listing?id=p1');
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

it('leads to what was left out, photos and the area, and says nothing of what is there [WIZ-17, DASH-4]', () => {
  const { unmount } = renderScreen(<PostedNote listing={posted(1)} nameId="name" />);
  expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull();
  unmount();
  const bare = { propertyMainImage: [], builtUpArea: null, plotArea: null };
  renderScreen(<PostedNote listing={{ ...posted(1), ...bare }} nameId="name" />);
  for (const name of ['Add photos', 'Add the area'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/edit-property?id=p1');
});

it.each([
  ['Add photos', 'Photos, video link and price, Step 3 of 3'],
  ['Add the area', 'Property details, Step 2 of 3'],
])('%s opens the step of the edit form that asks for it [WIZ-17, EDIT-1]', async (name, step) => {
  const bare = { propertyMainImage: [], builtUpArea: null, plotArea: null, userId: 'a1' };
  const { user } = renderScreen(<PostedNote listing={{ ...posted(1), ...bare }} nameId="name" />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { _id: 'a1', roleCode: 'agt' },
    server: { 'GET property/getCityByName': [] },
    elsewhere: { '/edit-property': <EditPropertyRoute /> },
  });
  await user.click(screen.getByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 2, name: /Step/ })).toHaveTextContent(step);
});
