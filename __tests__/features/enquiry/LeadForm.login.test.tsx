/** @jest-environment ./__tests__/support/domEnvironment.ts */
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { keepFlashMessage, takeFlashMessage } from '@/app/flashMessage';
import { AuthModals } from '@/features/account/AuthModals';
import { CallBackButton } from '@/features/enquiry/CallBackButton';
import LeadForm from '@/features/enquiry/LeadForm';
import { intentOffered, intentSettled, type Intent } from '@/store/authModal/authModalSlice';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import { rootReducer } from '@/store/rootReducer';
import { loggedOut, sessionEnded } from '@/store/session/sessionSlice';
import { testRecorder } from '../../support/actionLog';
import { loggedIn } from '../../support/authModals';
import { renderScreen } from '../../support/renderScreen';
import { loggedInAs } from '../../support/testStore';

const ASK = 'POST enquiries';
const NUMBER = '9848022339';
const SIZES = ['3 BHK', '4 BHK'] as const;
const then: Intent = { path: '/properties-listing-one?id=p1#ask', label: 'Seshadri Towers', listingId: 'p1' };
const typed = { phone: NUMBER, interestedIn: ['4 BHK'], consent: true } as const;
const offered: Intent = { ...then, typed, of: 'u1' };
const SERVER = {
  [ASK]: { message: 'Thank you.' },
  'POST users/signin': { message: 'Welcome back', user: loggedIn },
};

const phone = () => screen.getByLabelText('Phone');
const size = (name: string) => screen.getByRole('button', { name });
const consent = () => screen.getByRole('checkbox', { name: /matching sellers/ });
const login = { name: 'Login to Request a call back' };

/** The page of a visitor, who fills in the form; logs in when the dialog is open. */
async function visitor() {
  const recorder = testRecorder();
  const page = renderScreen(
    <>
      <LeadForm listingId="p1" then={then} sizes={SIZES} />
      <CallBackButton then={then} />
      <AuthModals />
    </>,
    { server: SERVER, innermost: recorder.enhancer },
  );
  const { user, seen, calls } = page;
  await user.type(phone(), NUMBER);
  await user.click(size('4 BHK'));
  await user.click(consent());
  const logIn = async () => {
    await user.type(await screen.findByLabelText('Password'), 'secret-7');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(seen.kept).toHaveLength(1));
    expect(calls).not.toContain(ASK);
    return seen.kept[0];
  };
  return { ...page, recorder, logIn };
}
/** The page that comes after the login, where the form is opened again; `actions` come first. */
function back(intent: Intent, id = 'p1', actions: readonly UnknownAction[] = []) {
  const { session } = loggedInAs();
  const user = { ...session.user, phone: '9000000002' };
  const preloaded = [intentOffered(intent), intentSettled(), ...actions].reduce(rootReducer, {
    ...rootReducer(undefined, { type: 'begin' }),
    session: { ...session, user },
  });
  return renderScreen(<LeadForm listingId={id} then={then} sizes={SIZES} />, {
    server: SERVER,
    preloaded,
  });
}

describe('what was typed in the lead form', () => {
  it('waits over the login, from the form’s button [JDET-8, JDET-9]', async () => {
    const { user, logIn } = await visitor();
    await user.click(screen.getAllByRole('button', login)[0] as HTMLElement);
    expect((await logIn())?.intent).toEqual(offered);
  });

  it('and from the button of the bar, without its number in the log [JDET-9, STORE-8]', async () => {
    const { user, logIn, store, recorder } = await visitor();
    await waitFor(() => expect(JSON.stringify(store.getState().forms)).toContain('"consent":true'));
    await user.click(screen.getAllByRole('button', login)[1] as HTMLElement);
    expect((await logIn())?.intent).toEqual(offered);
    const log = recorder.exportText();
    expect(log).toContain('"interestedIn":["4 BHK"]');
    expect(log).not.toContain(NUMBER);
  });

  it('comes through the page load [JDET-9]', () => {
    keepFlashMessage({ notice: null, intent: offered });
    expect(takeFlashMessage().intent).toMatchObject(offered);
  });

  it('stands in the form again, is sent by a press alone, and is forgotten once sent [JDET-8, JDET-9]', async () => {
    const { user, calls, server, store } = back(offered);
    expect(phone()).toHaveValue(NUMBER);
    expect(size('4 BHK')).toHaveAttribute('aria-pressed', 'true');
    expect(consent()).toBeChecked();
    expect(calls).toEqual([]);
    await user.click(size('3 BHK'));
    await user.click(screen.getByRole('button', { name: 'Request a call back' }));
    expect(await screen.findByText('Thank you.')).toHaveFocus();
    expect(server.sent[0]?.body).toMatchObject({ phone: NUMBER, interestedIn: SIZES, consent: true });
    expect(JSON.stringify(store.getState().authModal)).not.toContain(NUMBER);
  });

  it('is of one project: the form of another begins with the account’s number [JDET-8]', () => {
    back(offered, 'p2');
    expect(phone()).toHaveValue('9000000002');
    expect(consent()).not.toBeChecked();
  });

  const session = (token: string | null, id = 'u1') => ({
    session: token === null ? { token, user: null } : loggedInAs({ _id: id }).session,
    chosenListing: { chosen: null },
  });
  it('stays when another tab opens a listing [JDET-8]', () => {
    const { store } = back(offered);
    act(() => void store.dispatch(storageChangedElsewhere(session('t'))));
    expect(phone()).toHaveValue(NUMBER);
  });
  it.each([
    ['a logout', loggedOut()],
    ['the end of the session', sessionEnded()],
    ['a logout in another tab', storageChangedElsewhere(session(null))],
    ['somebody else’s login in another tab', storageChangedElsewhere(session('t', 'u2'))],
  ])('is forgotten with %s [AUTH-10, AUTH-12]', (_what, action) => {
    back(offered, 'p1', [action]);
    expect(phone()).not.toHaveValue(NUMBER);
    expect(consent()).not.toBeChecked();
  });
});
