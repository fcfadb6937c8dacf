/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import PostPropertyRoute from '@/routes/PostPropertyRoute';
import { sessionEnded } from '@/store/session/sessionSlice';
import { renderScreen } from '../support/renderScreen';

const show = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PostPropertyRoute />, { path: '/postproperty', pattern: '/postproperty', ...options });

it('sends home who has no stored user [ROUTE-10]', () => {
  const { location } = show();
  expect(location()).toBe('/home');
});

it('shows an agent the wizard [ROUTE-10]', async () => {
  show({ token: 't', user: { roleCode: 'agt' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Post a property' })).toBeVisible();
  expect(await screen.findByRole('radio', { name: /Basic Details/ })).toBeChecked();
  expect(document.title).toContain('Post a property');
});

it('gives another user the agent application instead [WIZ-20]', async () => {
  show({ token: 't', user: { roleCode: 'usr' } });
  expect(await screen.findByRole('button', { name: 'Apply as an agent' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Basic Details/ })).toBeNull();
});

it('goes home when the session ends, and keeps what was typed for its user [WIZ-19, ERR-2]', async () => {
  const { store, user, location, onDevice } = show({ token: 't', user: { roleCode: 'agt' } });
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'Puttur');
  act(() => void store.dispatch(sessionEnded()));
  await waitFor(() => expect(location()).toBe('/home'));
  await waitFor(() => expect(JSON.stringify([...onDevice.values()])).toContain('Puttur'));
});
