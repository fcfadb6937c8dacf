/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { marketplaceApi } from '@/api/marketplaceApi';
import { browserEffects } from '@/app/browserEffects';
import { dropWaitingToast, showToast, waitingToasts } from '@/components/ui/toast';
import { authModalOpened, codeSent } from '@/store/authModal/authModalSlice';
import { createStore } from '@/store/createStore';
import { serverDouble, TEST_BASE, type ServerAnswers } from '../../support/serverDouble';

const { endpoints } = marketplaceApi;
const signUp = { countryCode: '91', username: 'Asha', email: 'a@b.in', phone: '9000000001', password: 'x' } as const;

afterEach(() => waitingToasts().forEach(({ id }) => dropWaitingToast(id)));

const SENT = 'Please Verify Email Id to Proceed';
const said = () => waitingToasts().map(({ text }) => text);

/** A store with the browser's own toasts, in which a sign-up got its code; the network alone is a double. */
async function afterSignUp(answers: ServerAnswers = {}) {
  const server = serverDouble({ 'POST users': { id: 'c1' }, ...answers });
  const store = createStore({ effects: { ...browserEffects().effects, fetch: server.fetch, base: TEST_BASE } });
  await store.dispatch(endpoints.signUp.initiate(signUp));
  expect(said()).toEqual([SENT]);
  return { store, server };
}

describe('what the account area said', () => {
  it('goes when another of its dialogs is opened; what others said stays [SHELL-5, SHELL-11]', async () => {
    const { store } = await afterSignUp();
    showToast({ text: 'Saved', tone: 'success' });
    store.dispatch(authModalOpened({ modal: 'login' }));
    expect(said()).toEqual(['Saved']);
  });

  it('goes when the next attempt starts, and is said anew when that sends another code [SHELL-11]', async () => {
    const { store, server } = await afterSignUp();
    const [first] = waitingToasts();
    let answer: (value: unknown) => void = () => undefined;
    server.answer('POST users', () => new Promise((resolve) => (answer = resolve)));
    const attempt = store.dispatch(endpoints.signUp.initiate(signUp));
    expect(said()).toEqual([]);
    answer({ id: 'c2' });
    await attempt;
    expect(said()).toEqual([SENT]);
    expect(waitingToasts()[0]?.id).not.toBe(first?.id);
  });

  it('stays while other calls are made, and over the step that it leads to [AUTH-4, SHELL-11]', async () => {
    const { store } = await afterSignUp();
    await store.dispatch(endpoints.getLocalities.initiate());
    store.dispatch(codeSent({ modal: 'verifyOtp', id: 'c1', sentTo: 'a…@b.in' }));
    expect(said()).toEqual([SENT]);
  });
});
