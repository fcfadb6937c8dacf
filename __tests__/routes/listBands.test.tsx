/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import ProjectsRoute from '@/routes/ProjectsRoute';
import PropertiesRoute from '@/routes/PropertiesRoute';
import { aProject, aProperty } from '../support/factories';
import { renderScreen } from '../support/renderScreen';

const homes = [2_000_000, 3_000_000, 5_000_000, 7_000_000].map((expectedPrice) => aProperty({ expectedPrice }));
const show = (server: unknown) =>
  renderScreen(<PropertiesRoute />, {
    path: '/properties',
    pattern: '/properties',
    server: { 'GET property': server },
  });
const bars = () =>
  within(screen.getByRole('group', { name: 'Results by budget' }))
    .getAllByRole('button')
    .map((bar) => bar.getAttribute('aria-label'));

it('takes the counts that the server says, of the whole result [PLIST-10]', async () => {
  show({ body: homes, headers: { 'x-price-bands': '40,30,20,10,5,1' } });
  await waitFor(() => expect(bars()[0]).toBe('0-50L: 40 results'));
  expect(bars()[5]).toBe('4-5Cr: 1 result');
});

it('counts a whole list itself, both ends inclusive, and knows it still when a bar is chosen [PLIST-10]', async () => {
  const { user, location } = show(homes);
  await waitFor(() =>
    expect(bars().slice(0, 3)).toEqual(['0-50L: 3 results', '50L-1Cr: 2 results', '1-2Cr: 0 results']),
  );
  await user.click(screen.getByRole('button', { name: '50L-1Cr: 2 results' }));
  expect(location()).toBe('/properties?minPrice=5000000&maxPrice=10000000');
  expect(
    await screen.findByRole('heading', { level: 1, name: '2 properties between ₹50 lakh and ₹1 crore' }),
  ).toBeVisible();
  expect(bars().slice(0, 2)).toEqual(['0-50L: 3 results', '50L-1Cr: 2 results']);
  expect(screen.getByRole('button', { name: /^50L-1Cr/ })).toHaveAttribute('aria-pressed', 'true');
});

it('leaves out what the other filters drop [PLIST-8, PLIST-10]', async () => {
  const { user } = show([...homes, aProperty({ city: 'Chittoor', expectedPrice: 2_000_000 })]);
  await waitFor(() => expect(bars()[0]).toBe('0-50L: 4 results'));
  await user.type(screen.getByRole('combobox', { name: 'City' }), 'Tirupati{Enter}');
  await waitFor(() => expect(bars()[0]).toBe('0-50L: 3 results'));
});

it('names no counts as long as only a part of the list is known [PLIST-10]', async () => {
  show({ body: homes, headers: { 'x-total-count': '90', link: '</api/property?page=2>; rel="next"' } });
  await screen.findByRole('heading', { level: 1, name: '90 properties' });
  expect(bars()[0]).toBe('0-50L');
});

it('counts a project in every band that its prices touch [PLIST-10, JLIST-1]', async () => {
  const { user, location } = renderScreen(<ProjectsRoute />, {
    path: '/projects',
    pattern: '/projects',
    server: { 'GET projects': [aProject({ unitPriceRangeFrom: 4_500_000, unitPriceRangeTo: 12_000_000 })] },
  });
  await waitFor(() =>
    expect(bars().slice(0, 4)).toEqual(['0-50L: 1 result', '50L-1Cr: 1 result', '1-2Cr: 1 result', '2-3Cr: 0 results']),
  );
  await user.click(screen.getByRole('button', { name: /^1-2Cr/ }));
  expect(location()).toBe('/projects?minPrice=10000000&maxPrice=20000000');
});
