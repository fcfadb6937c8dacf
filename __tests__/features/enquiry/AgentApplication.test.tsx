/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { marketplaceApi } from '@/api/marketplaceApi';
import AgentApplication from '@/features/enquiry/AgentApplication';
import PhoneConfirmation from '@/features/settings/PhoneConfirmation';
import { selectIsAgent } from '@/store/session/sessionSlice';
import { renderScreen } from '../../support/renderScreen';

function Screen({ phoneStep }: { readonly phoneStep?: ReactNode }) {
  marketplaceApi.useGetCurrentUserQuery();
  return <AgentApplication phoneStep={phoneStep} />;
}
const me = (roleCode: string) => [{ _id: 'u1', username: 'Asha', role: { roleCode } }];

it('makes the user an agent at once when the server says so [HOME-6, AUTH-11]', async () => {
  const { user, store, server } = renderScreen(<Screen />, {
    token: 't',
    server: {
      'GET users/current': me('usr'),
      'GET users/standing': [],
      'POST enquiries': { message: 'You are an agent now.' },
    },
  });
  await user.type(await screen.findByLabelText('About your work'), 'Plots in Alipiri');
  server.answer('GET users/current', me('agt'));
  await user.click(screen.getByRole('button', { name: 'Apply as an agent' }));
  expect(await screen.findByText(/^You are an agent/)).toBeVisible();
  expect(server.sent.find(({ call }) => call === 'POST enquiries')?.body).toEqual({
    kind: 'agentApplication',
    message: 'Plots in Alipiri',
  });
  await waitFor(() => expect(selectIsAgent(store.getState())).toBe(true));
  // The answer stays, with the way on.
  expect(screen.getByText('You are an agent now. You can post properties.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Post property' })).toHaveAttribute('href', '/postproperty');
});

it('keeps the confirmation of the number in its place once that makes an agent: it says so and has the focus [HOME-6, PROF-1]', async () => {
  const phone = { phone: '9848022338', confirmed: false };
  const { user, server } = renderScreen(<Screen phoneStep={<PhoneConfirmation />} />, {
    token: 't',
    server: {
      'GET users/current': me('usr'),
      'GET users/standing': [],
      'POST enquiries': { message: 'Thank you. Please confirm your mobile number.' },
      'GET users/phone': phone,
      'POST users/phone/code': { message: 'ok' },
      'POST users/phone/confirm': { message: 'ok' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Apply as an agent' }));
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  server.answer('GET users/phone', { ...phone, confirmed: true });
  server.answer('GET users/current', me('agt'));
  await user.type(await screen.findByLabelText('OTP'), '123456{Enter}');
  expect(await screen.findByRole('link', { name: 'Post property' })).toBeVisible();
  const said = await screen.findByText('Your mobile number +91 98480 22338 is confirmed.');
  expect(said.closest('[role=status]')).toHaveFocus();
  expect(screen.queryByText(/Please confirm/)).toBeNull();
  expect(screen.getByText('You are an agent now. You can post properties.')).toBeVisible();
});

it('stands with what was said of it, and with the confirmation of the number, after a reload [HOME-6, PROF-1]', async () => {
  const { user, server } = renderScreen(<Screen phoneStep={<PhoneConfirmation />} />, {
    token: 't',
    server: {
      'GET users/current': me('usr'),
      'GET users/standing': { deletionDueAt: null, application: 'Please confirm your mobile number.' },
      'GET users/phone': { phone: '9848022338', confirmed: false },
      'POST users/phone/code': { message: 'ok' },
      'POST users/phone/confirm': { message: 'ok' },
    },
  });
  expect(await screen.findByText('Please confirm your mobile number.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply as an agent' })).toBeNull();
  expect(document.body).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  server.answer('GET users/phone', { phone: '9848022338', confirmed: true });
  server.answer('GET users/current', me('agt'));
  server.answer('GET users/standing', { deletionDueAt: null, application: null });
  await user.type(await screen.findByLabelText('OTP'), '123456{Enter}');
  expect(await screen.findByText('You are an agent now. You can post properties.')).toBeVisible();
});
