/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { region, show } from '../../support/dashboardTabs';
import { aProject, aProperty } from '../../support/factories';

it('takes a saved property into the comparison, says what an area of it costs, and compares no project [DASH-6, PLIST-7]', async () => {
  const flat = aProperty({ _id: 'p1', name: '2 BHK Flat', expectedPrice: 6_000_000, pricePerSqft: 5000 });
  const { user, store } = show({
    server: {
      'GET saved': [
        { listingId: 'p1', kind: 'property' },
        { listingId: 'j1', kind: 'project' },
      ],
      'GET property/propertyDetailsByUser': [flat],
      'GET projects/propertyDetailsByUser': [aProject({ _id: 'j1', name: 'Seshadri Towers' })],
    },
  });
  const saved = await region('Saved listings');
  expect(await saved.findByRole('link', { name: 'Seshadri Towers' })).toBeVisible();
  expect(await saved.findByText('₹5,000 / sq ft')).toBeVisible();
  const compare = await saved.findByRole('button', { name: 'Compare', description: '2 BHK Flat' });
  await user.click(compare);
  expect(compare).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().device.compare).toEqual(['p1']);
  expect(screen.getAllByRole('button', { name: 'Compare' })).toHaveLength(1);
});
