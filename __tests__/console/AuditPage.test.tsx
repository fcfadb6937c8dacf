/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AuditPage } from '@/console/AuditPage';
import { consolePage } from '../support/consolePage';

const entry = (id: string, subject: string, subjectName: string | null) => ({
  ...{ id, operator: 'Sita', at: '2026-01-15T06:00:00Z', action: 'listing.hide', subject, subjectName },
  ...{ before: null, after: null, reason: null, records: {} },
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
  for (const text of ['Ravi', 'In Spotlight', 'Nagari, Chittoor', 'Site details'])
    expect(list.getByText(text)).toBeVisible();
  expect(list.queryByText(/:/, { selector: 'p, span' })).toBeNull();
});

it('names the records of a change of Home, each with the way to it, and leaves those that are gone their ids [DASH-3, HOME-4]', async () => {
  const records = { p1: { subject: 'project:p1', name: 'Garuda' }, u1: { subject: 'user:u1', name: 'Lakshmi' } };
  const change = { before: '{"records":["p1","gone"]}', after: '{"records":["u1","p1"]}', records };
  const { user } = consolePage(<AuditPage />, {
    getAudit: () => ({ entries: [{ ...entry('a1', 'home:agents', null), ...change }], operators: [], after: null }),
  });
  await user.click(await screen.findByText('Before and after'));
  const cells = within(screen.getByRole('row', { name: /^Records/ })).getAllByRole('cell');
  expect(cells[0]).toHaveTextContent(/^Garuda, opens in a new tabgone$/);
  expect(within(cells[1] ?? document.body).getByRole('link', { name: 'Lakshmi' })).toHaveAttribute(
    'href',
    '/people?person=u1',
  );
});

it('says of what is done or taken back which of both it was [DASH-3]', async () => {
  const settled = (id: string, after: string | null, action = 'enquiry.settle') => ({
    ...{ ...entry(id, 'enquiry:e1', 'Anand'), action, after },
  });
  consolePage(<AuditPage />, {
    getAudit: () => ({
      entries: [
        settled('a1', '{"done":true}'),
        settled('a2', '{"done":false}'),
        settled('a5', '{"done":true}', 'problem.settle'),
        settled('a6', '{"done":false}', 'problem.settle'),
        settled('a3', '{"visitedOn":"2026-01-14"}', 'listing.visit'),
        settled('a4', null, 'listing.visit'),
      ],
      operators: [],
      after: null,
    }),
  });
  expect((await screen.findAllByText(/^Sita$/)).map((name) => name.parentElement?.textContent)).toEqual([
    'Sita marked an enquiry as done',
    'Sita marked an enquiry as new again',
    'Sita marked a reported problem as done',
    'Sita marked a reported problem as new again',
    'Sita noted a visit',
    'Sita took a visit back',
  ]);
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
