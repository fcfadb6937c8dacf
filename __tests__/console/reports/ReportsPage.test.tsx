/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { ReportedListing } from '@/contract/peopleShapes';
import { ReportsPage } from '@/console/reports/ReportsPage';
import { consolePage } from '../../support/consolePage';

const reported = (changes: Partial<ReportedListing>): ReportedListing => ({
  ...{ id: 'b1', kind: 'property', name: 'Sold flat', owner: { id: 'a1', name: 'Lakshmi' }, warnedAt: null },
  ...{
    count: 2,
    lastAt: '2026-01-15T07:00:00Z',
    doc: { expectedPrice: 4_500_000, possessionStatus: 'under_construction' },
    changed: { expectedPrice: 5_000_000 },
  },
  reports: [
    { id: 'r2', at: '2026-01-15T07:00:00Z', reason: 'Sold', message: '', from: null, answeredAt: null },
    { id: 'r1', at: '2026-01-15T06:00:00Z', reason: 'Wrong price', message: 'Ask.', from: 'Ravi', answeredAt: null },
  ],
  ...changes,
});

it('shows what was said of each listing and what changed since, and hides, dismisses or answers [JDET-11]', async () => {
  const done = { message: 'Done' };
  const { user, asked } = consolePage(<ReportsPage />, {
    getReports: () => ({
      listings: [reported({}), reported({ id: 'c1', kind: 'project', name: 'A project', changed: null })],
      ...{ total: 2, after: null },
    }),
    hideReported: () => done,
    dismissReports: () => done,
    answerReporter: () => done,
  });
  const sheet = within(await screen.findByRole('article', { name: 'Sold flat' }));
  expect(sheet.getByRole('list', { name: 'Changed since the last report' })).toHaveTextContent(/is now “₹50,00,000”/);
  expect(sheet.getByText('Under construction')).toBeInTheDocument();
  // A visitor left no address, and a project is not hidden.
  expect(sheet.getAllByRole('button', { name: /Answer/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Hide/ })).toHaveLength(1);

  await user.click(sheet.getByRole('button', { name: 'Answer Ravi' }));
  await user.type(screen.getByRole('textbox', { name: /Your answer/ }), 'We asked the owner.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Done')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: /Dismiss/ }));
  await user.click(sheet.getByRole('button', { name: /^Hide/ }));
  await user.type(screen.getByRole('textbox', { name: /change/ }), 'It is sold.');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await screen.findByText('Done');
  expect(asked).toEqual([
    ['answerReporter', { id: 'r1', reason: 'We asked the owner.' }],
    ['dismissReports', { id: 'b1', until: '2026-01-15T07:00:00Z' }],
    ['hideReported', { id: 'b1', reason: 'It is sold.' }],
  ]);
});
