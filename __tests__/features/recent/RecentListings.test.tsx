/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { RecentListings } from '@/features/recent/RecentListings';
import { aProject, aProperty } from '../../support/factories';
import { nearOnCall } from '../../support/nearViewport';
import { renderScreen } from '../../support/renderScreen';
import type { ServerAnswers } from '../../support/serverDouble';

const comeNear = nearOnCall();

const recent = [
  { kind: 'property', id: 'p1', name: 'Flat, as it was' },
  { kind: 'project', id: 'j1', name: 'Towers' },
  { kind: 'property', id: 'gone', name: 'Sold flat' },
] as const;
const server = {
  'GET property/propertyDetailsByUser': (url: URL) =>
    url.searchParams.get('id') === 'p1' ? [aProperty({ _id: 'p1', name: 'Flat' })] : [],
  'GET projects/propertyDetailsByUser': [aProject({ _id: 'j1', name: 'Towers' })],
};
const show = (listings: readonly (typeof recent)[number][], except?: string, answers: ServerAnswers = server) =>
  renderScreen(<RecentListings {...(except ? { except } : {})} />, {
    server: answers,
    preloaded: { device: { recent: listings, contacted: [], compare: [], units: 'sqft' } },
  });

it('shows nothing and asks for nothing while nothing was viewed', () => {
  const { container, calls } = show([]);
  expect(container).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});

it('names what was viewed at once, asks for the rest when it comes near, and forgets what is gone', async () => {
  const { calls, store, notices } = show(recent);
  expect(await screen.findByRole('link', { name: 'Flat, as it was' })).toHaveAttribute(
    'href',
    '/properties-listing?id=p1',
  );
  expect(screen.getByRole('link', { name: 'Towers' })).toHaveAttribute('href', '/properties-listing-one?id=j1');
  expect(calls).toEqual([]);
  comeNear();
  expect(await screen.findByText('₹62.5 L')).toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Flat' })).toHaveTextContent('Alipiri, Tirupati');
  expect(screen.getByRole('article', { name: 'Towers' })).toHaveTextContent('₹45 L – ₹92 L');
  await waitFor(() => expect(screen.queryByText('Sold flat')).toBeNull());
  expect(store.getState().device.recent.map(({ id }) => id)).toEqual(['p1', 'j1']);
  // A look: nobody is told of a view, and no number travels.
  expect(calls.filter((call) => call.endsWith('&look=1'))).toHaveLength(3);
  expect(calls).toHaveLength(3);
  expect(notices).toEqual([]);
});

it('logs a failure, shows no toast for it, and keeps the name [HOME-13]', async () => {
  const { notices, seen } = show(recent.slice(0, 1), undefined, {
    'GET property/propertyDetailsByUser': () => ({ status: 500, body: { message: 'broken' } }),
  });
  await screen.findByRole('link', { name: 'Flat, as it was' });
  comeNear();
  await waitFor(() => expect(seen.logged).toHaveLength(1));
  expect(notices).toEqual([]);
  expect(screen.getByRole('link', { name: 'Flat, as it was' })).toBeInTheDocument();
});

it('leaves out the one that is shown', async () => {
  show(recent.slice(0, 2), 'p1');
  expect(await screen.findByRole('link', { name: 'Towers' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Flat/ })).toBeNull();
});

it('writes prices as the page does that it stands on: a list’s at home, a detail’s beside a detail [FMT-1]', async () => {
  const { unmount } = show(recent);
  comeNear();
  expect(await screen.findByText('₹62.5 L')).toBeInTheDocument();
  unmount();
  show(recent, 'j1');
  comeNear();
  expect(await screen.findByText('₹62.50 L')).toBeInTheDocument();
});
