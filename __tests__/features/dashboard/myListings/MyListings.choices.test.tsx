/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import { aProperty } from '../../../support/factories';
import { card, noDialog, serverOf, showMine as show } from '../../../support/myListings';
import { renderScreen } from '../../../support/renderScreen';

describe('the own listings', () => {
  it('are picked by status, and shown a few at first [DASH-2, DASH-3]', async () => {
    const many = Array.from({ length: 8 }, (_, n) => aProperty({ name: `Home ${n}` }));
    const { user } = show([...many, aProperty({ name: 'Gone', status: 2 })]);
    await card('Home 0');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show all 9' }));
    expect(screen.getAllByRole('article')).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Deleted 1' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('are picked by whether they need changes, while one does; each is counted once [DASH-3, DASH-4]', async () => {
    const flat = aProperty({ name: 'Flat', status: 0, reviewReason: 'Please add the city.' });
    const { user, server } = show([flat, aProperty({ name: 'House', status: 0 }), aProperty({ name: 'Villa' })]);
    await user.click(await screen.findByRole('button', { name: 'Needs changes 1' }));
    expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual(['Flat']);
    expect(screen.getByRole('button', { name: 'Needs changes 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Under Review 1' })).toHaveAttribute('aria-pressed', 'false');
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('offer no choice where all of them are alike, nor of changes that none needs [DASH-3]', async () => {
    const { unmount } = show([aProperty({ name: 'Flat', status: 0, reviewReason: 'Please add the city.' })]);
    await card('Flat');
    expect(screen.queryByRole('group', { name: 'Show listings' })).toBeNull();
    unmount();
    show([aProperty({ name: 'Flat', status: 0 }), aProperty({ name: 'House' })]);
    await card('Flat');
    expect(within(screen.getByRole('group', { name: 'Show listings' })).getAllByRole('button')).toHaveLength(3);
  });

  it('show the one that led here, however far down it stands [EDIT-2, DASH-2]', async () => {
    const many = Array.from({ length: 8 }, (_, n) => ({ ...aProperty({ name: `Home ${n}` }), _id: `p${n}` }));
    const { user } = renderScreen(<MyListings changePrice={noDialog} />, {
      path: '/listing',
      pattern: '/dashboard',
      token: 't',
      user: { roleCode: 'agt' },
      server: serverOf(many),
      elsewhere: {
        '/listing': (
          <Link to="/dashboard" state={{ allListings: true, edited: 'p7' }}>
            Change price
          </Link>
        ),
      },
    });
    await user.click(screen.getByRole('link', { name: 'Change price' }));
    expect(within(await card('Home 7')).getByRole('link', { name: 'Home 7' })).toHaveFocus();
  });

  it('begin with what its owner is to change, which its badge says; what is old stays where it stands [DASH-2, DASH-3, API-18]', async () => {
    const createdAt = new Date().toISOString();
    show([
      ...['Flat', 'House', 'Villa'].map((name) => aProperty({ name, createdAt, renewedAt: null })),
      aProperty({ name: 'Old', createdAt: '2026-01-05T06:00:00Z', renewedAt: null }),
      aProperty({ name: 'Odd', status: 0, reviewReason: 'Please remove the phone number from the name.' }),
    ]);
    const odd = await card('Odd');
    const names = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(names).toEqual(['Odd', 'Flat', 'House']);
    expect(within(odd).getByText('Needs changes')).toBeVisible();
    expect(odd).toHaveTextContent('Under Review');
  });

  it('end with those that were deleted before; one deleted now stays in its place [DASH-5, DASH-10]', async () => {
    const { user } = show([
      aProperty({ name: 'Gone', status: 2 }),
      aProperty({ name: 'Flat' }),
      aProperty({ name: 'House' }),
    ]);
    const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    await card('Gone');
    expect(names()).toEqual(['Flat', 'House', 'Gone']);
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await card('Flat')).toHaveTextContent('Deleted'));
    expect(names()).toEqual(['Flat', 'House', 'Gone']);
  });

  it('are found by name or place, and put in an order, where they are many [DASH-2]', async () => {
    const named = (name: string, expectedPrice: number, viewCount: number) =>
      aProperty({ name, expectedPrice, viewCount, locality: name === 'Villa' ? 'Alipiri' : 'Korlagunta' });
    const { user, unmount } = show([
      named('Flat', 30_00_000, 4),
      named('Villa', 90_00_000, 1),
      ...Array.from({ length: 6 }, (_, n) => named(`Home ${n}`, 50_00_000 + n, 0)),
      aProperty({ name: 'Gone', expectedPrice: 1, status: 2, locality: 'Perur' }),
    ]);
    const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    await card('Flat');
    await user.type(screen.getByRole('searchbox', { name: 'Name or place' }), 'alip');
    expect(names()).toEqual(['Villa']);
    await user.type(screen.getByRole('searchbox', { name: 'Name or place' }), 'x');
    expect(screen.getByText('No listing fits.')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Name or place' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: high to low');
    expect(names().slice(0, 2)).toEqual(['Villa', 'Home 5']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: low to high');
    expect(names()[0]).toBe('Flat');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most viewed');
    expect(names().slice(0, 2)).toEqual(['Flat', 'Villa']);
    unmount();
    show([named('Flat', 30_00_000, 4), named('Villa', 90_00_000, 1)]);
    await card('Flat');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
