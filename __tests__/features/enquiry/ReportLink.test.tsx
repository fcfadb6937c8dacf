/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { ReportLink } from '@/features/enquiry/ReportLink';
import { renderScreen } from '../../support/renderScreen';

it('reports a listing with a reason, also for a visitor [PDET-9, SHELL-12]', async () => {
  const { user, server } = renderScreen(<ReportLink listingId="p1" />, {
    server: { 'POST enquiries': { message: 'Thank you. We will look into this listing.' } },
  });
  await user.click(screen.getByRole('button', { name: 'Report this listing' }));
  await screen.findByRole('dialog', { name: 'Report this listing' });
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Please choose what is wrong')).toBeVisible();
  expect(server.sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'The price is wrong' }));
  await user.type(screen.getByLabelText('More about it'), 'It is twice that.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText(/look into this listing/)).toBeVisible();
  expect(server.sent[0]?.body).toEqual({
    kind: 'report',
    listingId: 'p1',
    reason: 'The price is wrong',
    message: 'It is twice that.',
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Report this listing' })).toHaveFocus();
});
