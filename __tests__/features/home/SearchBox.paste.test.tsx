/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SearchBox } from '@/features/home/SearchBox';
import { usePlaceSearch } from '@/features/home/usePlaceSearch';
import { renderScreen } from '../../support/renderScreen';
import { settle } from '../../support/settle';

const Box = () => <SearchBox search={usePlaceSearch()} />;
const FILTERS = { city: 'Tirupati', locality: 'Alipiri', bhkType: '2', maxPrice: 6_000_000 };
const MATCH = { kind: 'type', label: '2 BHK', note: null, filters: FILTERS, id: null, count: null };

it('understands a text that is put in and sent before the code of the suggestions is there [HOME-2, HOME-14]', async () => {
  const text = '2bhk alipiri under 60 lakhs';
  const { location } = renderScreen(<Box />, {
    path: '/home',
    server: {
      'GET search': (url: URL) => ({
        match: url.searchParams.get('q') === text ? MATCH : null,
        ...{ exact: true, suggestions: [], didYouMean: [], nearby: [] },
      }),
    },
  });
  // All in one go: the code comes later.
  const box = screen.getByRole('combobox', { name: 'Place, project, type or budget' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(location()).not.toBe('/home'), { timeout: 4000 });
  expect(location()).toBe('/properties?city=Tirupati&bhkType=2&maxPrice=6000000&locality=Alipiri');
});

it('leads nowhere once the text is another one [HOME-2, HOME-14]', async () => {
  let answer: (found: object) => void = () => undefined;
  const held = new Promise((tell) => (answer = tell));
  const { location, server } = renderScreen(<Box />, { path: '/home', server: { 'GET search': () => held } });
  const box = screen.getByRole('combobox', { name: 'Place, project, type or budget' });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: '2bhk alipiri' } });
  fireEvent.submit(screen.getByRole('search'));
  const search = screen.getByRole('button', { name: 'Search' });
  expect(search).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(server.calls.some((call) => call.startsWith('GET search'))).toBe(true));
  fireEvent.change(box, { target: { value: '2bhk alipiri villa' } });
  expect(search).not.toHaveAttribute('aria-busy', 'true');
  answer({ match: MATCH, exact: true, suggestions: [], didYouMean: [], nearby: [] });
  await act(() => settle(300));
  expect(location()).toBe('/home');
});
