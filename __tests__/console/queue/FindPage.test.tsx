/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { FindPage } from '@/console/queue/FindPage';
import { aQueuedListing, consolePage, failed } from '../../support/consolePage';

it('finds a listing by what is pasted, notes the day of a visit, and takes it back [PDET-3]', async () => {
  let visitedOn: string | null = null;
  const { user, asked } = consolePage(<FindPage />, {
    findListing: ({ q }) => ({
      listing: q === 'l1' ? aQueuedListing(1, { status: 'active', visitedOn }) : null,
    }),
    visitListing: ({ on }) => {
      if (on === '2027-01-01') return failed(400, 'This day is still to come.');
      visitedOn = on as string | null;
      return { message: 'Noted' };
    },
  });
  const box = screen.getByRole('textbox', { name: /Which one/ });
  await user.type(box, 'elsewhere{Enter}');
  await screen.findByRole('heading', { name: 'Nothing is found' });
  expect(screen.getByRole('link', { name: 'Find somebody' })).toHaveAttribute('href', '/people');
  await user.clear(box);
  await user.type(box, 'l1{Enter}');
  await screen.findByRole('heading', { name: 'Flat 1' });
  expect(screen.getByText('active')).toBeVisible();
  const day = screen.getByLabelText(/Day of the visit/);
  for (const typed of ['2027-01-01', '2026-01-10']) {
    await user.clear(day);
    await user.type(day, typed);
    await user.click(screen.getByRole('button', { name: 'Note the visit' }));
    await screen.findByText(typed === '2026-01-10' ? 'Noted' : 'This day is still to come.');
  }
  await screen.findByRole('heading', { name: 'Visited on 10 January 2026' });
  await user.click(screen.getByRole('button', { name: 'Take the visit back' }));
  await screen.findByRole('heading', { name: 'Were you there?' });
  expect(asked.at(-1)).toEqual(['visitListing', { id: 'l1', mark: 'm1', on: null }]);
});

it('says what a listing is before it shows its pictures [PDET-3]', async () => {
  const doc = { ...aQueuedListing(1).doc, propertyMainImage: ['/media/a.jpg', '/media/b.jpg'] };
  consolePage(<FindPage />, { findListing: () => ({ listing: aQueuedListing(1, { doc }) }) }, '/?q=l1');
  const heading = await screen.findByRole('heading', { name: 'Flat 1' });
  const pictures = screen.getByRole('list', { name: 'Pictures' });
  expect(heading.compareDocumentPosition(pictures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
