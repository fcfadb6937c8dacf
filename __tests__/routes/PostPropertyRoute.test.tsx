/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import PostPropertyRoute from '@/routes/PostPropertyRoute';
import { sessionEnded } from '@/store/session/sessionSlice';
import { renderScreen } from '../support/renderScreen';

const show = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PostPropertyRoute />, { path: '/postproperty', pattern: '/postproperty', ...options });

it('sends home who has no stored user, and asks for the login that opens the address [ROUTE-10]', () => {
  const { location, store } = show();
  expect(location()).toBe('/home');
  expect(store.getState().authModal).toMatchObject({
    open: 'login',
    then: { path: '/postproperty', aim: 'post a property', after: 'open' },
  });
});

it('shows an agent the wizard [ROUTE-10]', async () => {
  show({ token: 't', user: { roleCode: 'agt' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Post a property' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Basic Details/ })).toBeChecked();
  expect(document.title).toContain('Post a property');
});

it('gives another user the agent application instead [WIZ-20]', async () => {
  show({ token: 't', user: { roleCode: 'usr' }, server: { 'GET users/standing': [] } });
  expect(await screen.findByRole('button', { name: 'Apply as an agent' })).toBeVisible();
  // A fold without words of its own would get the browser's.
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('radio', { name: /Basic Details/ })).toBeNull();
});

it('gives whoever applied the confirmation of the number that the application waits for [WIZ-20, PROF-1]', async () => {
  const { user } = show({
    token: 't',
    user: { roleCode: 'usr' },
    server: {
      'GET users/standing': [],
      'GET users/current': [{ _id: 'u1', username: 'Asha', role: { roleCode: 'usr' } }],
      'GET users/phone': { phone: '9848022338', confirmed: false },
      'POST enquiries': { message: 'Thank you. Please confirm your mobile number.' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Apply as an agent' }));
  expect(await screen.findByText('Thank you. Please confirm your mobile number.')).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
});

it('says that the application made an agent, before the wizard comes at a press [WIZ-20, HOME-6]', async () => {
  const me = (roleCode: string) => [{ _id: 'u1', username: 'Asha', role: { roleCode } }];
  const { user, server, store } = show({
    token: 't',
    user: { roleCode: 'usr' },
    server: {
      'GET users/standing': [],
      'GET users/current': me('usr'),
      'GET users/phone': { phone: '9848022338', confirmed: true },
      'POST enquiries': { message: 'You are an agent now.' },
    },
  });
  // As the header asks for it.
  void store.dispatch(marketplaceApi.endpoints.getCurrentUser.initiate());
  const apply = await screen.findByRole('button', { name: 'Apply as an agent' });
  expect(screen.getByText(/Properties are posted by agents/)).toBeVisible();
  server.answer('GET users/current', me('agt'));
  await user.click(apply);
  expect(await screen.findByText('You are an agent now. You can post properties.')).toBeVisible();
  expect(screen.queryByText(/Properties are posted by agents/)).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Post property' }));
  expect(await screen.findByRole('radio', { name: /Basic Details/ })).toBeChecked();
});

it('goes home when the session ends, and keeps what was typed for its user [WIZ-19, ERR-2]', async () => {
  const { store, user, location, onDevice } = show({ token: 't', user: { roleCode: 'agt' } });
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'Puttur');
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(location()).toBe('/home'));
  expect(store.getState().authModal.open).toBeNull();
  await waitFor(() => expect(JSON.stringify([...onDevice.values()])).toContain('Puttur'));
});

describe('a listing that is copied', () => {
  const mine = 'a00000000000000000000001';
  const copyOf = {
    _id: 'p1',
    name: 'Hill Residency',
    selectedSubtype: 'Villa',
    city: 'Tirupati',
    locality: 'Alipiri',
    address: '12 Car Street',
    expectedPrice: 4_500_000,
    userId: mine,
  };
  const open = (userId: string) =>
    show({
      token: 't',
      user: { _id: mine, roleCode: 'agt' },
      state: { copyOf: { ...copyOf, userId } },
      server: { 'GET property/getCityByName': [{ name: 'Tirupati', localities: [{ name: 'Alipiri' }] }] },
    });

  it('fills in a new posting, but for what is another one’s: its address [DASH-2, WIZ-20]', async () => {
    open(mine);
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('Tirupati');
    expect(screen.getByRole('radio', { name: 'Villa' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('');
  });

  it('of another user is not taken: the history outlives a login [DASH-11]', async () => {
    open('a00000000000000000000002');
    expect(await screen.findByRole('combobox', { name: 'City' })).toHaveValue('');
  });
});
