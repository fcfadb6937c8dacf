/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COMPLETE, save, show } from '../../support/profileTab';
import { catchUploads } from '../../support/uploads';

describe('the profile picture', () => {
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  const choose = (shown: Awaited<ReturnType<typeof show>>, file = picture) =>
    shown.user.upload(shown.container.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body, file);
  const group = () => within(screen.getByRole('group', { name: 'Profile picture' }));

  it('is uploaded as soon as it is chosen, with its progress; its address is saved with the profile [PROF-7]', async () => {
    const sent = catchUploads();
    const shown = await show(COMPLETE);
    await choose(shown);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.url).toMatch(/\/api\/users\/image$/);
    expect(sent[0]?.form.get('profilePic')).toBeInstanceOf(File);
    act(() => sent[0]?.progress(0.4));
    expect(group().getByRole('progressbar', { name: 'Uploading the picture' })).toHaveValue(40);
    act(() => sent[0]?.answer(200, { file: '/uploads/me-640x640.jpg' }));
    expect(await group().findByText('Uploaded. Save the profile to keep it.')).toBeVisible();
    expect(shown.notices).toEqual([expect.objectContaining({ title: 'Success', text: 'File uploaded successfully' })]);
    await shown.user.click(save());
    await waitFor(() => expect(shown.posted()).toHaveLength(1));
    expect(shown.posted()[0]).toMatchObject({ profilePic: '/uploads/me-640x640.jpg' });
    await waitFor(() => expect(group().queryByText('Uploaded. Save the profile to keep it.')).toBeNull());
  });

  it('can be cancelled, and tried again after a failure [PROF-7, UP-5, UP-6]', async () => {
    const sent = catchUploads();
    const shown = await show(COMPLETE);
    await choose(shown);
    await waitFor(() => expect(sent).toHaveLength(1));
    await shown.user.click(group().getByRole('button', { name: 'Cancel' }));
    expect(sent[0]?.aborted()).toBe(true);
    expect(group().queryByRole('progressbar')).toBeNull();
    expect(shown.notices).toEqual([]);
    await choose(shown);
    await waitFor(() => expect(sent).toHaveLength(2));
    act(() => sent[1]?.answer(500, { errors: { message: 'The disk is full.' } }));
    expect(await group().findByText('The disk is full.')).toBeVisible();
    expect(shown.notices).toEqual([expect.objectContaining({ title: 'Error', text: 'Failed to upload file' })]);
    await shown.user.click(group().getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    act(() => sent[2]?.answer(200, { message: 'No file was kept' }));
    expect(await group().findByText('No file was kept')).toBeVisible();
    expect(shown.notices.at(-1)).toMatchObject({ title: 'Oops!', text: 'No file was kept' });
  });

  it('is not sent when it is no picture, or larger than 20 MB; sending it again is not offered [PROF-7, UP-3, UP-6]', async () => {
    const sent = catchUploads();
    const shown = await show(COMPLETE);
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    await choose(shown, large);
    expect(await group().findByText('It is larger than 20 MB.')).toBeVisible();
    // A browser's dialog lets people choose any file all the same.
    await choose({ ...shown, user: userEvent.setup({ applyAccept: false }) }, new File(['x'], 'aadhaar.pdf'));
    expect(await group().findByText('This is not a photo. Use JPG, GIF, BMP, PNG or WebP.')).toBeVisible();
    expect(sent).toHaveLength(0);
    await choose(shown);
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.answer(415, { errors: { message: 'This is not a picture.' } }));
    expect(await group().findByText('This is not a picture.')).toBeVisible();
    expect(group().queryByRole('button', { name: 'Retry' })).toBeNull();
    await shown.user.click(group().getByRole('button', { name: 'Cancel' }));
    expect(group().queryByText('This is not a picture.')).toBeNull();
  });

  it.each([200, 304])('says so when an answer of %i has no body, and so no picture [UP-4, UP-5]', async (status) => {
    const sent = catchUploads();
    const shown = await show(COMPLETE);
    await choose(shown);
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => sent[0]?.answer(status, undefined));
    expect(await group().findByText('The server did not accept the file. Please try again.')).toBeVisible();
    expect(shown.notices).toEqual([
      expect.objectContaining({ title: 'Oops!', text: 'The server did not accept the file. Please try again.' }),
    ]);
    expect(group().getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
