/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { entry, show } from '../../support/dashboardTabs';
import { aProperty } from '../../support/factories';

it('leads an agent from the top to the enquiries, the listings and what is saved, and counts them [DASH-2, DASH-6, JDET-8]', async () => {
  const flat = aProperty({ _id: 'p1', name: '2 BHK Flat' });
  const { user } = show({
    user: { roleCode: 'agt' },
    server: {
      'GET enquiries/inbox': { body: [entry], headers: { 'X-Total-Count': '4' } },
      'GET property/userProperties': [flat, { ...flat, _id: 'p2' }],
      'GET saved': [{ listingId: 'p9', kind: 'property' }],
      'GET property/propertyDetailsByUser': [],
    },
  });
  const figures = within(await screen.findByLabelText('Your listings in figures'));
  const counted = async (label: string) => (await figures.findByText(label)).closest('dt')?.nextElementSibling;
  expect(await counted('Active listings')).toHaveTextContent('2');
  await waitFor(async () => expect(await counted('Enquiries')).toHaveTextContent('4'));
  await user.click(figures.getByRole('link', { name: 'Enquiries' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Enquiries' })).toHaveFocus());
  await user.click(figures.getByRole('link', { name: 'Active listings' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My listings' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'You saved 1 listing' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved listings' })).toHaveFocus());
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

it('says since when an agent’s figures are counted, and of nothing saved nothing [DASH-2, DASH-6]', async () => {
  show({
    user: { roleCode: 'agt' },
    server: { 'GET property/userProperties': [aProperty({ _id: 'p1', viewCount: 3 })], 'GET saved': [] },
  });
  expect(await screen.findByText('Views and numbers are counted since each listing was posted.')).toBeVisible();
  await screen.findByText(/^Nothing saved yet/);
  expect(screen.queryByRole('link', { name: /^You saved/ })).toBeNull();
});

it('leads from the top of the profile to the sign-in and to one’s data, far below [DASH-1, PROF-1]', async () => {
  const { user, location } = show({
    path: '/dashboard?tab=profile',
    user: { roleCode: 'agt' },
    server: {
      'GET users/profile': { name: 'Asha', username: 'asha' },
      'GET users/sessions': [],
      'GET users/standing': { deletionDueAt: null },
    },
  });
  const jumps = within(await screen.findByRole('navigation', { name: 'On this page' }));
  await screen.findByRole('heading', { name: 'Your data' });
  await user.click(jumps.getByRole('link', { name: 'Your data' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your data' })).toHaveFocus());
  await user.click(jumps.getByRole('link', { name: 'Sign-in and devices' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign-in and devices' })).toHaveFocus());
  expect(location()).toBe('/dashboard?tab=profile');
});

it('tells at the top which listing buyers do not see until it is changed, with the way to change it [DASH-2, DASH-4]', async () => {
  const { user, location } = show({
    user: { roleCode: 'agt' },
    server: {
      'GET property/userProperties': [
        aProperty({ _id: 'p1', name: 'Flat in Korlagunta' }),
        aProperty({ _id: 'p2', name: 'Shop in Perur', status: 0, reviewReason: 'Please add the city.' }),
      ],
    },
  });
  const notice = within(await screen.findByRole('region', { name: 'Needs changes' }));
  expect(notice.getByText('Shop in Perur needs changes.')).toBeVisible();
  await user.click(notice.getByRole('link', { name: 'Edit' }));
  expect(location()).toBe('/edit-property?id=p2');
});

it('tells how many of several are to be changed, and leads to them [DASH-2, DASH-4]', async () => {
  const reviewReason = 'Please add the city.';
  const { user } = show({
    user: { roleCode: 'agt' },
    server: {
      'GET property/userProperties': ['p1', 'p2'].map((_id) => aProperty({ _id, status: 0, reviewReason })),
    },
  });
  const notice = within(await screen.findByRole('region', { name: 'Needs changes' }));
  expect(notice.getByText('2 listings need changes.')).toBeVisible();
  await user.click(notice.getByRole('link', { name: 'See them' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My listings' })).toHaveFocus());
});
