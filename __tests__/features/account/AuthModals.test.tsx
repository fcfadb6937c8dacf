/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { AuthModals } from '@/features/account/AuthModals';
import { authModalOpened, type AuthModalName } from '@/store/authModal/authModalSlice';
import { pass } from '../../support/pass';
import { renderScreen, type RenderOptions } from '../../support/renderScreen';

const loggedIn = { _id: 'u1', username: 'Asha', token: 'tok', role: { roleCode: 'usr' } };
const refused = (message: string, status = 400) => ({ status, body: { message, errors: { message } } });

async function open(modal: AuthModalName, server: RenderOptions['server'] = {}) {
  const shown = renderScreen(
    <>
      <button>Opener</button>
      <AuthModals />
    </>,
    { server },
  );
  screen.getByRole('button', { name: 'Opener' }).focus();
  const then = { path: '/properties-listing?id=p1', label: '2 BHK Flat' };
  act(() => void shown.store.dispatch(authModalOpened({ modal, then })));
  return { ...shown, then };
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.findByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

const SIGN_UP = { username: 'Asha', email: 'asha@mail.in', phone: '9848022338', password: 'secret-7' };
async function fillSignUp(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(await field('Username'), SIGN_UP.username);
  await user.type(await field('Email'), SIGN_UP.email);
  await user.type(await field('Mobile number'), SIGN_UP.phone);
  await user.type(await field('Password'), SIGN_UP.password);
}

describe('the account modals', () => {
  it('lead from one to another, one at a time, and give the focus back to what opened the first [SHELL-4, SHELL-5, SHELL-12]', async () => {
    const { user, store, then } = await open('login');
    await dialog('Login');
    expect(await field('Mobile number')).toHaveFocus();
    await user.click(press('Sign up'));
    await dialog('Sign up');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await waitFor(async () => expect(await field('Username')).toHaveFocus());
    await user.click(press('Log in instead'));
    await dialog('Login');
    await user.click(press('Forgot password?'));
    await dialog('Forgot password');
    await waitFor(async () => expect(await field('Email')).toHaveFocus());
    expect(store.getState().authModal.then).toEqual(then);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(press('Opener')).toHaveFocus();
    expect(store.getState().authModal.open).toBeNull();
  });

  it('begin where the code is asked for when none was sent [SHELL-4]', async () => {
    await open('verifyOtp');
    await dialog('Sign up');
  });
});

describe('what was typed', () => {
  it('waits in the next modal and after closing, but for the password [AUTH-8, SHELL-5]', async () => {
    const { user, store } = await open('login');
    await dialog('Login');
    await user.type(await field('Mobile number'), SIGN_UP.phone);
    await user.type(await field('Password'), SIGN_UP.password);
    await user.click(press('Sign up'));
    await dialog('Sign up');
    expect(await field('Mobile number')).toHaveValue(SIGN_UP.phone);
    expect(await field('Password')).toHaveValue('');
    await user.type(await field('Email'), SIGN_UP.email);
    await user.type(await field('Username'), SIGN_UP.username);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(authModalOpened({ modal: 'signup' })));
    await dialog('Sign up');
    expect(await field('Email')).toHaveValue(SIGN_UP.email);
    expect(await field('Username')).toHaveValue(SIGN_UP.username);
    expect(JSON.stringify(store.getState())).not.toContain(SIGN_UP.password);
  });

  it('leads back to the code whose modal was closed, where another one can be asked for [AUTH-4, AUTH-5]', async () => {
    const { user, store, server, loaded } = await open('signup', {
      'POST users': { id: 'c1' },
      'POST users/validateOTP': { message: 'Mobile number verified', user: loggedIn },
    });
    await fillSignUp(user);
    await user.click(press('Sign up'));
    await dialog('Verify Mobile Number');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(authModalOpened({ modal: 'login' })));
    await dialog('Login');
    await user.click(press('Enter the code sent to a•••@mail.in'));
    const verify = within(await dialog('Verify Mobile Number'));
    expect(await verify.findByRole('button', { name: /^Send a new code in/ })).toBeVisible();
    await user.type(await verify.findByLabelText('OTP'), '123456');
    await user.click(verify.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(loaded).toEqual(['/dashboard']));
    expect(server.sent.at(-1)?.body).toEqual({ _id: 'c1', otp: '123456' });
  });
});

