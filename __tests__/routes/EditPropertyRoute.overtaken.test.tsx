/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { MyListings } from '@/features/dashboard/myListings/MyListings';
import { priceDialog } from '@/routes/priceDialog';
import EditPropertyRoute from '@/routes/EditPropertyRoute';
import { renderScreen, type RenderOptions } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

const UPDATE = 'POST property/update';
const OWNER = 'a00000000000000000000001';
const LISTING = {
  _id: 'b00000000000000000000001',
  name: 'Garden House',
  propertyType: 'Residential',
  selectedSubtype: 'Independent House',
  type: 'Sell',
  city: 'Tirupati',
  address: '12 Car Street',
  expectedPrice: 4_500_000,
  userId: OWNER,
  termsAccepted: true,
  mark: 'first',
};
const REASON = 'This listing was changed meanwhile.';
const OVERTAKEN = { [UPDATE]: { status: 412, body: { errors: { message: REASON } } } };

function edit(options: RenderOptions = {}, listing: object = LISTING) {
  const shown = renderScreen(<EditPropertyRoute />, {
    path: '/edit-property',
    pattern: '/edit-property',
    state: { property: listing },
    token: 't',
    user: { _id: OWNER, roleCode: 'agt' },
    ...options,
    server: { ...QUIET.posting, 'GET property/userProperties': [{ ...LISTING, mark: 'second' }], ...OVERTAKEN },
  });
  const updated = () => shown.server.sent.filter(({ call }) => call === UPDATE).map(({ body }) => body);
  const update = async () => {
    await shown.user.click(await screen.findByRole('radio', { name: /3\. Photos/ }));
    await shown.user.click(await screen.findByRole('button', { name: 'Update Property' }));
    return screen.findByRole('dialog', { name: 'Changed in the meantime' });
  };
  return { ...shown, updated, update };
}
const address = () => screen.getByRole('textbox', { name: 'Address' });

it('begins with what is there now, where the list that Edit was pressed in was about to be another one [EDIT-1]', async () => {
  const { user, server, store } = renderScreen(<EditPropertyRoute />, {
    path: '/dashboard',
    pattern: '/edit-property',
    elsewhere: { '/dashboard': <MyListings changePrice={priceDialog} /> },
    token: 't',
    user: { _id: OWNER, roleCode: 'agt' },
    server: { ...QUIET.posting, 'GET property/userProperties': [LISTING] },
  });
  const link = await screen.findByRole('link', { name: 'Edit' });
  const newer = { ...LISTING, address: '14 Car Street', mark: 'second' };
  let arrive: (listings: readonly object[]) => void = () => {};
  server.answer('GET property/userProperties', () => new Promise((resolve) => (arrive = resolve)));
  act(() => {
    store.dispatch(marketplaceApi.util.invalidateTags([{ type: 'property', id: 'LIST' }]));
  });
  await user.click(link);
  arrive([newer]);
  await screen.findByRole('textbox', { name: 'Address' });
  await waitFor(() => expect(address()).toHaveValue('14 Car Street'));
});

describe('an edit of a listing that was changed meanwhile', () => {
  it('is not saved until its owner wants it all the same; what is there now stands beside it [EDIT-2, WIZ-17]', async () => {
    const { user, update, updated, server, location, notices } = edit();
    await user.type(await screen.findByRole('textbox', { name: 'Address' }), ', upstairs');
    const dialog = await update();
    expect(dialog).toHaveTextContent(REASON);
    const now = within(dialog).getByRole('link', { name: /See what is there now.*new tab/ });
    expect(now).toHaveAttribute('href', `/properties-listing?id=${LISTING._id}`);
    expect(now).toHaveAttribute('target', '_blank');
    server.answer(UPDATE, { status: 503, body: {} });
    const save = within(dialog).getByRole('button', { name: 'Save my changes anyway' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(notices).toHaveLength(2));
    server.answer(UPDATE, { message: 'Your property is updated.' });
    await user.click(await screen.findByRole('button', { name: 'Update Property' }));
    await waitFor(() => expect(location()).toBe('/dashboard'));
    // What was agreed to is what was there then: nothing that comes later, also where the line broke first.
    const marks = ['first', 'second', 'second'];
    expect(updated()).toEqual(
      marks.map((mark) => expect.objectContaining({ address: '12 Car Street, upstairs', mark }) as unknown),
    );
  });

  it('goes on after the dialog with all that was typed, says why it is not saved, and asks again [EDIT-2, WIZ-17]', async () => {
    const { user, update } = edit();
    await user.type(await screen.findByRole('textbox', { name: 'Address' }), ', upstairs');
    const dialog = await update();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(REASON)).toHaveAttribute('role', 'alert');
    await user.click(screen.getByRole('radio', { name: /1\. Basic/ }));
    expect(address()).toHaveValue('12 Car Street, upstairs');
    await user.click(screen.getByRole('radio', { name: /3\. Photos/ }));
    expect(await screen.findByText('Photos', { selector: 'h2, h3' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await update()).toBeVisible();
  });

  it('that was left and is taken up again began where it began [WIZ-19, EDIT-2]', async () => {
    const first = edit();
    await first.user.type(await screen.findByRole('textbox', { name: 'Address' }), ', upstairs');
    await waitFor(() => expect(JSON.stringify([...first.onDevice.values()])).toContain('upstairs'));
    first.unmount();
    const { user, update, updated } = edit({ onDevice: first.onDevice }, { ...LISTING, mark: 'second' });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await update();
    expect(updated()).toEqual([expect.objectContaining({ address: '12 Car Street, upstairs', mark: 'first' })]);
  });
});

it('a price is not saved over another edit: its dialog says so, and takes it once the listing is known as it is [DASH-2, EDIT-2]', async () => {
  let mark = 'first';
  const shown = renderScreen(<MyListings changePrice={priceDialog} />, {
    token: 't',
    user: { _id: OWNER, roleCode: 'agt' },
    server: { ...OVERTAKEN, 'GET property/userProperties': () => [{ ...LISTING, status: 1, mark }] },
  });
  await shown.user.click(await screen.findByRole('button', { name: /^Change price/ }));
  const save = await screen.findByRole('button', { name: 'Save price' });
  mark = 'second';
  await shown.user.click(save);
  expect(await screen.findByText(REASON)).toHaveAttribute('role', 'alert');
  const asked = (call: string) => shown.server.sent.filter((one) => one.call === call);
  await waitFor(() => expect(asked('GET property/userProperties')).toHaveLength(2));
  shown.server.answer(UPDATE, { message: 'Your property is updated.' });
  await shown.user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(UPDATE).map(({ body }) => (body as { mark: string }).mark)).toEqual(['first', 'second']);
});
