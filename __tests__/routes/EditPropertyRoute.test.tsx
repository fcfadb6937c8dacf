/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { PropertyRecord } from '@/api/records';
import EditPropertyRoute from '@/routes/EditPropertyRoute';
import { selectPhotos } from '@/store/uploads/photoLists';
import { renderScreen } from '../support/renderScreen';
import { QUIET } from '../support/quietAnswers';

const UPDATE = 'POST property/update';
const LISTING: PropertyRecord = {
  _id: 'b00000000000000000000001',
  name: 'Garden House',
  propertyType: 'Residential',
  selectedSubtype: 'Independent House',
  type: 'Sell',
  city: 'Tirupati',
  locality: 'Alipiri',
  address: '12 Car Street',
  expectedPrice: 4_500_000,
  userId: 'a00000000000000000000001',
  view: 'Hills',
  propertyMainImage: ['/uploads/a-1280x960.jpg'],
  exteriorView: ['/uploads/b-1280x960.jpg', '/uploads/c-1280x960.jpg'],
};

function open(state: unknown, server: Readonly<Record<string, unknown>> = {}, token = 't', search = '') {
  const shown = renderScreen(<EditPropertyRoute />, {
    path: `/edit-property${search}`,
    pattern: '/edit-property',
    state,
    ...(token === '' ? {} : { token }),
    user: { _id: 'a00000000000000000000001', roleCode: 'agt' },
    server: {
      'GET property/getCityByName': [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }],
      [UPDATE]: { message: 'Your property is updated.' },
      ...server,
    },
  });
  const updated = () => shown.server.sent.filter(({ call }) => call === UPDATE).map(({ body }) => body);
  return { ...shown, updated };
}
async function edit(server: Readonly<Record<string, unknown>> = {}) {
  const shown = open({ property: LISTING }, server);
  await screen.findByRole('radio', { name: /1\. Basic details and address/ });
  return shown;
}
const step = (name: RegExp) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('who may come', () => {
  it('sends home who has no stored user [ROUTE-12]', () => {
    expect(open({ property: LISTING }, {}, '').location()).toBe('/home');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['another state', { scroll: 3 }],
    ['a word', { property: 'b00000000000000000000001' }],
    ['a listing without an id', { property: { name: 'Garden House' } }],
    ['a list', { property: [LISTING] }],
    ['another user’s listing', { property: { ...LISTING, userId: 'a00000000000000000000002' } }],
  ])('sends a user who brings %s to the dashboard and says why [ROUTE-13, DASH-11]', (_what, state) => {
    const { location, notices } = open(state);
    expect(location()).toBe('/dashboard');
    expect(notices).toEqual([
      expect.objectContaining({ title: 'No listing to edit', text: expect.stringContaining('dashboard') }),
    ]);
  });

  it('reads what the navigation brings like an answer: junk in its fields harms nothing [ROUTE-12]', async () => {
    open({
      property: { _id: 'b1', name: { a: 1 }, exteriorView: 7, amenities: 'all', city: ['x'], expectedPrice: {} },
    });
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('');
  });
});

