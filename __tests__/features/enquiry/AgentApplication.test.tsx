/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import { LateAgentApplication } from '@/features/enquiry/LateAgentApplication';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { renderScreen } from '../../support/renderScreen';

function Screen() {
  marketplaceApi.useGetCurrentUserQuery();
  return <LateAgentApplication />;
}
const me = (roleCode: string) => [{ _id: 'u1', username: 'Asha', role: { roleCode } }];

it('makes the user an agent at once when the server says so [HOME-6, AUTH-11]', async () => {
  const { user, store, server } = renderScreen(<Screen />, {
    token: 't',
    server: { 'GET users/current': me('usr'), 'POST enquiries': { message: 'You are an agent now.' } },
  });
  await user.type(await screen.findByLabelText('About your work'), 'Plots in Alipiri');
  server.answer('GET users/current', me('agt'));
  await user.click(screen.getByRole('button', { name: 'Apply as an agent' }));
  expect(await screen.findByText('You are an agent now.')).toBeVisible();
  expect(server.sent.find(({ call }) => call === 'POST enquiries')?.body).toEqual({
    kind: 'agentApplication',
    message: 'Plots in Alipiri',
  });
  await waitFor(() => expect(selectIsAgent(store.getState())).toBe(true));
  // The answer stays, with the way on.
  expect(screen.getByText('You are an agent now.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Post property' })).toHaveAttribute('href', '/postproperty');
});
