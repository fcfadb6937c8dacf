/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import type { MarketEnquiry } from '@/contract/peopleShapes';
import { EnquiriesPage } from '@/console/EnquiriesPage';
import { consolePage, failed } from '../support/consolePage';

const enquiry = (n: number, more?: Partial<MarketEnquiry>): MarketEnquiry => ({
  ...{ _id: `e${n}`, kind: 'lead', listingId: 'p1', listingKind: 'project', listingName: 'Seshadri Heights' },
  ...{ name: `Anand ${n}`, phone: '••••••6780', email: '', interestedIn: ['2 BHK'], message: `Is it free, ${n}?` },
  ...{ createdAt: '2026-01-15T06:00:00Z', shownAt: null, done: false, ...more },
});

const counted = (n: number) => ({ counts: { new: n, done: 0 } });

it('lists what is asked of the marketplace page by page, and shows a number once it is asked for [JDET-9]', async () => {
  let isUp = false;
  const { user, asked } = consolePage(<EnquiriesPage />, {
    getEnquiries: ({ after }) => ({ enquiries: [enquiry(after ? 2 : 1)], ...counted(2), after: after ? null : 'e1' }),
    showEnquiry: () => (isUp ? { phone: '9123456780', email: 'a@example.in' } : failed(503, 'The server is busy.')),
  });
  await screen.findByText('Is it free, 1?');
  expect(screen.getByRole('link', { name: /^Seshadri Heights/ })).toHaveAttribute(
    'href',
    expect.stringContaining('p1'),
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Is it free, 2?');
  expect(screen.queryByRole('link', { name: /91234/ })).toBeNull();
  const show = () => user.click(screen.getByRole('button', { name: 'Show number of Anand 2' }));
  await show();
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  isUp = true;
  await show();
  const number = await screen.findByRole('link', { name: '+91 91234 56780' });
  expect(number).toHaveAttribute('href', 'tel:+919123456780');
  expect(number).toHaveFocus();
  expect(screen.getByRole('link', { name: 'a@example.in' })).toBeVisible();
  expect(asked.at(-1)).toEqual(['showEnquiry', { id: 'e2' }]);
});

it('says that a sender has left, before and after the number is asked for [JDET-9]', async () => {
  const { user } = consolePage(<EnquiriesPage />, {
    getEnquiries: () => ({
      enquiries: [enquiry(1), enquiry(2, { name: null, phone: '' })],
      ...counted(2),
      after: null,
    }),
    showEnquiry: () => ({ phone: '', email: '' }),
  });
  expect(await screen.findByText('The sender has left.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Show number/ }));
  await waitFor(() => expect(screen.getAllByText('The sender has left.')).toHaveLength(2));
  expect(screen.getAllByText('The sender has left.')[0]).toHaveFocus();
});

it('says that a message came from the contact page, and that what was asked about is gone [SHELL-7]', async () => {
  const [none, gone] = [{ listingId: null, listingKind: null, listingName: null }, { listingName: null }];
  consolePage(<EnquiriesPage />, {
    getEnquiries: () => ({ enquiries: [enquiry(1, none), enquiry(2, gone)], ...counted(2), after: null }),
  });
  const [message, other] = await screen.findAllByRole('listitem');
  expect(message).toHaveTextContent('From the contact page');
  expect(other).toHaveTextContent('About what is no longer there');
});

it('shows those alone that are new, or done, and nothing of one choice under another [JDET-9]', async () => {
  const { user } = consolePage(<EnquiriesPage />, {
    getEnquiries: ({ state }) => {
      const enquiries = state === 'done' ? [] : [enquiry(state === 'new' ? 1 : 2)];
      return { enquiries, ...counted(enquiries.length), after: null };
    },
  });
  expect(await screen.findByText('Is it free, 2?')).toBeVisible();
  const choose = (name: string) =>
    user.click(screen.getByRole('button', { name: new RegExp(`^${name} \\d$`), pressed: false }));
  await choose('New');
  expect(await screen.findByText('Is it free, 1?')).toBeVisible();
  expect(screen.queryByText('Is it free, 2?')).toBeNull();
  await choose('Done');
  expect(await screen.findByText('There are none of these.')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  await choose('All');
  expect(await screen.findByText('Is it free, 2?')).toBeVisible();
});

it('tells what is new from what is done, what is wanted, and settles an enquiry or takes that back [JDET-8, JDET-9]', async () => {
  let done = false;
  const others = [
    enquiry(2, { kind: 'callback', interestedIn: [] }),
    enquiry(3, { listingId: null, listingKind: null, listingName: null, interestedIn: [] }),
  ];
  const { user, asked } = consolePage(<EnquiriesPage />, {
    getEnquiries: () => ({ enquiries: [enquiry(1, { done }), ...others], ...counted(3), after: null }),
    settleEnquiry: (sent) => {
      done = sent['done'] === true;
      return { message: 'Saved' };
    },
  });
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^Anand 1 New Wants to be called /);
  expect(rows[0]).toHaveTextContent('Interested in 2 BHK');
  expect(rows[1]).toHaveTextContent(/^Anand 2 New Asked for a call back /);
  expect(rows[2]).toHaveTextContent(/^Anand 3 New Message /);
  expect(rows[2]).not.toHaveTextContent('Interested');
  await user.click(screen.getByRole('button', { name: 'Mark as done: Anand 1' }));
  const again = await screen.findByRole('button', { name: 'Mark as new: Anand 1' });
  expect(screen.getByRole('button', { name: 'Mark as done: Anand 2' })).toHaveFocus();
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Mark as done: Anand 1' })).toBeVisible();
  expect(asked).toEqual([
    ['settleEnquiry', { id: 'e1', done: true }],
    ['settleEnquiry', { id: 'e1', done: false }],
  ]);
});
