/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { Figures } from '@/contract/peopleShapes';
import { FiguresPage } from '@/console/figures/FiguresPage';
import { consolePage, failed } from '../../support/consolePage';

const DAY = [{ day: '2026-01-15', count: 3 }];
const NONE = [{ day: '2026-01-15', count: 0 }];
const figures: Figures = {
  queue: { waiting: 1234, oldestAt: '2026-01-05T20:00:00Z' },
  ...{ openReports: 2, openApplications: 0 },
  listings: { active: 10, withdrawn: 0, sold: 4, deleted: 5 },
  mails: { waiting: 7, failing: true },
  days: {
    ...{ accounts: DAY, listings: NONE, leads: DAY, callbacks: DAY, reports: DAY, approved: DAY },
    ...{ refused: DAY, mailsSent: DAY, mailsFailed: [], failedLogins: DAY, serverErrors: [] },
  },
};

it('says how things stand, draws the last days with their tables, and asks again at a press', async () => {
  let isUp = false;
  const periods: unknown[] = [];
  const { user } = consolePage(<FiguresPage />, {
    getFigures: ({ days }) => {
      periods.push(days);
      return isUp ? figures : failed(503, 'The server is busy.');
    },
  });
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const now = within(await screen.findByLabelText('Now'));
  for (const [label, value] of [
    ['Listings to check', '1,234'],
    ['Sold', '4'],
    ['Mails waiting', '7'],
  ] as const)
    expect(now.getByText(label).closest('div')).toHaveTextContent(value);
  expect(now.getByText('The last one failed')).toHaveClass('text-red');
  expect(now.getByText('The oldest was posted on 6 January 2026')).not.toHaveClass('text-red');
  expect(now.getByRole('link', { name: 'Reported listings' })).toHaveAttribute('href', '/reports');
  // Of eight something is drawn, of one there was nothing, of two no day is known.
  expect(screen.getAllByRole('img')).toHaveLength(8);
  expect(screen.getAllByRole('figure').at(-1)).toHaveTextContent('Listings postedNone in one day');
  const chart = screen.getByRole('img', { name: 'Call backs asked for, and messages: 3 in one day, at most 3 a day' });
  const figure = within(chart.closest('figure') ?? chart);
  await user.click(figure.getByText(/^Day by day/));
  expect(figure.getByRole('row', { name: '15 January 2026 3' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '90 days' }));
  expect(await screen.findByRole('heading', { name: 'The last 90 days' })).toBeVisible();
  expect(periods).toEqual(['30', '30', '90']);
});

it('shows no other period’s days under a period that does not come, and keeps the choice [DASH-3]', async () => {
  const { user } = consolePage(<FiguresPage />, {
    getFigures: ({ days }) => (days === '90' ? failed(503, 'The server is busy.') : figures),
  });
  expect(await screen.findAllByRole('img')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: '90 days' }));
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: '90 days', pressed: true })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(await screen.findAllByRole('img')).toHaveLength(8);
});
