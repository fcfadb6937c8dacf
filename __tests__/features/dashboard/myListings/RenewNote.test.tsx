/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import { aProperty } from '../../../support/factories';
import { renderScreen } from '../../../support/renderScreen';
import type { ServerAnswers } from '../../../support/serverDouble';

const NOW = Date.now();
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const show = (server: ServerAnswers) =>
  renderScreen(<MyListings changePrice={() => null} />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { roleCode: 'agt' },
    server,
  });
const card = (name: string) => screen.findByRole('article', { name });
const pressIn = async (name: string) => within(await card(name)).getByRole('button', { name: 'Still for sale' });

it('lets an owner confirm a listing at a press once a month has passed: it says how old it is, goes, and leaves the focus with it [DASH-2]', async () => {
  let renewedAt: string | null = null;
  const { user, server, seen } = show({
    'GET property/userProperties': () => [
      aProperty({ _id: 'p1', name: 'Flat', createdAt: daysAgo(45), renewedAt }),
      aProperty({ _id: 'p2', name: 'House', createdAt: daysAgo(60), renewedAt: daysAgo(31) }),
    ],
    'POST property/renew': () => {
      renewedAt = daysAgo(0);
      return { message: 'Your property is still for sale.' };
    },
  });
  expect(await card('House')).toHaveTextContent('Confirmed 31 days ago.');
  expect(await card('Flat')).toHaveTextContent('Posted 45 days ago.');
  expect(await pressIn('Flat')).toHaveAccessibleDescription('Flat');
  await user.click(await pressIn('Flat'));
  const flat = await card('Flat');
  await waitFor(() => expect(flat).not.toHaveTextContent('days ago'));
  expect(within(flat).getByRole('link', { name: 'Flat' })).toHaveFocus();
  expect(seen.notices).toEqual([
    { text: 'Thank you. Buyers see that it is still for sale.', tone: 'success', topic: 'ownListing' },
  ]);
  expect(server.sent.find(({ call }) => call === 'POST property/renew')?.body).toEqual({ _id: 'p1' });
  await waitFor(() => expect(server.calls.filter((call) => call === 'GET property/userProperties')).toHaveLength(2));
  expect(await card('House')).toHaveTextContent('Confirmed 31 days ago');
});

it.each([
  ['fresh', { createdAt: daysAgo(29), renewedAt: null }],
  ['confirmed lately', { createdAt: daysAgo(90), renewedAt: daysAgo(29) }],
  ['under review', { createdAt: daysAgo(90), renewedAt: null, status: 0 as const }],
  ['sold', { createdAt: daysAgo(90), renewedAt: null, status: 0 as const, sold: true }],
  ['on a server that cannot keep it', { createdAt: daysAgo(90) }],
])('asks nothing about a listing that is %s [DASH-2]', async (_what, facts) => {
  show({ 'GET property/userProperties': [aProperty({ name: 'Flat', ...facts })] });
  const flat = await card('Flat');
  expect(within(flat).queryByRole('button', { name: 'Still for sale' })).toBeNull();
  expect(flat).not.toHaveTextContent('days ago');
});

it('stays with the focus when the server says no, in its words [DASH-2, ERR-1]', async () => {
  const { user, seen } = show({
    'GET property/userProperties': [aProperty({ name: 'Flat', createdAt: daysAgo(45), renewedAt: null })],
    'POST property/renew': { status: 409, body: { message: 'x', errors: { message: 'This listing is still fresh.' } } },
  });
  await user.click(await pressIn('Flat'));
  await waitFor(() => expect(seen.notices).toMatchObject([{ text: 'This listing is still fresh.', tone: 'error' }]));
  expect(await pressIn('Flat')).toHaveFocus();
});
