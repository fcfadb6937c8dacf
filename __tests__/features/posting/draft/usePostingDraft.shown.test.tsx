/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { gate } from '@/actionLog/browser/gate';
import { stillEffects } from '@/app/replay/stillEffects';
import { PostingWizard } from '@/features/posting/wizard/PostingWizard';
import { createStore } from '@/store/createStore';
import type { RootState } from '@/store/rootReducer';
import { city, preview, showWizard, step } from '../../../support/postingWizard';
import { renderScreen } from '../../../support/renderScreen';

/** The wizard as the player shows it. */
function replayed(state: RootState) {
  const { enhancer, show } = gate(state);
  const store = createStore({ effects: stillEffects(), innermost: enhancer });
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/postproperty']}>
        <PostingWizard preview={preview} />
      </MemoryRouter>
    </Provider>,
  );
  return (next: RootState) => act(() => show(next));
}

it('shows a form of a log as it was typed, at each moment, and on its step [STORE-8, WIZ-19]', async () => {
  const { store, user, unmount } = await showWizard();
  const states: RootState[] = [];
  const typed = async (state: () => boolean) => {
    await waitFor(() => expect(state()).toBe(true));
    states.push(store.getState());
  };
  const holds = (text: string) => () => JSON.stringify(store.getState().forms).includes(text);
  await user.type(city(), 'Puttur');
  await typed(holds('Puttur'));
  await user.click(step(/Price Details/));
  await user.type(screen.getByLabelText(/Expected price/), '4500000');
  await typed(holds('4500000'));
  unmount();
  expect(store.getState().forms).toEqual({});

  const [first, second] = states as [RootState, RootState];
  const show = replayed(first);
  expect(city()).toHaveValue('Puttur');
  show(second);
  expect(step(/Price Details/)).toBeChecked();
  expect(screen.getByLabelText(/Expected price/)).toHaveValue('45,00,000');
  show(first);
  expect(city()).toHaveValue('Puttur');
  show({ ...first, forms: {} });
  expect(screen.queryByRole('combobox', { name: 'City' })).toBeNull();
});

it('shows that a draft was offered [STORE-8, WIZ-19]', async () => {
  const first = await showWizard();
  await first.user.type(city(), 'Puttur');
  await waitFor(() => expect(JSON.stringify([...first.onDevice.values()])).toContain('Puttur'));
  first.unmount();
  const { store, unmount } = renderScreen(<PostingWizard preview={preview} />, {
    path: '/postproperty',
    token: 't',
    user: { _id: 'a00000000000000000000001', roleCode: 'agt' },
    onDevice: first.onDevice,
  });
  await screen.findByRole('heading', { name: 'You have an unfinished listing' });
  const state = store.getState();
  unmount();
  replayed(state);
  expect(screen.getByRole('heading', { name: 'You have an unfinished listing' })).toBeVisible();
});