describe('a listing that needs changes', () => {
  const refused = (reviewFields: readonly string[], more: object = {}) => {
    const reviewReason = 'Please check “Age in years”.\nPlease remove the link from “Describe the property”.';
    return open({ property: { ...LISTING, status: 0, reviewReason, reviewFields, ...more } });
  };

  it('says what, and begins at the step of the first field that it is about [EDIT-1, DASH-3]', async () => {
    refused(['nameless', 'age', 'about', 'city']);
    const note = await screen.findByRole('region', { name: 'Needs changes' });
    expect(within(note).getAllByRole('listitem')).toHaveLength(2);
    expect(await screen.findByRole('heading', { level: 2, name: /Step/ })).toHaveTextContent(
      'Property details, Step 2 of 3',
    );
  });

  it.each([
    ['expectedPrice', 3],
    ['propertyMainImage', 3],
    ['city', 1],
  ])('begins for %s at step %i of an edit [EDIT-1]', async (field, step) => {
    refused([field]);
    expect(await screen.findByRole('heading', { level: 2, name: new RegExp(`Step ${step} of 3`) })).toBeVisible();
  });

  it('leads to where the number is confirmed, where it waits for that alone [EDIT-1, PROF-1]', async () => {
    const { unmount } = refused([], { reviewReason: 'Confirm your mobile number first.', waitsForNumber: true });
    const note = await screen.findByRole('region', { name: 'Needs changes' });
    expect(within(note).getByRole('link', { name: 'Confirm your number' })).toHaveAttribute(
      'href',
      '/dashboard?tab=profile',
    );
    unmount();
    refused(['age']);
    expect(within(await screen.findByRole('region', { name: 'Needs changes' })).queryByRole('link')).toBeNull();
  });

  it('says nothing of reasons that are over [DASH-3]', async () => {
    refused(['age'], { status: 1 });
    expect(await screen.findByRole('heading', { level: 2, name: /Step 1 of 3/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Needs changes' })).toBeNull();
  });
});

describe('an address with an id', () => {
  const OWN = { 'GET property/userProperties': [{ ...LISTING, userId: { _id: LISTING.userId }, status: 1 }] };

  it('opens the user’s own listing, as after a reload or from a bookmark [EDIT-1, ROUTE-12]', async () => {
    open(undefined, OWN, 't', `?id=${LISTING._id}`);
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('12 Car Street');
  });

  it('gives way to what the navigation brings [ROUTE-12]', async () => {
    const { server } = open({ property: { ...LISTING, address: '9 Hill Road' } }, OWN, 't', '?id=b9');
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('9 Hill Road');
    expect(server.calls).not.toContain('GET property/userProperties');
  });

  it.each([
    ['of nobody', OWN, '?id=b9'],
    ['of a sold one', { 'GET property/userProperties': [{ ...LISTING, sold: true }] }, `?id=${LISTING._id}`],
    [
      'of a deleted one',
      { 'GET property/userProperties': [{ ...LISTING, status: 2 }] },
      `?id=${LISTING._id}`,
      'This listing is deleted',
    ],
  ])(
    '%s goes to the dashboard and says why [ROUTE-13, DASH-11]',
    async (_what, server, search, title = 'No listing to edit') => {
      const { location, notices } = open(undefined, server, 't', search);
      await waitFor(() => expect(location()).toBe('/dashboard'));
      expect(notices).toEqual([expect.objectContaining({ title })]);
    },
  );

  it('can be asked for again when the list did not come [ERR-1]', async () => {
    const { user, server } = open(
      undefined,
      { 'GET property/userProperties': { status: 500, body: {} } },
      't',
      `?id=${LISTING._id}`,
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.answer('GET property/userProperties', OWN['GET property/userProperties']);
    await user.click(retry);
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('12 Car Street');
  });
});

describe('the form', () => {
  it('has three steps, prefilled from the listing, with its address [ROUTE-12, EDIT-1]', async () => {
    const { user, store } = await edit();
    expect(
      within(screen.getByRole('group', { name: 'Steps' }))
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toHaveLength(3);
    expect(screen.getByText('Garden House')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Tirupati');
    expect(screen.getByRole('combobox', { name: 'Locality' })).toHaveValue('Alipiri');
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('12 Car Street');
    expect(step(/^Independent House$/)).toBeChecked();
    await user.click(step(/2\. Property details/));
    expect(screen.getByRole('textbox', { name: 'Property name' })).toHaveValue('Garden House');
    await user.click(step(/3\. Photos, video link and price/));
    expect(screen.getByRole('textbox', { name: 'Expected price' })).toHaveValue('45,00,000');
    expect(screen.getByRole('textbox', { name: 'Video link' })).toBeVisible();
    expect(selectPhotos(store.getState(), `edit:${LISTING._id}`).map(({ url }) => url)).toEqual([
      '/uploads/a-1280x960.jpg',
      '/uploads/b-1280x960.jpg',
      '/uploads/c-1280x960.jpg',
    ]);
  });

  it('goes on by Save and continue or a pick, never beyond the third step [EDIT-5]', async () => {
    const { user } = await edit();
    await user.click(button('Save and continue'));
    expect(step(/2\. Property details/)).toBeChecked();
    await user.click(button('Save and continue'));
    expect(step(/3\. Photos/)).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Save and continue' })).toBeNull();
    await user.click(step(/1\. Basic/));
    expect(step(/1\. Basic/)).toBeChecked();
  });

  it('offers posting over a messaging app, and a help phone line [EDIT-3]', async () => {
    await edit();
    expect(screen.getByRole('link', { name: /Post by chat/ })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
    expect(screen.getByRole('link', { name: /^Call \+91/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+91/),
    );
  });
});

describe('the update', () => {
  it('asks not again for the terms with which it was posted [WIZ-21, EDIT-1]', async () => {
    const { user, updated } = open({ property: { ...LISTING, termsAccepted: true } });
    await user.click(await screen.findByRole('radio', { name: /3\. Photos/ }));
    expect(screen.getByRole('checkbox', { name: /I agree to the/ })).toBeChecked();
    await user.click(button('Update Property'));
    await waitFor(() => expect(updated()).toEqual([expect.objectContaining({ termsAccepted: true })]));
  });

  it('waits for the terms, which do not come ticked where nobody has agreed to them [WIZ-21]', async () => {
    const { user } = await edit();
    await user.click(step(/3\. Photos/));
    expect(button('Update Property')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /I agree to the/ }));
    expect(button('Update Property')).toBeEnabled();
  });

  it('sends the whole object with its id, shows the message and goes to the dashboard [EDIT-2, EDIT-6]', async () => {
    const { user, updated, location, notices, store } = await edit();
    await user.clear(screen.getByRole('textbox', { name: 'Address' }));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '14 Car Street');
    await user.click(step(/3\. Photos/));
    await user.click(screen.getByRole('checkbox', { name: /I agree to the/ }));
    await user.dblClick(button('Update Property'));
    await waitFor(() => expect(location()).toBe('/dashboard'));
    expect(updated()).toEqual([
      expect.objectContaining({
        _id: LISTING._id,
        userId: 'a00000000000000000000001',
        name: 'Garden House',
        address: '14 Car Street',
        view: 'Hills',
        exteriorView: ['/uploads/b-1280x960.jpg', '/uploads/c-1280x960.jpg'],
      }),
    ]);
    expect(notices).toEqual([{ text: 'Your property is updated.', tone: 'success', topic: 'ownListing' }]);
    expect(store.getState().uploads).toEqual([]);
  });

  it('that fails toasts as posting does, says why and loses nothing [EDIT-2]', async () => {
    const { user, location, notices } = await edit({
      [UPDATE]: { status: 400, body: { errors: { message: 'expectedPrice: must be a number.' } } },
    });
    await user.click(step(/3\. Photos/));
    await user.click(screen.getByRole('checkbox', { name: /I agree to the/ }));
    await user.click(button('Update Property'));
    expect(await screen.findByText('expectedPrice: must be a number.')).toHaveAttribute('role', 'alert');
    const price = screen.getByRole('textbox', { name: 'Expected price' });
    await waitFor(() => expect(price).toHaveFocus());
    expect(price).toHaveAccessibleDescription(/Must be a number\./);
    expect(notices).toEqual([expect.objectContaining({ title: 'Error', text: 'Failed to submit property details' })]);
    expect(location()).toBe('/edit-property');
  });
});

it('offers what was changed and not sent, for this listing alone [WIZ-19]', async () => {
  const first = await edit();
  await first.user.type(screen.getByRole('textbox', { name: 'Address' }), ', upstairs');
  await waitFor(() => expect(JSON.stringify([...first.onDevice.values()])).toContain('upstairs'));
  first.unmount();
  const again = (state: unknown) =>
    renderScreen(<EditPropertyRoute />, {
      path: '/edit-property',
      state,
      token: 't',
      user: { _id: 'a00000000000000000000001', roleCode: 'agt' },
      onDevice: first.onDevice,
      server: QUIET.posting,
    });
  const other = again({ property: { ...LISTING, _id: 'b00000000000000000000002' } });
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('12 Car Street');
  other.unmount();
  const { user } = again({ property: LISTING });
  expect(await screen.findByRole('heading', { name: 'You have unfinished changes to this listing' })).toBeVisible();
  await user.click(button('Continue'));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('12 Car Street, upstairs');
});
