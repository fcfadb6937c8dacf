/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Problem } from '@/contract/peopleShapes';
import { ProblemsPage } from '@/console/reports/ProblemsPage';
import { PLAYER_ASKS } from '@/components/layout/replayAddress';
import { consolePage, failed } from '../../support/consolePage';
import { catchSaved } from '../../support/savedFiles';

const problem = (n: number, more?: Partial<Problem>): Problem => ({
  ...{ id: `p${n}`, at: '2026-01-15T06:00:00Z', words: `It is grey, ${n}`, page: '/contact', build: 'abc123' },
  ...{ device: 'Chrome on Android', hasLog: true, done: false, ...more },
});
const listed = (problems: readonly Problem[]) => ({ problems, counts: { new: problems.length, done: 0 }, after: null });

it('shows what was reported, from where, and saves its log [STORE-8]', async () => {
  const saved = catchSaved();
  let isThere = false;
  const { user } = consolePage(<ProblemsPage />, {
    getProblems: () => listed([problem(1), problem(2, { device: null, hasLog: false })]),
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
    getProblems: () => listed(problems),
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
    getProblems: () => listed(problems),
    removeProblem: () => ((problems = []), { message: 'The report is removed.' }),
  });
  const remove = await screen.findByRole('button', { name: /^Remove the report from \/contact/ });
  await user.click(remove);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(asked).toEqual([]);
  await user.click(remove);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No problems were reported')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The report is removed.');
  expect(asked).toEqual([['removeProblem', { id: 'p1' }]]);
});

it('shows those alone that are new, or done, with their numbers, and settles one or takes that back [STORE-8]', async () => {
  let done = false;
  const { user, asked } = consolePage(<ProblemsPage />, {
    getProblems: ({ state }) => {
      const all = [problem(1, { done }), problem(2, { page: '/realtors' })];
      const problems = state === undefined ? all : all.filter((each) => each.done === (state === 'done'));
      return { problems, counts: { new: done ? 1 : 2, done: done ? 1 : 0 }, after: null };
    },
    settleProblem: (sent) => {
      done = sent['done'] === true;
      return { message: 'Saved' };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Mark as done: the report from \/contact/ }));
  expect(await screen.findByRole('button', { name: 'Done 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New 1', pressed: false }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('listitem')).toHaveTextContent('It is grey, 2');
  await user.click(screen.getByRole('button', { name: 'Done 1', pressed: false }));
  await user.click(await screen.findByRole('button', { name: /^Mark as new: the report from \/contact/ }));
  expect(await screen.findByText('There are none of these.')).toBeVisible();
  expect(asked).toEqual([
    ['settleProblem', { id: 'p1', done: true }],
    ['settleProblem', { id: 'p1', done: false }],
  ]);
});

it('opens the player of a report’s log, hands the log to it alone, and closes it where there is none [STORE-8]', async () => {
  let isThere = true;
  const { user } = consolePage(<ProblemsPage />, {
    getProblems: () => listed([problem(1)]),
    openProblemLog: () => (isThere ? { log: '{}\n' } : failed(404, 'This report is no longer there.')),
  });
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const tab = frame.contentWindow;
  if (!tab) throw new Error('A frame has a window.');
  const [handed, close] = [jest.fn(), jest.fn()];
  Object.assign(tab, { postMessage: handed, close });
  const opening = jest.spyOn(window, 'open').mockReturnValue(tab);
  const press = async () => user.click(await screen.findByRole('button', { name: /^Replay the log of \/contact/ }));
  await press();
  expect(opening).toHaveBeenCalledWith('/contact?replay');
  const ask = (source: Window) => fireEvent(window, new MessageEvent('message', { data: PLAYER_ASKS, source }));
  await waitFor(() => {
    ask(tab);
    expect(handed).toHaveBeenCalledWith({ log: '{}\n' }, window.location.origin);
  });
  ask(window);
  isThere = false;
  await press();
  expect(await screen.findByText('This report is no longer there.')).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
});
