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
