/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Property } from '@/contract/entities';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import { aProperty } from '../../../support/factories';
import { renderScreen } from '../../../support/renderScreen';

function Edited() {
  const { state } = useLocation() as { state: { property?: { name?: string } } | null };
  return <p>Editing {state?.property?.name}</p>;
}

/** A server that keeps the listings, and deletes as the real one does. */
function serverOf(listings: readonly Property[]) {
  let kept = [...listings];
  return {
    'GET property/userProperties': () => kept,
    'POST property/delete': (_url: URL, body: { _id: string }) => {
      kept = kept.map((one) => (one._id === body._id ? { ...one, status: 2 as const } : one));
      return { message: 'ok' };
    },
  };
}
const show = (listings: readonly Property[], answers: object = {}) =>
  renderScreen(<MyListings />, {
    path: '/dashboard',
    pattern: '/dashboard',
    token: 't',
    user: { roleCode: 'agt' },
    server: { ...serverOf(listings), ...answers },
    elsewhere: { '/edit-property': <Edited /> },
  });
const card = (name: string) => screen.findByRole('article', { name });

describe('the own listings', () => {
  it('show picture, price, title, area, furnishing and status, with Edit and Delete [DASH-2, DASH-3]', async () => {
    const { container } = show([
      aProperty({ name: 'Flat', status: 0 }),
      aProperty({ name: 'House', status: 1 }),
      aProperty({ name: 'Plot', status: 2 }),
    ]);
    const flat = await card('Flat');
    expect(flat).toHaveTextContent('₹62.5 L');
    expect(flat).toHaveTextContent('1,200 sq ft · Semi Furnished');
    expect(flat).toHaveTextContent('Under Review');
    expect(within(flat).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Flat');
    expect(within(flat).getByRole('link', { name: 'Edit' })).toHaveAccessibleDescription('Flat');
    expect(container.querySelector('article img')).toHaveAttribute('src', '/uploads/tower-1-1280x960.jpg');
    expect(await card('House')).toHaveTextContent('Active');
    expect(await card('Plot')).toHaveTextContent('Deleted');
  });

  it('leave Edit and Delete out of a deleted one [DASH-10]', async () => {
    show([aProperty({ name: 'Plot', status: 2 })]);
    const plot = await card('Plot');
    expect(within(plot).queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(within(plot).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('open the edit with the listing in navigation state [DASH-4]', async () => {
    const { user } = show([aProperty({ name: 'Flat' })]);
    await user.click(within(await card('Flat')).getByRole('link', { name: 'Edit' }));
    expect(await screen.findByText('Editing Flat')).toBeVisible();
  });

  it('ask before deleting, say that it is done and show the new status [DASH-5, STORE-6]', async () => {
    const { user, seen, server } = show([aProperty({ name: 'Flat' }), aProperty({ name: 'House' })]);
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete this listing?' });
    expect(server.calls).not.toContain('POST property/delete');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(seen.notices).toEqual([{ title: 'Success', text: 'Property deleted successfully', tone: 'success' }]);
    await waitFor(async () => expect(await card('Flat')).toHaveTextContent('Deleted'));
    expect(await card('House')).toHaveTextContent('Active');
  });

  it('say that they may be out of date when they could not be asked again after it [DASH-5, ERR-1]', async () => {
    const server = serverOf([aProperty({ name: 'Flat' })]);
    let isDown = false;
    const { user, seen } = show([], {
      'GET property/userProperties': () =>
        isDown ? { status: 500, body: {} } : server['GET property/userProperties'](),
      'POST property/delete': (url: URL, body: { _id: string }) => {
        isDown = true;
        return server['POST property/delete'](url, body);
      },
    });
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const note = await screen.findByRole('alert');
    expect(seen.notices.map(({ text }) => text)).toEqual(['Property deleted successfully']);
    expect(note).toHaveTextContent('could not be brought up to date');
    expect(await card('Flat')).toHaveTextContent('Active');

    isDown = false;
    await user.click(within(note).getByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await card('Flat')).toHaveTextContent('Deleted'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('take what was begun to change of a deleted one off the device [DASH-5, WIZ-19]', async () => {
    const { user, seen } = show([aProperty({ _id: 'p7', name: 'Flat' })]);
    seen.onDevice.set('draft:u1:edit:p7', { savedAt: 1, step: 1, values: {}, photos: [] });
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(seen.onDevice.has('draft:u1:edit:p7')).toBe(false));
  });

  it('delete nothing when the question is answered with no [DASH-5]', async () => {
    const { user, server } = show([aProperty({ name: 'Flat' })]);
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('keep the question open when deleting fails, with one toast [DASH-5, ERR-1]', async () => {
    const { user, seen } = show([aProperty({ name: 'Flat' })], {
      'POST property/delete': { status: 403, body: { message: 'x', errors: { message: 'Not yours.' } } },
    });
    await user.click(within(await card('Flat')).getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(seen.notices).toHaveLength(1));
    expect(seen.notices[0]).toMatchObject({ title: 'Oops!', text: 'Not yours.' });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('say why one waits, and who looked [DASH-3]', async () => {
    const viewsByDay = [...Array<number>(28).fill(0), 3, 9];
    show([
      aProperty({ name: 'Flat', status: 0, reviewReason: 'Please add the expected price.' }),
      aProperty({ name: 'House', viewCount: 12, phoneViewCount: 1, enquiryCount: 0, viewsByDay }),
    ]);
    expect(await card('Flat')).toHaveTextContent('Please add the expected price.');
    const house = await card('House');
    expect(house).toHaveTextContent('12 views · 1 phone view · 0 enquiries');
    expect(within(house).getByRole('figure')).toHaveAccessibleName(
      'Views in the last 30 days: 12 in all, at most 9 on one day',
    );
    expect(within(house).getByRole('figure').querySelectorAll('rect')).toHaveLength(30);
  });

  it('become active by themselves while the dashboard is open [DASH-3]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true });
    try {
      let status: 0 | 1 = 0;
      const flat = aProperty({ name: 'Flat', createdAt: new Date().toISOString() });
      show([], { 'GET property/userProperties': () => [{ ...flat, status }] });
      expect(await card('Flat')).toHaveTextContent('Under Review');
      status = 1;
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      await waitFor(async () => expect(await card('Flat')).toHaveTextContent('Active'));
      expect(screen.getByText('Flat is active now.')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('are no longer asked for again when one has waited long [DASH-3]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'], advanceTimers: true });
    try {
      const flat = aProperty({ name: 'Flat', status: 0, createdAt: new Date().toISOString() });
      const { calls } = show([flat]);
      expect(await card('Flat')).toHaveTextContent('Under Review');
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      const early = calls.length;
      expect(early).toBeGreaterThan(5);
      await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
      const late = calls.length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(calls).toHaveLength(late);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are picked by status, and shown a few at first', async () => {
    const many = Array.from({ length: 8 }, (_, n) => aProperty({ name: `Home ${n}` }));
    const { user } = show([...many, aProperty({ name: 'Gone', status: 2 })]);
    await card('Home 0');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 9' }));
    expect(screen.getAllByRole('article')).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'Deleted 1' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('lead to posting when there are none, and can be asked for again when they fail [DASH-2, ERR-5]', async () => {
    let fails = true;
    const { user } = show([], {
      'GET property/userProperties': () =>
        fails ? { status: 500, body: { message: 'x', errors: { message: 'Down.' } } } : [],
    });
    fails = false;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/You have no listings yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post property' })).toHaveAttribute('href', '/postproperty');
  });
});
