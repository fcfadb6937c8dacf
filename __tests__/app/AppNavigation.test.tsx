/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { AppNavigation } from '@/app/AppNavigation';
import { PageHeading } from '@/components/layout/PageHeading';
import { renderScreen } from '../support/renderScreen';

function Screens() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <AppNavigation>
      <PageHeading key={here} title={here}>
        {here}
      </PageHeading>
      <Link to="/properties-listing?id=a">A</Link>
      <Link to="/properties-listing?id=b">B</Link>
      <Link to="/properties?city=Tirupati">Filter</Link>
    </AppNavigation>
  );
}

it('moves the focus to the heading of another screen, and of another listing, not of a changed filter [ROUTE-18]', async () => {
  const { user } = renderScreen(<Screens />, { path: '/properties' });
  expect(document.body).toHaveFocus();
  const filter = screen.getByRole('link', { name: 'Filter' });
  await user.click(filter);
  expect(filter).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'A' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.title).toContain('/properties-listing?id=a');
  await user.click(screen.getByRole('link', { name: 'B' }));
  expect(screen.getByRole('heading', { name: '/properties-listing?id=b' })).toHaveFocus();
});
