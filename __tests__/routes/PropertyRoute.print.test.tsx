/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { flat, OWNER, show } from '../support/propertyRoute';

const withPhone = [{ ...flat, userId: { ...OWNER, phone: '9000000001' } }];
/** What stands on paper alone, once the page is idle. */
async function foot(container: HTMLElement) {
  await waitFor(() => expect(container.querySelector('[data-print-foot]')).not.toBeNull());
  return container.querySelector('[data-print-foot]');
}

it('one’s own listing is printed for a window: with name and number, not with who looked [PDET-4, PDET-6, DASH-2]', async () => {
  const { container } = show([flat], {
    token: 't',
    user: { _id: OWNER._id, phone: '9000000001' },
    server: { 'GET property/userProperties': [{ ...flat, viewCount: 42 }] },
  });
  const card = await screen.findByRole('region', { name: 'This is your listing' });
  expect(await within(card).findByText('42 views')).toBeVisible();
  expect(card).toHaveClass('print:hidden');
  expect(await foot(container)).toHaveTextContent('Posted by Lakshmi · +91 90000 00001');
});

it('a visitor’s print has no number that was not asked for [PDET-6]', async () => {
  const { container } = show(withPhone, { token: 't' });
  await screen.findByRole('link', { name: 'Call Agent' });
  expect(await foot(container)).not.toHaveTextContent(/Posted by|\+91/);
});

it('a listing is printed with whose page it is, and without what opens its pictures [PDET-1]', async () => {
  const { container } = show();
  for (const opener of await screen.findAllByRole('button', { name: /^\d+ more$|^All pictures$/ }))
    expect(opener).toHaveClass('print:hidden');
  expect(await foot(container)).toHaveTextContent(/^Gruham/);
});

it('rows that nothing is known of are not printed [PDET-8]', async () => {
  show();
  const view = await screen.findByText('View');
  expect(view.nextSibling).toHaveTextContent(/^Not given$/);
  expect(view.parentElement).toHaveClass('print:hidden');
  expect(screen.getByText('Listing Type').parentElement).not.toHaveClass('print:hidden');
});