describe('Login', () => {
  it('waits until mobile number and password are valid and says what is wrong [AUTH-1]', async () => {
    const { user } = await open('login');
    await dialog('Login');
    expect(press('Login')).toBeDisabled();
    await user.click(await field('Mobile number'));
    await user.click(await field('Password'));
    await user.tab();
    expect(screen.getByText('Mobile number is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await user.type(await field('Mobile number'), '98480');
    await user.type(await field('Password'), 'x');
    expect(press('Login')).toBeDisabled();
    await user.type(await field('Mobile number'), '22338');
    expect(press('Login')).toBeEnabled();
  });

  it('shows what the server says and can be sent again [AUTH-8, AUTH-2]', async () => {
    const { user, server, loaded, kept, then } = await open('login', {
      'POST users/signin': refused('Wrong password'),
    });
    await dialog('Login');
    await user.type(await field('Mobile number'), '9848022338');
    await user.type(await field('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
    expect(press('Login')).toBeEnabled();
    server.answer('POST users/signin', { message: 'Welcome', user: loggedIn });
    await user.click(press('Login'));
    await waitFor(() => expect(loaded).toEqual(['/dashboard']));
    expect(server.sent.at(-1)?.body).toEqual({ countryCode: '91', username: '9848022338', password: 'wrong' });
    expect(kept).toEqual([{ notice: { text: 'Welcome', tone: 'success', area: 'account' }, intent: then }]);
  });
});

describe('Sign up', () => {
  it('marks what is missing or wrong, in the words of the specification [AUTH-3]', async () => {
    const { user, calls } = await open('signup');
    await dialog('Sign up');
    await field('Username');
    await user.click(press('Sign up'));
    expect(await screen.findByText('username is required')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Mobile number is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    await waitFor(async () => expect(await field('Username')).toHaveFocus());
    await user.type(await field('Email'), 'asha@mail');
    await user.type(await field('Mobile number'), '123');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Mobile number must have exactly 10 digits')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('opens the verification, which logs in after 200 ms, and keeps the password out of the state [AUTH-4, AUTH-5, AUTH-13]', async () => {
    const { user, server, store, notices, loaded, kept } = await open('signup', {
      'POST users': { id: 'c1' },
      'POST users/validateOTP': { message: 'Mobile number verified', user: loggedIn },
    });
    await fillSignUp(user);
    await user.click(press('Sign up'));
    const verify = within(await dialog('Verify Mobile Number'));
    expect(server.sent[0]?.body).toEqual({ countryCode: '91', ...SIGN_UP });
    expect(notices[0]).toMatchObject({ text: 'Please Verify Email Id to Proceed', area: 'account' });
    expect(await verify.findByText(/a•••@mail\.in/)).toBeVisible();
    expect(JSON.stringify(store.getState())).not.toContain(SIGN_UP.password);
    const otp = await verify.findByLabelText('OTP');
    expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    expect(otp).toHaveAttribute('inputmode', 'numeric');
    await user.click(verify.getByRole('button', { name: 'Verify' }));
    expect(await verify.findByText('Please enter a valid otp')).toBeVisible();
    await user.click(otp);
    await user.paste('123 456');
    expect(otp).toHaveValue('123456');
    await user.click(verify.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]?.notice?.text).toBe('Mobile number verified');
    expect(server.sent[1]?.body).toEqual({ _id: 'c1', otp: '123456' });
    expect(loaded).toEqual([]);
    await waitFor(() => expect(loaded).toEqual(['/dashboard']));
    expect(store.getState().session.token).toBe('tok');
  });

  it('shows the server’s message and keeps what was typed [AUTH-8]', async () => {
    const { user, store } = await open('signup', { 'POST users': refused('Please try again later', 503) });
    await fillSignUp(user);
    await user.click(press('Sign up'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later');
    expect(await field('Email')).toHaveValue(SIGN_UP.email);
    expect(press('Sign up')).toBeEnabled();
    expect(store.getState().authModal.open).toBe('signup');
  });

  it('sends a new code by the same call, half a minute after the last one [AUTH-4]', async () => {
    let codes = 0;
    const { user, server, store } = await open('signup', { 'POST users': () => ({ id: `c${(codes += 1)}` }) });
    await fillSignUp(user);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    try {
      act(() => press('Sign up').click());
      await pass(200);
      const again = await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ });
      act(() => again.click());
      await pass(100);
      expect(codes).toBe(1);
      await pass(30_000);
      expect(screen.getByText('You can ask for a new code now.')).toBeVisible();
      act(() => press('Send a new code').click());
      await pass(200);
      expect(server.sent.map(({ body }) => body)).toEqual([
        { countryCode: '91', ...SIGN_UP },
        { countryCode: '91', ...SIGN_UP },
      ]);
      expect(store.getState().authModal.challenge?.id).toBe('c2');
      expect(screen.getByRole('button', { name: /^Send a new code in (30|29) s$/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      expect(screen.getByText(/A new code is on its way/)).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a forgotten password', () => {
  async function toReset(server: RenderOptions['server'] = {}) {
    const shown = await open('forgotPassword', {
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
    const { user, calls } = await open('forgotPassword');
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

  it('shows a wrong code’s message and lets it be entered again [AUTH-8]', async () => {
    const { user, notices } = await toReset({ 'POST users/setPassword': refused('The code is not right.') });
    await user.type(await field('OTP'), '111111');
    await user.type(await field('New password'), 'long-enough');
    await user.type(await field('Confirm password'), 'long-enough');
    await user.click(press('Set new password'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is not right.');
    expect(press('Set new password')).toBeEnabled();
    expect(notices.at(-1)).toMatchObject({ tone: 'error', area: 'account' });
  });
});
