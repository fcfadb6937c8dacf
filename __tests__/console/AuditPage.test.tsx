/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AuditPage } from '@/console/AuditPage';
import { consolePage } from '../support/consolePage';

const entry = (id: string, subject: string, subjectName: string | null) => ({
  ...{ id, operator: 'Sita', at: '2026-01-15T06:00:00Z', action: 'listing.hide', subject, subjectName },
  ...{ before: null, after: null, reason: null },
});

it('names what was done to what, with the way to it where there is one [DASH-3]', async () => {
  consolePage(<AuditPage />, {
    getAudit: () => ({
      entries: [
        entry('a1', 'user:u1', 'Lakshmi'),
        entry('a2', 'listing:l1', 'Flat 1'),
        entry('a3', 'project:p1', 'Garuda'),
        entry('a4', 'operator:o1', 'Ravi'),
        entry('a5', 'home:spotlight', null),
        entry('a6', 'place:Nagari, Chittoor', null),
        entry('a7', 'settings', null),
      ],
      operators: [],
      after: null,
    }),
  });
  const list = within(await screen.findByRole('list', { name: /^What was done/ }));
  expect(list.getByRole('link', { name: 'Lakshmi' })).toHaveAttribute('href', '/people?person=u1');
  expect(list.getByRole('link', { name: 'Flat 1' })).toHaveAttribute('href', '/find?q=l1');
  expect(list.getByRole('link', { name: /^Garuda/ })).toHaveAttribute('href', expect.stringContaining('p1'));
  for (const text of ['Ravi', 'In Spotlight', 'Nagari, Chittoor', 'Marketplace'])
    expect(list.getByText(text)).toBeVisible();
  expect(list.queryByText(/:/, { selector: 'p, span' })).toBeNull();
});

it('asks for what was done until a day, and for all again once the day is emptied [DASH-3]', async () => {
  const getAudit = jest.fn<object, [Record<string, unknown>]>(() => ({ entries: [], operators: [], after: null }));
  consolePage(<AuditPage />, { getAudit });
  await screen.findByText('Nothing was done');
  const day = screen.getByLabelText('Until');
  fireEvent.change(day, { target: { value: '2026-03-01' } });
  await waitFor(() => expect(getAudit).toHaveBeenLastCalledWith({ until: '2026-03-01' }));
  fireEvent.change(day, { target: { value: '' } });
  await waitFor(() => expect(getAudit).toHaveBeenLastCalledWith({}));
});
