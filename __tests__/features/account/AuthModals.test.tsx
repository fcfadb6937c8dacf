/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { dialog, field, fillSignUp, loggedIn, openModal, press, refused, SIGN_UP } from '../../support/authModals';
import { pass } from '../../support/pass';

describe('the account modals', () => {
  it('lead from one to another, one at a time, and give the focus back to what opened the first [SHELL-4, SHELL-5, SHELL-12]', async () => {
    const { user, store, then } = await openModal('login');
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
    await openModal('verifyOtp');
    await dialog('Sign up');
  });
});

describe('what the login is for', () => {
  it('stands in the dialog, with the sign-up first, and in the sign-up [SHELL-6, AUTH-2]', async () => {
    const { user, store, then } = await openModal('login');
    act(() => void store.dispatch(authModalOpened({ modal: 'login', then: { ...then, aim: 'save this home' } })));
    await dialog('Login');
    expect(await screen.findByText('Log in to save this home.')).toBeVisible();
    expect(press('Sign up').compareDocumentPosition(await field('Mobile number'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(press('Sign up'));
    await dialog('Sign up');
    expect(screen.getByText('Sign up to save this home.')).toBeVisible();
  });

  it('is to go on, where a session has ended [ERR-2, SHELL-6]', async () => {
    const { store, then } = await openModal('login');
    act(() => void store.dispatch(authModalOpened({ modal: 'login', then: { ...then, of: 'u1' } })));
    expect(await screen.findByText('Log in to go on where you were.')).toBeVisible();
  });
});

describe('what was typed', () => {
  it('waits in the next modal and after closing, but for the password [AUTH-8, SHELL-5]', async () => {
    const { user, store } = await openModal('login');
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

  it('says at Sign up what one agrees to, each a page beside the form', async () => {
    await openModal('signup', {});
    const page = (name: string) => screen.getByRole('link', { name: `${name} (new tab)` });
    expect(page('Terms')).toHaveAttribute('href', '/terms');
    expect(page('Privacy')).toHaveAttribute('href', '/privacy');
    expect(page('Terms')).toHaveAttribute('target', '_blank');
  });

  it('leads back to the code whose modal was closed, where another one can be asked for [AUTH-4, AUTH-5]', async () => {
    const { user, store, server, loaded } = await openModal('signup', {
      'POST users': { id: 'c1' },
      'POST users/validateOTP': { message: 'Your account is ready', user: loggedIn },
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
    const { user } = await openModal('login');
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

  it('marks what is wrong as the sign-up does, although its button waits [AUTH-1, AUTH-8]', async () => {
    const { user, calls } = await openModal('login');
    await dialog('Login');
    await user.type(await field('Mobile number'), '98480{Enter}');
    expect(screen.getByText('Mobile number must have exactly 10 digits')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(press('Login')).toBeDisabled();
    expect(await field('Mobile number')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('shows what the server says, in the form alone, and can be sent again [AUTH-8, AUTH-2]', async () => {
    const { user, server, loaded, kept, notices, then } = await openModal('login', {
      'POST users/signin': refused('Wrong password'),
    });
    await dialog('Login');
    await user.type(await field('Mobile number'), '9848022338');
    await user.type(await field('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password');
    expect(notices).toEqual([]);
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
    const { user, calls } = await openModal('signup');
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
    await user.type(await field('Password'), 'seven77');
    expect(screen.getByText('Password must have at least 8 characters')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('opens the verification, which logs in after 200 ms, and keeps the password out of the state [AUTH-4, AUTH-5, AUTH-13]', async () => {
    const { user, server, store, notices, loaded, kept } = await openModal('signup', {
      'POST users': { id: 'c1' },
      'POST users/validateOTP': { message: 'Your account is ready', user: loggedIn },
    });
    await fillSignUp(user);
    await user.click(press('Sign up'));
    const verify = within(await dialog('Verify Mobile Number'));
    expect(server.sent[0]?.body).toEqual({ countryCode: '91', ...SIGN_UP });
    expect(notices[0]).toMatchObject({ text: 'Please Verify Email Id to Proceed', area: 'account' });
    expect(await verify.findByText('We sent the code by e-mail to a•••@mail.in. Enter it here.')).toBeVisible();
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
    expect(kept[0]?.notice?.text).toBe('Your account is ready');
    expect(server.sent[1]?.body).toEqual({ _id: 'c1', otp: '123456' });
    expect(loaded).toEqual([]);
    await waitFor(() => expect(loaded).toEqual(['/dashboard']));
    expect(store.getState().session.token).toBe('tok');
  });

  it('shows the server’s message and keeps what was typed [AUTH-8]', async () => {
    const { user, store } = await openModal('signup', { 'POST users': refused('Please try again later', 503) });
    await fillSignUp(user);
    await user.click(press('Sign up'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later');
    expect(await field('Email')).toHaveValue(SIGN_UP.email);
    expect(press('Sign up')).toBeEnabled();
    expect(store.getState().authModal.open).toBe('signup');
  });

  it('sends a new code by the same call, half a minute after the last one [AUTH-4]', async () => {
    let codes = 0;
    const { user, server, store } = await openModal('signup', { 'POST users': () => ({ id: `c${(codes += 1)}` }) });
    await fillSignUp(user);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
    try {
      act(() => press('Sign up').click());
      await pass(200);
      const again = await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ });
      act(() => again.click());
      await pass(100);
      expect(codes).toBe(1);
      // Its room is kept from the start: nothing moves when the time is over.
      const line = again.parentElement?.querySelector('[role=status]');
      expect(line).toBeEmptyDOMElement();
      expect(line).toHaveClass('min-h-11');
      await pass(30_000);
      expect(screen.getByText('You can ask for a new code now.')).toBe(line);
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

describe('the OTP', () => {
  const toVerify = async () => {
    const shown = await openModal('signup', {
      'POST users': { id: 'c1' },
      'POST users/validateOTP': refused('Wrong code'),
    });
    await fillSignUp(shown.user);
    await shown.user.click(press('Sign up'));
    await dialog('Verify Mobile Number');
    return { ...shown, otp: await field('OTP') };
  };

  it.each(['12', '123456789012', 'a1b2c3'])(
    'is only required: whether %s is right, the server says [AUTH-5, API-26]',
    async (code) => {
      const { user, server, otp } = await toVerify();
      await user.type(otp, `${code}{Enter}`);
      expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code');
      expect(server.sent.at(-1)).toMatchObject({ call: 'POST users/validateOTP', body: { _id: 'c1', otp: code } });
      expect(screen.queryByText('Please enter a valid otp')).toBeNull();
    },
  );

  it.each(['', '   '])('is missing when nothing is typed: "%s" [AUTH-5]', async (code) => {
    const { user, calls, otp } = await toVerify();
    await user.type(otp, `${code}{Enter}`);
    expect(await screen.findByText('Please enter a valid otp')).toBeVisible();
    expect(calls).not.toContain('POST users/validateOTP');
  });
});
