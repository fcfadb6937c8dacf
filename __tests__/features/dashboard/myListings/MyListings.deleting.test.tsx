/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { aProperty } from '../../../support/factories';
import { card, serverOf, showMine as show } from '../../../support/myListings';

describe('the own listings, deleting', () => {
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

  it('hand the focus on from a deleted one: to the next, and from the only one to the heading [DASH-5]', async () => {
    const { user } = show([aProperty({ name: 'Flat' }), aProperty({ name: 'House' })]);
    for (const name of ['Flat', 'House']) {
      await user.click(within(await card(name)).getByRole('button', { name: 'Delete' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
      await waitFor(async () => expect(await card(name)).toHaveTextContent('Deleted'));
      if (name === 'Flat') expect(within(await card('House')).getByRole('button', { name: 'Delete' })).toHaveFocus();
    }
    expect(screen.getByRole('heading', { name: 'My listings' })).toHaveFocus();
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
    expect(note).toHaveTextContent('could not be refreshed');
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
});
