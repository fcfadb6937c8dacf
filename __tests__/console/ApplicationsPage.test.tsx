/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { Application } from '@/contract/peopleShapes';
import { ApplicationsPage } from '@/console/ApplicationsPage';
import { consolePage, failed } from '../support/consolePage';

const application = (n: number): Application => ({
  ...{ id: `u${n}`, name: `User ${n}`, since: '2026-01-15T06:00:00Z' },
  ...{ message: `I sell homes, ${n}.`, numberConfirmed: n === 1 },
});

it('accepts and refuses who asks to become an agent, page by page, and keeps the words of a refusal that failed [API-29]', async () => {
  let waiting = [1, 2].map(application);
  let isUp = false;
  const settled = (id: unknown) => {
    waiting = waiting.filter((each) => each.id !== id);
    return { message: 'Done' };
  };
  const { user, asked } = consolePage(<ApplicationsPage />, {
    getApplications: ({ after }) =>
      after
        ? { applications: waiting.slice(1), total: waiting.length, after: null }
        : { applications: waiting.slice(0, 1), total: waiting.length, after: waiting.length > 1 ? 'u1' : null },
    acceptApplication: ({ id }) => settled(id),
    refuseApplication: ({ id }) => (isUp ? settled(id) : failed(503, 'The server is busy.')),
  });
  await screen.findByText('I sell homes, 1.');
  expect(screen.getByRole('link', { name: 'User 1' })).toHaveAttribute('href', '/people?person=u1');
  expect(screen.queryByText('u1')).toBeNull();
  expect(screen.getByText('Mobile number confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  await screen.findByText('I sell homes, 2.');
  expect(screen.getByText('Mobile number not confirmed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuse User 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse User 2' }));
  const words = dialog.getByRole('textbox', { name: /Why not/ });
  await user.type(words, 'Who are you?');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is busy.');
  expect(words).toHaveValue('Who are you?');
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await user.click(await screen.findByRole('button', { name: 'Accept User 1' }));
  await screen.findByRole('heading', { name: 'Nobody waits' });
  expect(screen.getByRole('link', { name: 'Listings to check' })).toHaveAttribute('href', '/');
  expect(asked.slice(1)).toEqual([
    ['refuseApplication', { id: 'u2', reason: 'Who are you?' }],
    ['acceptApplication', { id: 'u1' }],
  ]);
});
