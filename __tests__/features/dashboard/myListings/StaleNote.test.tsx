/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { aProperty } from '../../../support/factories';
import { card, showMine } from '../../../support/myListings';

const NOW = Date.now();
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString();

/** A server that keeps what is confirmed, and cannot confirm what is named here. */
function serverOf(names: readonly string[], broken: readonly string[] = []) {
  const renewed = new Map<string, string>();
  return {
    'GET property/userProperties': () =>
      names.map((name) => aProperty({ _id: name, name, createdAt: daysAgo(45), renewedAt: renewed.get(name) ?? null })),
    'POST property/renew': (_url: URL, { _id }: { _id: string }) => {
      if (broken.includes(_id)) return { status: 409, body: { message: 'x', errors: { message: 'Not now.' } } };
      renewed.set(_id, daysAgo(0));
      return { message: 'ok' };
    },
  };
}

it('confirms at one press all listings that nobody has confirmed for a month, and goes [DASH-2]', async () => {
  const { user, server } = showMine([], serverOf(['Flat', 'House', 'Villa']));
  await card('Flat');
  expect(
    screen.getByText('3 listings have not been confirmed for 30 days. Buyers trust fresh listings.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All are still for sale' }));
  await waitFor(() => expect(screen.queryByText(/Buyers trust/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Still for sale' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'My listings' })).toHaveFocus();
  const sent = server.sent.filter(({ call }) => call === 'POST property/renew');
  expect(sent.map(({ body }) => body)).toEqual([{ _id: 'Flat' }, { _id: 'House' }, { _id: 'Villa' }]);
});

it('names those that could not be confirmed, and offers them again [DASH-2, ERR-1]', async () => {
  const { user } = showMine([], serverOf(['Flat', 'House', 'Villa'], ['House']));
  await card('Flat');
  await user.click(screen.getByRole('button', { name: 'All are still for sale' }));
  expect(await screen.findByText('This listing could not be confirmed: House')).toBeVisible();
  expect(await screen.findByText(/^“House” has not been confirmed for 30 days/)).toBeVisible();
  expect(within(await card('House')).getByRole('button', { name: 'Still for sale' })).toBeVisible();
  expect(within(await card('Flat')).queryByRole('button', { name: 'Still for sale' })).toBeNull();
});
