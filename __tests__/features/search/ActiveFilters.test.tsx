/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { PageHeading } from '@/components/layout/PageHeading';
import { ActiveFilters } from '@/features/search/ActiveFilters';
import { useFilters } from '@/features/search/useFilters';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { renderScreen } from '../../support/renderScreen';

function Chosen() {
  const { filters, setFilter, clear } = useFilters();
  return (
    <>
      <PageHeading title="Properties">Properties</PageHeading>
      <ActiveFilters kind="property" filters={filters} onChange={setFilter} onClear={clear} />
    </>
  );
}
const path = '/properties?city=Tirupati&bhkType=2&minPrice=5000000&maxPrice=10000000';

it('takes one filter away, both price bounds as one [PLIST-6]', async () => {
  const { user, location } = renderScreen(<Chosen />, { path });
  await user.click(screen.getByRole('button', { name: 'Remove 50L-1Cr' }));
  expect(location()).toBe('/properties?city=Tirupati&bhkType=2');
  await user.click(screen.getByRole('button', { name: 'Remove Tirupati' }));
  expect(location()).toBe('/properties?bhkType=2');
});

it('has a chip for each of several values, and takes one value away [PLIST-6, ROUTE-17]', async () => {
  const { user, location } = renderScreen(<Chosen />, { path: '/properties?bhkType=2|3&locality=Alipiri|Korlagunta' });
  await user.click(screen.getByRole('button', { name: 'Remove 2 BHK' }));
  await user.click(screen.getByRole('button', { name: 'Remove Korlagunta' }));
  expect(location()).toBe('/properties?bhkType=3&locality=Alipiri');
});

it('says an area in the unit that the list is shown in [PLIST-6]', () => {
  const { store } = renderScreen(<Chosen />, { path: '/properties?minArea=87120&maxArea=217800' });
  expect(screen.getByRole('button', { name: 'Remove 87,120 – 2,17,800 sq ft' })).toBeVisible();
  act(() => void store.dispatch(areaUnitChosen('acres')));
  expect(screen.getByRole('button', { name: 'Remove 2 – 5 acres' })).toBeVisible();
});

it('hands the focus on to the next filter, and from the last one to the heading [PLIST-6]', async () => {
  const { user } = renderScreen(<Chosen />, { path });
  await user.click(screen.getByRole('button', { name: 'Remove Tirupati' }));
  expect(screen.getByRole('button', { name: 'Remove 2 BHK' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Remove 50L-1Cr' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('goes on with Clear Filters after the last of several [PLIST-6]', async () => {
  const { user } = renderScreen(<Chosen />, { path });
  await user.click(screen.getByRole('button', { name: 'Remove 50L-1Cr' }));
  expect(screen.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
});

it('clears them all and is then gone [PLIST-9]', async () => {
  const { user, location } = renderScreen(<Chosen />, { path });
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(location()).toBe('/properties');
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
