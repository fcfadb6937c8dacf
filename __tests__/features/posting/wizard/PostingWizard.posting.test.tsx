/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { photosListed, uploadFailed, uploadSucceeded, uploadWaits } from '@/store/uploads/uploadsSlice';
import type { UploadItem } from '@/store/uploads/uploadItem';
import { aPhoto } from '../../../support/uploadItem';
import { button, city, heading, POST, readyToPost, showWizard, step, terms } from '../../../support/postingWizard';

describe('posting', () => {
  it('sends the whole once, toasts the server’s words, empties the form and goes to the dashboard [WIZ-16, WIZ-17]', async () => {
    const shown = await showWizard();
    await readyToPost(shown);
    await shown.user.dblClick(button('Post Property'));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toEqual([
      expect.objectContaining({
        city: 'Tirupati',
        propertyType: 'Residential',
        selectedSubtype: 'Flat/Apartment',
        type: 'Sell',
        termsAccepted: true,
        userId: 'a00000000000000000000001',
      }),
    ]);
    expect(shown.notices).toEqual([{ text: 'Your property is posted.', tone: 'success' }]);
    expect(shown.store.getState().uploads).toEqual([]);
    expect(JSON.stringify([...shown.onDevice.values()])).not.toContain('Tirupati');
  });

  it('makes one call of Enter twice [WIZ-17]', async () => {
    const shown = await showWizard({ [POST]: { body: { message: 'Posted' }, delay: 100 } });
    await readyToPost(shown);
    await shown.user.type(screen.getByRole('textbox', { name: 'Expected price' }), '{Enter}{Enter}');
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toHaveLength(1);
  });

  it('without a city opens step 1 with the field marked, and sends nothing [WIZ-18]', async () => {
    const { user, posted } = await showWizard();
    await user.click(step(/Photos & Videos/));
    await user.click(terms());
    await user.click(step(/Price Details/));
    await user.click(button('Post Property'));
    await waitFor(() => expect(city()).toHaveFocus());
    expect(city()).toBeInvalid();
    expect(screen.getByText('City is required')).toBeVisible();
    expect(step(/Basic Details/)).toHaveAccessibleName(/Needs attention/);
    expect(posted()).toEqual([]);
    await user.type(city(), 'T');
    expect(city()).not.toBeInvalid();
  });

  it('that fails loses nothing, toasts, and gives the server’s reason [WIZ-17, ERR-3]', async () => {
    const shown = await showWizard({ [POST]: { status: 500, body: { errors: { message: 'The disk is full.' } } } });
    await readyToPost(shown);
    await shown.user.click(button('Post Property'));
    expect(await screen.findByText('The disk is full.')).toHaveAttribute('role', 'alert');
    expect(shown.notices).toEqual([
      expect.objectContaining({ title: 'Error', text: 'Failed to submit property details' }),
    ]);
    expect(shown.location()).toBe('/postproperty');
    await shown.user.click(step(/Basic Details/));
    expect(city()).toHaveValue('Tirupati');
    // Again, with the very same payload.
    shown.server.answer(POST, { message: 'Posted' });
    await shown.user.click(step(/Price Details/));
    await shown.user.click(button('Post Property'));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()[1]).toEqual(shown.posted()[0]);
  });

  it('opens the step of the field that the server names, and marks it until it is changed [WIZ-17]', async () => {
    const shown = await showWizard({ [POST]: { status: 400, body: { errors: { message: 'city: is required.' } } } });
    await readyToPost(shown);
    await shown.user.click(button('Post Property'));
    await waitFor(() => expect(city()).toHaveFocus());
    expect(city()).toHaveAccessibleDescription(/Is required\./);
    expect(screen.getByText('city: is required.')).toBeVisible();
    await shown.user.type(city(), 'x');
    expect(city()).not.toBeInvalid();
    expect(screen.queryByText('city: is required.')).toBeNull();
  });
});

