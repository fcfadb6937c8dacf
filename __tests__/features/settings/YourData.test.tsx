/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { leavingApi } from '@/api/leavingApi';
import { LeavingNotice } from '@/features/settings/LeavingNotice';
import { YourData } from '@/features/settings/YourData';
import { sessionEnded } from '@/store/session/sessionSlice';
import { renderScreen } from '../../support/renderScreen';
import { catchSaved } from '../../support/savedFiles';
import { refusal, type ServerAnswers, type ServerDouble } from '../../support/serverDouble';

const STAYS = { deletionDueAt: null };
const LEAVES = { deletionDueAt: '2026-12-06T06:30:00.000Z' };

let saved: ReturnType<typeof catchSaved>;
beforeEach(() => {
  saved = catchSaved();
});
afterEach(() => jest.restoreAllMocks());

async function show(server: ServerAnswers = {}) {
  const shown = renderScreen(<YourData />, { token: 'tok', server: { 'GET users/standing': STAYS, ...server } });
  await screen.findByRole('heading', { name: 'Your data' });
  return shown;
}
const download = () => screen.findByRole('button', { name: 'Download my data' });

describe('downloading one’s data [DASH-1]', () => {
  it('saves the file that comes for this session, and says so', async () => {
    const { user, server } = await show({ 'GET users/data': { text: 'PK the archive' } });
    await user.click(await download());
    expect(await screen.findByText('Your data is downloaded.')).toBeVisible();
    expect(saved.map(({ name, file }) => [name, file.size])).toEqual([['gruham-my-data.zip', 14]]);
    const asked = server.sent.find(({ call }) => call === 'GET users/data');
    expect(asked?.headers.get('authorization')).toBe('tok');
  });

  it('says what the server says when it refuses, and can be tried again', async () => {
    const words = 'You have downloaded your data a few times today. Please try again in 8 hours.';
    const { user, server, notices } = await show({ 'GET users/data': refusal(429, words) });
    await user.click(await download());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(notices).toMatchObject([{ title: 'Oops!', text: words, tone: 'error' }]);
    expect(saved).toEqual([]);
    server.answer('GET users/data', { text: 'PK' });
    await user.click(await download());
    expect(await screen.findByText('Your data is downloaded.')).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  /** A server that never comes to an answer, and what asked it. */
  const NEVER = { 'GET users/data': () => new Promise(() => undefined) };
  const asked = (server: ServerDouble) => server.sent.find(({ call }) => call === 'GET users/data')?.signal;

  it('shows that it runs and is stopped where it was begun, with the focus there, and says so', async () => {
    const { user, server } = await show(NEVER);
    const begin = await download();
    const says = screen.getByRole('status');
    await user.click(begin);
    expect(says).toHaveTextContent('Downloading your data');
    expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus();
    expect(asked(server)?.aborted).toBe(false);
    await user.keyboard('{Enter}');
    expect(asked(server)?.aborted).toBe(true);
    expect(await download()).toHaveFocus();
    expect(says).toHaveTextContent(/^Download stopped\.$/);
    expect(saved).toEqual([]);
  });

  it('goes on when it was begun by two quick presses', async () => {
    const { user, server } = await show(NEVER);
    await user.dblClick(await download());
    expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(asked(server)?.aborted).toBe(false);
  });

  it('stops when the screen goes', async () => {
    const { user, server, unmount, notices } = await show(NEVER);
    await user.click(await download());
    expect(asked(server)?.aborted).toBe(false);
    unmount();
    expect(asked(server)?.aborted).toBe(true);
    expect(notices).toEqual([]);
  });

  it('ends a session that is over, as every call does [ERR-2]', async () => {
    const { user, store, seen } = await show({ 'GET users/data': refusal(401, 'Please log in to continue.') });
    await user.click(await download());
    await waitFor(() => expect(store.getState().session.token).toBeNull());
    expect(seen.navigated).toEqual(['/home']);
  });

  it('says nothing of what is refused to a session that is over already [ERR-2]', async () => {
    const over = (): object => {
      store.dispatch(sessionEnded());
      return refusal(401, 'Please log in to continue.');
    };
    const { user, store, seen } = await show({ 'GET users/data': over });
    await user.click(await download());
    expect(await screen.findByRole('alert')).toHaveTextContent('The request was stopped.');
    expect([seen.notices, seen.navigated]).toEqual([[], ['/home']]);
  });
});

describe('deleting one’s account [DASH-1]', () => {
  async function open(server: ServerAnswers) {
    const shown = await show(server);
    await shown.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
    return { ...shown, dialog, password: await dialog.findByLabelText('Your password') };
  }

  it('says what happens and when, asks for the password, and logs out', async () => {
    const said = 'Your account will be deleted on 6 December 2026. Log in before that day to keep it.';
    const { user, dialog, password, server, store, seen } = await open({
      'POST users/delete': { message: said, ...LEAVES },
    });
    for (const words of [/are no longer shown/, /14 days/, /Nobody can bring them back/, /but not your name/])
      expect(dialog.getByText(words)).toBeVisible();
    await user.type(password, 'Gruham@2026{Enter}');
    await waitFor(() => expect(store.getState().session).toEqual({ token: null, user: null }));
    expect(server.sent.find(({ call }) => call === 'POST users/delete')?.body).toEqual({ password: 'Gruham@2026' });
    expect(seen.notices).toEqual([{ text: said, tone: 'success', area: 'account' }]);
    expect([seen.navigated, seen.cleared]).toEqual([['/home'], 1]);
  });

  it('cannot be left while the account is being deleted: that goes on, and what came of it is said in it', async () => {
    let answer: (said: object) => void = () => undefined;
    const words = 'The password is not right. Nothing was deleted.';
    const { user, dialog, password } = await open({
      'POST users/delete': () => new Promise((done) => (answer = done)),
    });
    await user.type(password, 'wrong{Enter}');
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
    await user.click(cancel);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Delete your account' })).toBeVisible();
    answer(refusal(400, words));
    expect(await dialog.findByText(words)).toBeVisible();
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'false'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('deletes nothing without a password, and keeps what was typed after a wrong one', async () => {
    const words = 'The password is not right. Nothing was deleted.';
    const { user, dialog, password, server, store } = await open({ 'POST users/delete': refusal(400, words) });
    await user.click(dialog.getByRole('button', { name: 'Delete my account now' }));
    expect(dialog.getByText('Please enter your password')).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    expect(server.calls).not.toContain('POST users/delete');
    await user.type(password, 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete my account now' }));
    expect(await dialog.findByText(words)).toBeVisible();
    expect(password).toHaveValue('wrong');
    expect(store.getState().session.token).toBe('tok');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('is not there where the server does not have it, and nothing is said of it [DASH-1]', async () => {
  const { notices } = renderScreen(<YourData />, {
    token: 'tok',
    server: { 'GET users/standing': refusal(404, 'There is no such call.') },
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your data' })).toBeNull());
  expect(notices).toEqual([]);
});

it('says that it did not load, and asks again [DASH-1]', async () => {
  const { user, server } = await show({ 'GET users/standing': refusal(503, 'Please wait.') });
  expect(await screen.findByText('Your data did not load')).toBeVisible();
  server.answer('GET users/standing', STAYS);
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await download()).toBeVisible();
});

describe('an account that waits for its deletion [DASH-1]', () => {
  it('says until when it can be kept, and is kept at a press; the focus goes to the heading', async () => {
    const { user, server, seen } = renderScreen(
      <>
        <h1 tabIndex={-1}>Dashboard</h1>
        <LeavingNotice />
      </>,
      {
        token: 'tok',
        server: { 'GET users/standing': LEAVES, 'POST users/keep': { message: 'Your account stays.' } },
      },
    );
    expect(await screen.findByText(/It will be erased on 6 December 2026/)).toBeVisible();
    server.answer('GET users/standing', STAYS);
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
    expect(seen.notices).toEqual([{ text: 'Your account stays.', tone: 'success' }]);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  });

  it('is offered again when keeping it failed, and nothing to delete meanwhile', async () => {
    const { user, seen } = renderScreen(
      <>
        <LeavingNotice />
        <YourData />
      </>,
      { token: 'tok', server: { 'GET users/standing': LEAVES, 'POST users/keep': refusal(503, 'Please wait.') } },
    );
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(seen.notices).toMatchObject([{ text: 'Please wait.', tone: 'error' }]));
    expect(screen.getByRole('button', { name: 'Keep my account' })).toBeVisible();
    expect(await download()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('says nothing to anybody else', async () => {
    const { store, container } = renderScreen(<LeavingNotice />, {
      token: 'tok',
      server: { 'GET users/standing': STAYS },
    });
    const answer = () => leavingApi.endpoints.getStanding.select()(store.getState());
    await waitFor(() => expect(answer().isSuccess).toBe(true));
    expect(container).toBeEmptyDOMElement();
  });
});
