/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { dialog, field, loggedIn, openModal, press, refused } from '../../support/authModals';
import type { RenderOptions } from '../../support/renderScreen';

describe('a forgotten password', () => {
  async function toReset(server: RenderOptions['server'] = {}) {
    const shown = await openModal('forgotPassword', {
      'POST users/forgotPassword': { id: 'r1', email: 'asha@mail.in' },
      ...server,
    });
    await dialog('Forgot password');
    await shown.user.type(await field('Email'), 'asha@mail.in');
    await shown.user.click(press('Send code'));
    await dialog('Reset password');
    return shown;
  }

  it('takes an e-mail address only [AUTH-6]', async () => {
    const { user, calls } = await openModal('forgotPassword');
    await dialog('Forgot password');
    await user.type(await field('Email'), '9848022338');
    await user.click(press('Send code'));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('leads to the new password, which must be long enough and typed twice [AUTH-4, AUTH-6, AUTH-7]', async () => {
    const { user, server, notices } = await toReset();
    expect(server.sent[0]?.body).toEqual({ username: 'asha@mail.in' });
    expect(notices[0]).toMatchObject({ text: 'Please Verify your Email Address to Proceed' });
    await user.type(await field('New password'), 'short');
    await user.type(await field('Confirm password'), 'other');
    await user.click(press('Set new password'));
    expect(await screen.findByText('Please enter a valid otp')).toBeVisible();
    expect(screen.getByText('Please enter a valid password')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(server.sent).toHaveLength(1);
  });

  it('says where the code went in the words of the answer, else as it was typed [API-27, AUTH-6]', async () => {
    const { user, server, store } = await toReset({
      'POST users/forgotPassword': { id: 'r1', email: 'registered@gruham.in' },
    });
    const reset = within(await dialog('Reset password'));
    expect(await reset.findByText(/r•••@gruham\.in/)).toBeVisible();
    expect(reset.queryByText(/mail\.in/)).toBeNull();
    expect(store.getState().authModal.challenge).toMatchObject({ id: 'r1', sentTo: 'r•••@gruham.in' });

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.answer('POST users/forgotPassword', { id: 'r2' });
    act(() => void store.dispatch(authModalOpened({ modal: 'forgotPassword' })));
    await dialog('Forgot password');
    await user.click(press('Send code'));
    expect(await within(await dialog('Reset password')).findByText(/a•••@mail\.in/)).toBeVisible();
  });

  it('logs in after the reset and says so in the words of the specification [AUTH-7]', async () => {
    const { user, server, loaded, kept } = await toReset({ 'POST users/setPassword': { user: loggedIn } });
    await user.type(await field('OTP'), '654321');
    await user.type(await field('New password'), 'long-enough');
    await user.type(await field('Confirm password'), 'long-enough');
    await user.click(press('Set new password'));
    await waitFor(() => expect(loaded).toEqual(['/dashboard']));
    expect(server.sent.at(-1)?.body).toEqual({ id: 'r1', otp: '654321', password: 'long-enough' });
    expect(kept[0]?.notice).toMatchObject({ text: 'Password Reset Successfull', area: 'account' });
  });

  it('takes the long code of an earlier message as it is copied, and tells that it works [AUTH-7]', async () => {
    const { user, server } = await toReset({ 'POST users/setPassword': { user: loggedIn } });
    expect(screen.getByText(/use the long code from any e-mail we sent you in the last hour\.$/)).toBeVisible();
    await user.click(await field('OTP'));
    await user.paste('1234 5678 9012 3456 7890');
    await user.type(await field('New password'), 'long-enough');
    await user.type(await field('Confirm password'), 'long-enough');
    await user.click(press('Set new password'));
    await waitFor(() => expect(server.sent.at(-1)?.body).toMatchObject({ otp: '12345678901234567890' }));
  });

  it('shows a wrong code’s message and lets it be entered again [AUTH-8]', async () => {
    const { user, notices } = await toReset({ 'POST users/setPassword': refused('The code is not right.') });
    await user.type(await field('OTP'), '111111');
    await user.type(await field('New password'), 'long-enough');
    await user.type(await field('Confirm password'), 'long-enough');
    await user.click(press('Set new password'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is not right.');
    expect(press('Set new password')).toBeEnabled();
    expect(notices.map(({ tone }) => tone)).not.toContain('error');
  });
});