describe('values that make no sense', () => {
  it('are asked about beside their field and posted as they are [WIZ-18]', async () => {
    const shown = await showWizard();
    await readyToPost(shown);
    const price = screen.getByRole('textbox', { name: 'Expected price' });
    await shown.user.clear(price);
    await shown.user.type(price, '100000000000');
    expect(price).toHaveAccessibleDescription(/Is this right\?/);
    await shown.user.click(screen.getByRole('radio', { name: 'Yes' }));
    await shown.user.click(screen.getByRole('tab', { name: 'Percentage of price' }));
    await shown.user.type(screen.getByRole('textbox', { name: 'Brokerage percentage' }), '150');
    await shown.user.click(button('Post Property'));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toEqual([
      expect.objectContaining({ expectedPrice: 1e11, brokerChargesType: 'percentage', brokerage: 150 }),
    ]);
  });

  it('and cannot be read as a number say that they are left out, and are [WIZ-18]', async () => {
    const shown = await showWizard();
    await readyToPost(shown);
    const price = screen.getByRole('textbox', { name: 'Expected price' });
    await shown.user.clear(price);
    await shown.user.type(price, '9'.repeat(20));
    expect(price).toHaveAccessibleDescription(/so it is left out/);
    await shown.user.click(button('Post Property'));
    await shown.user.click(button('Post all the same'));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toEqual([expect.objectContaining({ expectedPrice: null })]);
  });

  it('keep nobody from saving and continuing [WIZ-18]', async () => {
    const { user } = await showWizard();
    await user.click(step(/Property Details/));
    await user.type(screen.getByRole('textbox', { name: 'Age of the property' }), '9999');
    await user.click(button('Save and continue'));
    expect(step(/Photos & Videos/)).toBeChecked();
    await user.click(step(/Property Details/));
    expect(screen.getByRole('textbox', { name: 'Age of the property' })).toHaveValue('9,999');
  });

  it('leave the focus to the field that the server refuses [WIZ-18]', async () => {
    const reason = 'pricePerSqft: must be a number.';
    const shown = await showWizard({ [POST]: { status: 400, body: { errors: { message: reason } } } });
    await readyToPost(shown);
    const price = screen.getByRole('textbox', { name: 'Expected price' });
    await shown.user.clear(price);
    await shown.user.type(price, '100000000000');
    await shown.user.click(button('Post Property'));
    const rate = screen.getByRole('textbox', { name: 'Price per sq ft' });
    await waitFor(() => expect(rate).toHaveFocus());
    expect(rate).toHaveAccessibleDescription(/Must be a number\./);
  });
});

