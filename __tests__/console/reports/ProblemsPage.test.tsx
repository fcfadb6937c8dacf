/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import type { Problem } from '@/contract/peopleShapes';
import { ProblemsPage } from '@/console/reports/ProblemsPage';
import { consolePage, failed } from '../../support/consolePage';
import { catchSaved } from '../../support/savedFiles';

const problem = (n: number, more?: Partial<Problem>): Problem => ({
  ...{ id: `p${n}`, at: '2026-01-15T06:00:00Z', words: `It is grey, ${n}`, page: '/contact', build: 'abc123' },
  ...{ device: 'Chrome on Android', hasLog: true, ...more },
});

it('shows what was reported, from where, and saves its log [STORE-8]', async () => {
  const saved = catchSaved();
  let isThere = false;
  const { user } = consolePage(<ProblemsPage />, {
    getProblems: () => [problem(1), problem(2, { device: null, hasLog: false })],
    openProblemLog: () => (isThere ? { log: '{}\n' } : failed(404, 'This report is no longer there.')),
  });
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('Two were reported.');
  expect(first).toHaveTextContent(/It is grey, 1.*Chrome on Android · build abc123/);
  expect(within(first).getByRole('link', { name: /^\/contact/ })).toHaveAttribute('href', '/contact');
  expect(second).toHaveTextContent(/unknown device.*It came without a log\./);
  expect(within(second).queryByRole('button', { name: /^Save the log/ })).toBeNull();
  const press = () => user.click(within(first).getByRole('button', { name: /^Save the log/ }));
  await press();
  expect(await screen.findByText('This report is no longer there.')).toBeVisible();
  isThere = true;
  await press();
  await waitFor(() =>
    expect(saved).toMatchObject([{ name: expect.stringMatching(/^gruham-20260115-\d{4}\.rlog$/), file: { size: 3 } }]),
  );
});

it('hands the focus on to the next report when one is removed [STORE-8]', async () => {
  let problems = [problem(1), problem(2, { page: '/realtors' })];
  const { user } = consolePage(<ProblemsPage />, {
    getProblems: () => problems,
    removeProblem: () => ((problems = problems.slice(1)), { message: 'The report is removed.' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Remove the report from \/contact/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('button', { name: /^Remove the report from \/realtors/ })).toHaveFocus();
});

it('removes one once that is confirmed, and says when none is left [STORE-8]', async () => {
  let problems = [problem(1)];
  const { user, asked } = consolePage(<ProblemsPage />, {
    getProblems: () => problems,
    removeProblem: () => ((problems = []), { message: 'The report is removed.' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Remove the report from \/contact/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No problems were reported')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The report is removed.');
  expect(asked).toEqual([['removeProblem', { id: 'p1' }]]);
});
