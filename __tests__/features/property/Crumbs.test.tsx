/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { flat, heading, show } from '../../support/propertyRoute';

it('names the lists that a property stands in, from wide to narrow [ROUTE-2]', async () => {
  show();
  await heading('Garuda Flat');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(crumbs.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /home',
    'Tirupati /properties?city=Tirupati',
    'Alipiri /properties?city=Tirupati&locality=Alipiri',
    'Flat/Apartment /properties?city=Tirupati&selectedSubtype=Flat%2FApartment&locality=Alipiri',
  ]);
});

it('leads back to the results for who came from them, and for nobody else [ROUTE-17]', async () => {
  const first = show();
  await heading('Garuda Flat');
  expect(screen.queryByRole('button', { name: 'Back to results' })).toBeNull();
  first.unmount();
  show([flat], { state: { fromList: true } });
  await heading('Garuda Flat');
  expect(screen.getByRole('button', { name: 'Back to results' })).toBeVisible();
});
