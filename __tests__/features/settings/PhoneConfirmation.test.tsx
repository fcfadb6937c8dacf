/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import PhoneConfirmation from '@/features/settings/PhoneConfirmation';
import { renderScreen } from '../../support/renderScreen';
import { refusal } from '../../support/serverDouble';
import { settle } from '../../support/settle';

const GET = 'GET users/phone';
const CODE = 'POST users/phone/code';
const CONFIRM = 'POST users/phone/confirm';
const OPEN = { phone: '9848022338', confirmed: false };

const show = (phone: unknown = OPEN, more: Readonly<Record<string, unknown>> = {}) =>
  renderScreen(<PhoneConfirmation />, {
    token: 't',
    server: { [GET]: phone, [CODE]: { message: 'ok' }, [CONFIRM]: { message: 'ok' }, ...more },
  });
const sentTo = (call: string, sent: readonly { readonly call: string; readonly body: unknown }[]) =>
  sent.filter((one) => one.call === call).map(({ body }) => body);
const otp = () => screen.findByLabelText('OTP');

describe('the confirmation of one’s mobile number', () => {
  it('sends a code to the number and takes it, by the keyboard alone [PROF-1]', async () => {
    const { user, server } = show();
    expect(await screen.findByRole('heading', { name: 'Confirm your mobile number' })).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9848022338');
    act(() => screen.getByLabelText('Mobile number').focus());
    await user.keyboard('{Enter}');
    const field = await otp();
    expect(screen.getByText(/We sent a code by text message to \+91 98480 22338/)).toBeVisible();
    expect(sentTo(CODE, server.sent)).toEqual([{ phone: '9848022338' }]);
    expect([field, field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
      document.activeElement,
      'one-time-code',
      'numeric',
    ]);
    server.answer(GET, { ...OPEN, confirmed: true });
    await user.keyboard('123 456{Enter}');
    const done = await screen.findByText('Your mobile number +91 98480 22338 is confirmed.');
    expect(sentTo(CONFIRM, server.sent)).toEqual([{ code: '123456' }]);
    await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus());
  });

  it('tells a buyer that sellers call back on it, and an agent that it is shown [PROF-1]', async () => {
    const buyer = show();
    expect(await screen.findByText(/Sellers call you on this number.*not shown/)).toBeVisible();
    buyer.unmount();
    renderScreen(<PhoneConfirmation />, { token: 't', user: { roleCode: 'agt' }, server: { [GET]: OPEN } });
    expect(await screen.findByText(/Buyers call this number. We show it/)).toBeVisible();
  });

  it('sends a code once, however long its owner waits to hear that it was right [PROF-1]', async () => {
    const { user, server, notices } = show();
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await user.type(await otp(), '123456');
    let tell: (phone: object) => void = () => undefined;
    server.answer(GET, () => new Promise((resolve) => (tell = resolve)));
    // The second of them would be told that the code is used.
    server.answer(CONFIRM, () => {
      server.answer(CONFIRM, refusal(400, 'The code is not right. Please check it and try again.'));
      return { message: 'ok' };
    });
    const asked = () => server.calls.filter((call) => call === GET).length;
    const before = asked();
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    await act(() => settle(20));
    expect([sentTo(CONFIRM, server.sent), notices]).toEqual([[{ code: '123456' }], []]);
    tell({ ...OPEN, confirmed: true });
    expect(await screen.findByText('Your mobile number +91 98480 22338 is confirmed.')).toBeVisible();
    expect(asked()).toBe(before + 1);
  });

  it('keeps a wrong code and says what is wrong with it [PROF-1, AUTH-8]', async () => {
    const { user } = show(OPEN, { [CONFIRM]: refusal(400, 'The code is not right. Please check it and try again.') });
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await user.type(await otp(), '111111');
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is not right. Please check it and try again.');
    expect(await otp()).toHaveValue('111111');
  });

  it('keeps the number where no code could be sent [PROF-1]', async () => {
    const { user } = show(OPEN, { [CODE]: refusal(503, 'We could not send the code.') });
    await user.clear(await screen.findByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), '+91 98480 22339');
    await user.type(screen.getByLabelText('Your password'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not send the code.');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9848022339');
    expect(screen.queryByLabelText('OTP')).toBeNull();
  });

  it('lets another number be given, and another code be asked for after half a minute [PROF-1]', async () => {
    const { user, server } = show();
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    const again = await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await user.click(again);
    expect(sentTo(CODE, server.sent)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    const field = screen.getByLabelText('Mobile number');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, '98480');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Mobile number must have exactly 10 digits')).toBeVisible();
    await user.type(field, '22340');
    await user.type(screen.getByLabelText('Your password'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await otp();
    expect(sentTo(CODE, server.sent)[1]).toEqual({ phone: '9848022340', password: 'a long password' });
  });

  it('asks for the password before another number gets a code, and says what is wrong with it [PROF-1, AUTH-7]', async () => {
    const { user, server } = show();
    const field = await screen.findByLabelText('Mobile number');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.clear(field);
    await user.type(field, '9848022340');
    const password = screen.getByLabelText('Your password');
    expect(password).toHaveAccessibleDescription(/nobody else can change the number/);
    expect([password.getAttribute('type'), password.getAttribute('autocomplete')]).toEqual([
      'password',
      'current-password',
    ]);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(password).toHaveFocus();
    expect(password).toHaveAccessibleDescription(/Please enter your password/);
    expect(sentTo(CODE, server.sent)).toEqual([]);
    server.answer(CODE, refusal(400, 'The password is not right.'));
    await user.type(password, 'a wrong password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The password is not right.');
    expect([field, password].map((each) => (each as HTMLInputElement).value)).toEqual([
      '9848022340',
      'a wrong password',
    ]);
    // The account's own number needs none.
    await user.clear(field);
    await user.type(field, OPEN.phone);
    expect(screen.queryByLabelText('Your password')).toBeNull();
    server.answer(CODE, { message: 'ok' });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await otp();
    expect(sentTo(CODE, server.sent).at(-1)).toEqual({ phone: OPEN.phone });
  });

  it('changes a number that is confirmed, by the keyboard alone [PROF-1]', async () => {
    const { user, server } = show({ ...OPEN, confirmed: true });
    (await screen.findByRole('button', { name: 'Change number' })).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Change your mobile number' })).toBeVisible();
    const field = screen.getByLabelText('Mobile number');
    expect([field, field.getAttribute('value')]).toEqual([document.activeElement, '']);
    await user.keyboard(`${OPEN.phone}{Enter}`);
    expect(await screen.findByText('This number is confirmed already')).toBeVisible();
    await user.clear(field);
    await user.keyboard('9848022340{Tab}a long password{Enter}');
    expect(await otp()).toHaveFocus();
    expect(sentTo(CODE, server.sent)).toEqual([{ phone: '9848022340', password: 'a long password' }]);
    server.answer(GET, { phone: '9848022340', confirmed: true });
    await user.keyboard('123456{Enter}');
    const done = await screen.findByText('Your mobile number +91 98480 22340 is confirmed.');
    await waitFor(() => expect(done.closest('[role=status]')).toHaveFocus());
  });

  it('keeps a number that was to be changed when its owner thinks better of it [PROF-1]', async () => {
    const { user, server } = show({ ...OPEN, confirmed: true });
    await user.click(await screen.findByRole('button', { name: 'Change number' }));
    await user.click(screen.getByRole('button', { name: 'Keep this number' }));
    const kept = screen.getByText('Your mobile number +91 98480 22338 is confirmed.');
    expect(kept.closest('[role=status]')).toHaveFocus();
    expect(server.sent.filter(({ call }) => call !== GET)).toEqual([]);
  });

  it('asks whoever lost the number for one [PROF-1]', async () => {
    show({ phone: null, confirmed: false });
    expect(await screen.findByText(/^Your account has no mobile number\./)).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('');
  });

  it.each([
    ['has no such call', { status: 404, body: { message: 'no' } }],
    ['cannot send texts', { body: null }],
    [
      'cannot send texts and says so as an error',
      { status: 404, body: { errors: { message: 'Mobile numbers cannot be confirmed here.' } } },
    ],
    ['answers something else', []],
  ])('is not there where the server %s [PROF-1]', async (_how, answer) => {
    const { calls, notices, container } = show(answer);
    await waitFor(() => expect(calls).toContain(GET));
    await act(() => settle(20));
    expect([container.textContent, notices]).toEqual(['', []]);
  });
});