describe('photos that are not up yet', () => {
  const uploading = { state: 'uploading', url: null, progress: 40 } as const;
  const failed = { state: 'error', url: null, reason: 'No' } as const;
  const failing = { [POST]: { status: 500, body: { errors: { message: 'The disk is full.' } } } };
  const postWith = async (items: readonly UploadItem[], server?: Parameters<typeof showWizard>[0]) => {
    const shown = await showWizard(server);
    act(() => void shown.store.dispatch(photosListed({ form: 'post', items })));
    await readyToPost(shown);
    await shown.user.click(button('Post Property'));
    return shown;
  };

  it('are waited for, which can be stopped', async () => {
    const shown = await postWith([aPhoto({ id: 'p1', ...uploading }), aPhoto({ id: 'p2', url: '/uploads/2.jpg' })]);
    expect(screen.getByText('Posting when 1 photo is up')).toBeVisible();
    await shown.user.click(button('Back to editing'));
    expect(screen.queryByText('Posting when 1 photo is up')).toBeNull();
    await shown.user.click(button('Post Property'));
    expect(shown.posted()).toEqual([]);
    act(() => {
      shown.store.dispatch(uploadSucceeded({ id: 'p1', state: 'success', progress: 100, url: '/uploads/1.jpg' }));
    });
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toEqual([expect.objectContaining({ exteriorView: ['/uploads/1.jpg', '/uploads/2.jpg'] })]);
  });

  it('are not waited for, nor asked about, where the kind does not show them [WIZ-11]', async () => {
    const shown = await showWizard();
    await shown.user.click(screen.getByRole('radio', { name: /Plot/ }));
    act(() => {
      shown.store.dispatch(
        photosListed({
          form: 'post',
          items: [aPhoto({ id: 'p1', ...uploading }), aPhoto({ id: 'p2', ...failed })],
        }),
      );
    });
    await readyToPost(shown);
    await shown.user.click(button('Post Property'));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toEqual([expect.objectContaining({ exteriorView: [] })]);
  });

  it('give time to take the terms back: then nothing is sent [WIZ-21]', async () => {
    const shown = await postWith([aPhoto({ id: 'p1', ...uploading })]);
    await shown.user.click(step(/Photos & Videos/));
    await shown.user.click(terms());
    act(() => {
      shown.store.dispatch(uploadSucceeded({ id: 'p1', state: 'success', progress: 100, url: '/uploads/1.jpg' }));
    });
    await waitFor(() => expect(terms()).toHaveFocus());
    expect(shown.posted()).toEqual([]);
    expect(shown.location()).toBe('/postproperty');
  });

  it('leave the focus at the button when waiting is stopped', async () => {
    const shown = await postWith([aPhoto({ id: 'p1', ...uploading })]);
    await shown.user.click(button('Back to editing'));
    expect(button('Post Property')).toHaveFocus();
  });

  it('because they failed are asked about: tried again, or left out', async () => {
    const shown = await postWith([aPhoto({ id: 'p1', ...failed })]);
    expect(screen.getByText(/1 photo could not be uploaded/)).toBeVisible();
    expect(shown.posted()).toEqual([]);
    expect(button('Try the photos again')).toBeVisible();
    await shown.user.click(button('Post without them'));
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toHaveLength(1);
  });

  it('because they failed again after a retry are asked about again [UP-6]', async () => {
    const shown = await postWith([aPhoto({ id: 'p1', ...failed })], failing);
    await shown.user.click(button('Post without them'));
    expect(await screen.findByText('The disk is full.')).toBeVisible();
    // Who sends it once more wants it in the listing.
    act(() => void shown.store.dispatch(uploadWaits({ id: 'p1', state: 'ready', progress: 0, reason: null })));
    act(() => void shown.store.dispatch(uploadFailed({ id: 'p1', state: 'error', reason: 'No' })));
    shown.server.answer(POST, { message: 'Posted' });
    await shown.user.click(button('Post Property'));
    expect(screen.getByText(/1 photo could not be uploaded/)).toBeVisible();
    expect(shown.posted()).toHaveLength(1);
  });

  it('because they are no pictures are told once, with two choices: left out, or looked after [UP-6]', async () => {
    const refused = { state: 'error', url: null, reason: 'This is not a picture.', isFinal: true } as const;
    const shown = await postWith([aPhoto({ id: 'p1', ...refused }), aPhoto({ id: 'p2', ...refused })], failing);
    const note = () => screen.queryByText('2 photos could not be uploaded. Nothing that you typed is lost.');
    const box = note()?.closest<HTMLElement>('[role="status"]') ?? document.body;
    const choices = within(box).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['Post without them', 'Go to the photos']);
    // Looking after them is an answer too: nothing is sent behind one's back.
    await shown.user.click(button('Go to the photos'));
    expect(heading()).toHaveTextContent('Photos & Videos');
    expect(note()).toBeNull();
    await shown.user.click(step(/Price Details/));
    await shown.user.click(button('Post Property'));
    await shown.user.click(button('Post without them'));
    expect(await screen.findByText('The disk is full.')).toBeVisible();
    // What was answered is not asked again.
    shown.server.answer(POST, { message: 'Posted' });
    await shown.user.click(button('Post Property'));
    expect(note()).toBeNull();
    await waitFor(() => expect(shown.location()).toBe('/dashboard'));
    expect(shown.posted()).toHaveLength(2);
  });
});
