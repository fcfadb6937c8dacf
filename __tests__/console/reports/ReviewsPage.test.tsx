/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { ReportedReview } from '@/contract/peopleShapes';
import { ReviewsPage } from '@/console/reports/ReviewsPage';
import { consolePage, failed } from '../../support/consolePage';

const review = (n: number, changes: Partial<ReportedReview> = {}): ReportedReview => ({
  ...{
    id: `r${n}`,
    agent: { id: 'a1', name: 'Lakshmi' },
    author: { id: `u${n}`, name: `Anand ${n}` },
    stars: 1,
    text: `Never came, time ${n}.`,
  },
  ...{ reporter: 'Lakshmi', reason: 'Was never here', at: '2026-01-15T06:00:00Z' },
  ...changes,
});

it('lets a reported review stand, hides one with words for its author, and says what could not be done [AGENT-4]', async () => {
  let reviews = [review(1), review(2)];
  const settle = ({ id }: Record<string, unknown>, message: string) => {
    if (!reviews.some((each) => each.id === id)) return failed(404, `There is no review ${String(id)}.`);
    reviews = reviews.filter((each) => each.id !== id);
    return { message };
  };
  const { user, asked } = consolePage(<ReviewsPage />, {
    getReviews: () => reviews,
    hideReview: (body) => settle(body, 'Hidden'),
    showReview: (body) => settle(body, 'It stands'),
  });
  const list = within(await screen.findByRole('list', { name: 'Reported reviews' }));
  expect(list.getByText('Never came, time 1.')).toBeVisible();
  expect(list.getAllByRole('link', { name: 'Lakshmi' })[0]).toHaveAttribute('href', '/people?person=a1');
  expect(list.getByRole('link', { name: 'Anand 2' })).toHaveAttribute('href', '/people?person=u2');
  expect(list.getAllByText(/^Reported by Lakshmi, 15 Jan 2026.*: Was never here$/)).toHaveLength(2);
  // Somebody else was first.
  reviews = [review(2)];
  await user.click(list.getByRole('button', { name: /^Let it stand.* the review by Anand 1$/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no review r1.');
  await user.click(list.getByRole('button', { name: 'Hide the review by Anand 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide the review by Anand 2' }));
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(await dialog.findByText('Please write a few words')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Why is it hidden/ }), 'It names a neighbour.');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await screen.findByRole('heading', { name: 'Nothing is reported' });
  expect(screen.getByText('Hidden')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).toEqual([
    ['showReview', { id: 'r1' }],
    ['hideReview', { id: 'r2', reason: 'It names a neighbour.' }],
  ]);
});
