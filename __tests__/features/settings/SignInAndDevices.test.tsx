/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { SignInAndDevices } from '@/features/settings/SignInAndDevices';
import { renderScreen } from '../../support/renderScreen';
import { refusal } from '../../support/serverDouble';

const END = 'POST users/sessions/end';
const at = (hour: number) => new Date(Date.UTC(2026, 0, 15, hour)).toISOString();
const HERE = { id: 's1', device: 'Chrome on Windows', createdAt: at(1), lastUsedAt: at(9), current: true };
const PHONE = { id: 's2', device: 'Chrome on Android', createdAt: at(2), lastUsedAt: at(8), current: false };
const OTHER = { id: 's3', device: null, createdAt: at(3), lastUsedAt: at(7), current: false };

/** A server that keeps sessions and ends them. */
function show(sessions: readonly object[] = [HERE, PHONE, OTHER], more: Readonly<Record<string, unknown>> = {}) {
  let open = sessions as readonly (typeof PHONE)[];
  const shown = renderScreen(<SignInAndDevices />, {
    token: 'tok',
    server: {
      'GET users/sessions': () => open,
      'POST users/sessions/end': (_url: URL, body: { readonly id?: string }) => {
        open = open.filter(({ id, current }) => current || (body.id !== undefined && id !== body.id));
        return { message: 'Logged out' };
      },
      'POST users/password': { message: 'Password changed', token: 'the renewed token' },
      ...more,
    },
  });
  const sent = (call: string) => shown.server.sent.filter((each) => each.call === call).map(({ body }) => body);
  return { ...shown, sent };
}
const rows = () => screen.findAllByRole('listitem');
const fill = async (user: ReturnType<typeof show>['user'], current: string, chosen: string, again = chosen) => {
  await user.type(screen.getByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), chosen);
  await user.type(screen.getByLabelText('Confirm new password'), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

describe('the devices', () => {
  it('are told by kind and time by India’s clock, this one marked and without a button [AUTH-9]', async () => {
    show();
    const [here, phone, other] = await rows();
    expect(here).toHaveTextContent(
      /^Chrome on Windows.*This device.*Last used 15 Jan 2026, 2:30 pm · logged in since 15 Jan 2026, 6:30 am$/,
    );
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent('Chrome on Android');
    expect(other).toHaveTextContent('Unknown device');
    expect(screen.getByRole('region', { name: 'Sign-in and devices' })).toBeVisible();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Sign-in and devices',
      'Change your password',
      'Where you are logged in',
    ]);
  });

  it('are three at first, and all of them at a press, after which the focus is on the first that came [AUTH-9]', async () => {
    const more = [4, 5].map((n) => ({ ...OTHER, id: `s${n}`, device: `Phone ${n}` }));
    const { user } = show([HERE, PHONE, OTHER, ...more]);
    expect(await rows()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show all 5' }));
    expect(await rows()).toHaveLength(5);
    expect(screen.getByRole('button', { name: /^Log out Phone 4/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show all 5' })).toBeNull();
  });

  it('are logged out one by one; the focus goes on to the next, and it is said [AUTH-10]', async () => {
    const { user, sent } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: /^Log out Chrome on Android/ }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(sent('POST users/sessions/end')).toEqual([{ id: 's2' }]);
    expect(screen.getByRole('button', { name: /^Log out Unknown device/ })).toHaveFocus();
    expect(screen.getByText('Chrome on Android is logged out.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: /^Log out Unknown device/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign-in and devices' })).toHaveFocus());
    // The list is asked for again, and comes when it comes.
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('are logged out one after the other: a press on another one waits until the first is done [AUTH-10]', async () => {
    const { user, sent } = show(undefined, { [END]: () => new Promise(() => undefined) });
    await rows();
    const first = screen.getByRole('button', { name: /^Log out Chrome on Android/ });
    await user.click(first);
    await user.click(screen.getByRole('button', { name: /^Log out Unknown device/ }));
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    expect(sent(END)).toEqual([{ id: 's2' }]);
    expect(first).toHaveAttribute('aria-busy', 'true');
    for (const button of screen.getAllByRole('button', { name: /^Log out/ }))
      expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([/^Log out Chrome on Android/, 'Log out all other devices'])(
    'leave the focus where it was taken meanwhile: %s [AUTH-10]',
    async (name) => {
      let done: (said: object) => void = () => undefined;
      const { user } = show(undefined, { [END]: () => new Promise((answer) => (done = answer)) });
      await rows();
      await user.click(screen.getByRole('button', { name }));
      await user.click(screen.getByLabelText('Current password'));
      done({ message: 'Logged out' });
      expect(await screen.findByText(/(is|are) logged out\.$/)).toHaveAttribute('role', 'status');
      expect(screen.getByLabelText('Current password')).toHaveFocus();
    },
  );

  it('are logged out all at once but this one, where there are several others [AUTH-10]', async () => {
    const { user, sent } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(sent('POST users/sessions/end')).toEqual([{ others: true }]);
    expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Sign-in and devices' })).toHaveFocus();
  });

  it('stay when a logout fails, which is said [ERR-1]', async () => {
    const { user, seen } = show([HERE, PHONE], { 'POST users/sessions/end': refusal(503, 'Very busy.') });
    await rows();
    await user.click(screen.getByRole('button', { name: /^Log out Chrome on Android/ }));
    await waitFor(() => expect(seen.notices).toMatchObject([{ text: 'Very busy.', tone: 'error' }]));
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByText(/is logged out/)).toBeNull();
  });

  it('can be asked for again when they did not load, and the password beside them still works [ERR-5]', async () => {
    const { user, server } = show([HERE], { 'GET users/sessions': refusal(500, 'Broken.') });
    const alert = await screen.findByText('Your devices did not load');
    expect(alert).toBeVisible();
    expect(screen.getByLabelText('Current password')).toBeVisible();
    server.answer('GET users/sessions', [HERE]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });

  it('are told to be loading, and to be none [AUTH-9]', async () => {
    show([]);
    expect(screen.getByText('Loading your devices')).toBeInTheDocument();
    expect(await screen.findByText('No devices to show.')).toBeVisible();
  });

  it('are not there, nor is the password, where the server has no such call; nothing is said of it', async () => {
    const { seen, container } = show([], { 'GET users/sessions': refusal(404, 'There is no such call.') });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(seen.notices).toEqual([]);
  });
});

describe('the password', () => {
  it('is changed by who knows the old one; then the fields are empty and it is said [AUTH-7]', async () => {
    const { user, sent, server, store } = show();
    await rows();
    server.answer('GET users/sessions', [HERE]);
    await fill(user, 'the old one', 'a new password');
    expect(await screen.findByText(/^Your password is changed\./)).toHaveAttribute('role', 'status');
    expect(sent('POST users/password')).toEqual([{ current: 'the old one', password: 'a new password' }]);
    for (const label of ['Current password', 'New password', 'Confirm new password']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
      expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    }
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    // The others are logged out by it, and this one goes on under the token that came.
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(store.getState().session).toMatchObject({
      token: 'the renewed token',
      user: { _id: expect.any(String) as string },
    });
  });

  it('is no longer said to be changed once the form is used again [AUTH-7]', async () => {
    const { user } = show([HERE]);
    await rows();
    await fill(user, 'the old one', 'a new password');
    const said = await screen.findByText(/^Your password is changed\./);
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please enter your current password')).toBeVisible();
    expect(said).toBeEmptyDOMElement();
    await fill(user, 'the old one', 'a new password');
    expect(await screen.findByText(/^Your password is changed\./)).toBe(said);
    await user.click(screen.getByLabelText('New password'));
    expect(said).toBeEmptyDOMElement();
  });

  it('is not sent while something is missing or too short; the first fault has the focus [AUTH-7]', async () => {
    const { user, sent } = show();
    await rows();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    expect(screen.getByText('Please enter your current password')).toBeVisible();
    await fill(user, 'the old one', 'seven77', 'other');
    expect(screen.getByText('Password must have at least 8 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    expect(sent('POST users/password')).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and says why above the button [AUTH-8]', async () => {
    const { user } = show([HERE], { 'POST users/password': refusal(400, 'The current password is not right.') });
    await rows();
    await fill(user, 'wrong', 'a new password');
    const said = await screen.findByText('The current password is not right.');
    expect(said).toHaveAttribute('role', 'alert');
    expect(said.compareDocumentPosition(screen.getByRole('button', { name: 'Change password' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByLabelText('Current password')).toHaveValue('wrong');
    expect(screen.getByLabelText('New password')).toHaveValue('a new password');
  });
});
