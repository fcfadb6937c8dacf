/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { OperatorsPage } from '@/console/OperatorsPage';
import { consolePage } from '../support/consolePage';

it('says of nobody who was seen that they have not joined yet [DASH-3]', async () => {
  const role = 'owner';
  const createdAt = '2026-11-27T06:00:00Z';
  consolePage(<OperatorsPage />, {
    getOperators: () => [
      { id: 'o1', name: 'Sita', role, createdAt, lastSeenAt: '2026-11-27T20:12:00Z', signsInBy: null },
      { id: 'o2', name: 'Ravi', role, createdAt, lastSeenAt: null, signsInBy: null },
    ],
  });
  const [sita, ravi] = await screen.findAllByRole('listitem');
  expect(sita).toHaveTextContent('has joined by the link, last seen 28 Nov 2026, 1:42 am');
  expect(ravi).toHaveTextContent('has not joined yet');
});

it('copies the link that is shown only now, or says that it could not [DASH-3]', async () => {
  const link = 'http://localhost/console/join#secret';
  const { user } = consolePage(<OperatorsPage />, {
    getOperators: () => [],
    addOperator: ({ name }) => ({ name, link }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Sita');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Link copied')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe(link);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/could not be copied/)).toBeVisible();
});
