import { leavingApi } from '@/api/leavingApi';
import { marketplaceApi } from '@/api/marketplaceApi';
import { ownListingApi } from '@/api/ownListingApi';
import { loggedInAs, testStore } from '../../support/testStore';

const { endpoints } = marketplaceApi;
/** What a listing's card shows as well: the newest of these toasts is enough. */
const OWN = { topic: 'ownListing' };

describe('what a success shows', () => {
  it('asks for the e-mail to be verified after a sign-up, in the account area [AUTH-4, SHELL-11]', async () => {
    const { store, seen } = testStore({ 'POST users': { id: 'c1' } });
    const body = { countryCode: '91', username: 'Asha', email: 'a@b.in', phone: '9000000001', password: 'x' } as const;
    await store.dispatch(endpoints.signUp.initiate(body));
    expect(seen.notices).toEqual([
      expect.objectContaining({ text: 'Please Verify Email Id to Proceed', area: 'account' }),
    ]);
  });

  it('asks for it in the other words after a forgotten password [AUTH-4]', async () => {
    const { store, seen } = testStore({ 'POST users/forgotPassword': { id: 'c1', email: 'a@b.in' } });
    await store.dispatch(endpoints.forgotPassword.initiate({ username: 'a@b.in' }));
    expect(seen.notices.map(({ text }) => text)).toEqual(['Please Verify your Email Address to Proceed']);
  });

  it('says that the profile was updated [PROF-8]', async () => {
    const { store, seen } = testStore({ 'POST users/profile': { message: 'ok' } }, { preloaded: loggedInAs() });
    await store.dispatch(endpoints.updateProfile.initiate({ name: 'Asha' }));
    expect(seen.notices).toEqual([{ title: 'Success', text: 'Profile Updated successfully', tone: 'success' }]);
  });

  it.each([
    ['POST property/properties', endpoints.postProperty, { city: 'Tirupati', userId: 'u1' }, {}],
    ['POST property/update', endpoints.updateProperty, { city: 'Tirupati', userId: 'u1', _id: 'p1' }, OWN],
  ])('says what the server says after %s [WIZ-17, EDIT-2]', async (call, endpoint, body, topic) => {
    const { store, seen } = testStore({ [call]: { message: 'It is taken.' } }, { preloaded: loggedInAs() });
    await store.dispatch(endpoint.initiate(body as never));
    expect(seen.notices).toEqual([{ text: 'It is taken.', tone: 'success', ...topic }]);
  });

  it.each([
    [
      'POST users/keep',
      { message: 'It stays.' },
      leavingApi.endpoints.cancelDeletion.initiate(),
      { text: 'It stays.' },
    ],
    ['POST users/keep', {}, leavingApi.endpoints.cancelDeletion.initiate(), { text: 'Your account stays.' }],
    [
      'POST users/delete',
      { message: 'It goes on Sunday.' },
      leavingApi.endpoints.deleteAccount.initiate({ password: 'x' }),
      { text: 'It goes on Sunday.', area: 'account' },
    ],
  ])('says what the server says after %s %j, or that it is done [DASH-1]', async (call, answer, asked, notice) => {
    const { store, seen } = testStore({ [call]: answer }, { preloaded: loggedInAs() });
    await store.dispatch(asked as never);
    expect(seen.notices).toEqual([{ ...notice, tone: 'success' }]);
  });

  it.each([
    ['POST property/sold', ownListingApi.endpoints.setSold.initiate({ _id: 'p1', sold: false })],
    ['POST property/renew', ownListingApi.endpoints.renewProperty.initiate({ _id: 'p1' })],
  ])(
    'says in one toast for all what came of an act whose card shows it: %s [DASH-2, SHELL-10]',
    async (call, asked) => {
      const { store, seen } = testStore({ [call]: { message: 'Done.' } }, { preloaded: loggedInAs() });
      await store.dispatch(asked as never);
      expect(seen.notices).toEqual([expect.objectContaining({ tone: 'success', ...OWN })]);
    },
  );

  it('shows nothing where the screen shows it by itself, and nothing for a failure', async () => {
    const { store, seen } = testStore({
      'GET property/propertyDetailsByUser': [],
      'POST users': { status: 400, body: { errors: { message: 'No' } } },
    });
    await store.dispatch(endpoints.getProperty.initiate('p1'));
    const body = { countryCode: '91', username: 'Asha', email: 'a@b.in', phone: '9000000001', password: 'x' } as const;
    await store.dispatch(endpoints.signUp.initiate(body));
    expect(seen.notices).toEqual([]);
  });
});
