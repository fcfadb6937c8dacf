/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useFilters } from '@/features/search/useFilters';

const entries = (search: string) => ['/home', { pathname: '/properties', search, state: { kept: true } }];
const show = (search = '?city=Tirupati&sort=newest') =>
  renderHook(() => ({ ...useFilters(), at: useLocation(), go: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={entries(search)} initialIndex={1}>
        {children}
      </MemoryRouter>
    ),
  }).result;

it('reads the filters of the address, as one object as long as it says the same [ROUTE-2]', () => {
  const result = show();
  const first = result.current.filters;
  expect(first).toMatchObject({ city: 'Tirupati', selectedSubtype: '', maxPrice: 0 });
  act(() => result.current.setFilter({ city: 'Tirupati' }));
  expect(result.current.filters).toBe(first);
});

it('replaces the history entry and keeps its state, so that Back leaves in one step [ROUTE-17]', () => {
  const result = show();
  act(() => result.current.setFilter({ bhkType: '2' }));
  act(() => result.current.setFilter({ locality: 'Alipiri' }));
  expect(result.current.filters).toMatchObject({ city: 'Tirupati', bhkType: '2', locality: 'Alipiri' });
  expect(result.current.at.state).toEqual({ kept: true });
  act(() => void result.current.go(-1));
  expect(result.current.at.pathname).toBe('/home');
});

it('puts two choices of one moment together', () => {
  const result = show();
  act(() => {
    result.current.setFilter({ bhkType: '2' });
    result.current.setFilter({ locality: 'Alipiri' });
  });
  expect(result.current.filters).toMatchObject({ bhkType: '2', locality: 'Alipiri' });
});

it('clears all filters and leaves the rest of the address alone [PLIST-9]', () => {
  const result = show();
  act(() => result.current.clear());
  expect(result.current.at.search).toBe('?sort=newest');
});

it('takes what a form without a script said into the address of the app, where a list begins anew [PLIST-10]', () => {
  const result = show('?city=&budget=1-2Cr&page=3');
  act(() => result.current.setFilter({ bhkType: '2' }));
  expect(result.current.at.search).toBe('?bhkType=2&minPrice=10000000&maxPrice=20000000');
});
