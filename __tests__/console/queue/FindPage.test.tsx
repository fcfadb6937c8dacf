/** @jest-environment <rootDir>/__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import type { ListedListing, QueuedListing } from '@/contract/consoleShapes';
import { AMENITIES } from '@/domain/amenities';
import { FindPage } from '@/console/queue/FindPage';
import { aQueuedListing, consolePage, failed } from '../../support/consolePage';

const ID = '0123456789abcdef01234567';
const listed = (n: number, changes: Partial<ListedListing> = {}): ListedListing => ({
  ...{ id: `l${n}`, createdAt: '2026-01-15T06:00:00Z', status: 'active', owner: { id: 'a1', name: 'Lakshmi' } },
  doc: {
    name: `Flat ${n}`,
    selectedSubtype: 'Plot/land',
    locality: 'Perur',
    city: 'Tirupati',
    expectedPrice: 4_500_000,
  },
  ...changes,
});
const nothing = { listings: [], total: null, until: null, after: null };

it('finds a listing by what is pasted, notes the day of a visit, and takes it back [PDET-3]', async () => {
  let visitedOn: string | null = null;
  const { user, asked } = consolePage(<FindPage />, {
    getListings: () => nothing,
    findListing: ({ q }) => ({
      listing: q === ID ? aQueuedListing(1, { status: 'active', visitedOn }) : null,
    }),
    visitListing: ({ on }) => {
      if (on === '2027-01-01') return failed(400, 'This day is still to come.');
      visitedOn = on as string | null;
      return { message: 'Noted' };
    },
  });
  const box = () => screen.getByRole('textbox', { name: /Which ones/ });
  await user.type(box(), 'elsewhere{Enter}');
  await screen.findByRole('heading', { name: 'Nothing is found' });
  expect(box()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Find somebody' })).toHaveAttribute('href', '/people');
  await user.clear(box());
  await user.type(box(), `${ID}{Enter}`);
  await screen.findByRole('heading', { name: 'Flat 1' });
  expect(screen.getByText('active')).toBeVisible();
  // Instead of the form stands the way back to the list.
  expect(screen.queryByRole('form', { name: 'Find a listing' })).toBeNull();
  expect(screen.getByRole('link', { name: 'All listings' })).toHaveAttribute('href', '/find');
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

it('leads back from a listing to the search that found it [DASH-3]', async () => {
  const found = { id: ID, doc: aQueuedListing(1).doc, status: 'active', createdAt: '2026-01-15T06:00:00Z' };
  const { user } = consolePage(
    <FindPage />,
    {
      getListings: () => ({
        listings: [{ ...found, owner: { id: 'a1', name: 'Lakshmi' } }],
        ...{ total: 1, after: null, since: null },
      }),
      findListing: () => ({ listing: aQueuedListing(1) }),
    },
    '/find?q=villa&state=active',
  );
  await user.click(await screen.findByRole('link', { name: 'Flat 1' }));
  await user.click(await screen.findByRole('link', { name: 'All listings' }));
  expect(await screen.findByRole('textbox', { name: /Which ones/ })).toHaveValue('villa');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('active');
});

it('says what a listing is before it shows its pictures [PDET-3]', async () => {
  const doc = { ...aQueuedListing(1).doc, propertyMainImage: ['/media/a.jpg', '/media/b.jpg'] };
  consolePage(<FindPage />, { findListing: () => ({ listing: aQueuedListing(1, { doc }) }) }, `/?q=${ID}`);
  const heading = await screen.findByRole('heading', { name: 'Flat 1' });
  const pictures = screen.getByRole('list', { name: 'Pictures' });
  expect(heading.compareDocumentPosition(pictures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('lists listings, the newest first, by words and by state, each with its price, state, owner and day, a page at a time [DASH-3]', async () => {
  const wanted: unknown[] = [];
  const { user } = consolePage(<FindPage />, {
    getListings: (asked) => {
      wanted.push(asked);
      if (asked['q'] === 'balaji') return { ...nothing, until: '2026-01-02T06:00:00Z', after: 'older' };
      if (asked['after']) return { ...nothing, listings: [listed(2, { status: 'sold' })], total: 2 };
      return { ...nothing, listings: [listed(1)], total: 2, until: '2026-01-14T06:00:00Z', after: 'next' };
    },
  });
  expect(await screen.findByText('2 listings')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Listings, the newest first' });
  expect(list).toHaveTextContent('Flat 1Plot/land, Perur, TirupatiLakshmi, posted 15 January 2026active₹45.00 L');
  expect(within(list).getByRole('link', { name: 'Flat 1' })).toHaveAttribute('href', '/find?q=l1');
  expect(within(list).getByRole('link', { name: 'Lakshmi' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await within(list).findByRole('link', { name: 'Flat 2' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'sold');
  await user.type(screen.getByRole('textbox', { name: /Which ones/ }), 'balaji{Enter}');
  expect(await screen.findByText('Looked at those posted since 2 January 2026.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look further back' }));
  expect(wanted).toEqual([
    {},
    { after: 'next' },
    { state: 'sold' },
    { q: 'balaji', state: 'sold' },
    { q: 'balaji', state: 'sold', after: 'older' },
  ]);
});

it('offers on a found listing what fits its state, by the dialogs of queue and reports [DASH-3]', async () => {
  let status: QueuedListing['status'] = 'active';
  const { user, asked } = consolePage(
    <FindPage />,
    {
      findListing: () => ({ listing: aQueuedListing(1, { status, mark: `m ${status}` }) }),
      warnOwner: () => ({ message: 'We write to the owner.' }),
      hideReported: () => {
        status = 'under review';
        return { message: 'Hidden. Its owner is told why.' };
      },
      approveListing: () => {
        status = 'active';
        return { message: 'Approved' };
      },
      undoDecision: () => {
        status = 'under review';
        return { message: 'Taken back' };
      },
      refuseListing: () => {
        status = 'withdrawn';
        return { message: 'Refused' };
      },
    },
    `/?q=${ID}`,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const write = async (title: string, action: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByRole('textbox'), 'Is it yours?');
    await user.click(dialog.getByRole('button', { name: action }));
  };
  await press('Write to the owner');
  await write('Write to the owner of “Flat 1”', 'Send');
  expect(await screen.findByText('We write to the owner.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await press('Hide');
  await write('Hide “Flat 1”', 'Hide');
  expect(await screen.findByText(/^Hidden/)).toBeVisible();
  await press('Approve');
  expect(screen.queryByText(/^Hidden/)).toBeNull();
  expect(await screen.findByText('“Flat 1” is approved.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await screen.findByRole('button', { name: 'Hide' });
  await press('Undo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await press('Refuse');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refuse “Flat 1”' }));
  await user.click(dialog.getByRole('radio', { name: /Price/ }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('withdrawn')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /Hide|Approve|Refuse/ })).toBeNull();
  expect(asked).toEqual([
    ['warnOwner', { id: 'l1', reason: 'Is it yours?' }],
    ['hideReported', { id: 'l1', reason: 'Is it yours?' }],
    ['approveListing', { id: 'l1', mark: 'm under review' }],
    ['undoDecision', { id: 'l1' }],
    ['refuseListing', { id: 'l1', mark: 'm under review', refusal: 'price', reason: '' }],
  ]);
});

it('repeats why a listing was refused before, and counts the pictures that came and went since [DASH-3]', async () => {
  const doc = { ...aQueuedListing(1).doc, propertyMainImage: ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'] };
  const changed = { propertyMainImage: ['/media/a.jpg', '/media/old.jpg'], expectedPrice: 5_000_000 };
  const listing = aQueuedListing(1, { doc, changed, refusedFor: 'Please add pictures.' });
  consolePage(<FindPage />, { findListing: () => ({ listing }) }, `/?q=${ID}`);
  const part = within(await screen.findByRole('region', { name: 'Refused before' }));
  expect(part.getByText('Its owner was told: “Please add pictures.”')).toBeVisible();
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Pictures: 2 new, 1 gone',
    expect.stringContaining('was “₹50,00,000”'),
  ]);
});

it('names an opened listing in its heading, with its state, its month in words, and all it has in a line of its own [PDET-3]', async () => {
  const amenities = Object.fromEntries(AMENITIES.slice(0, 9).map(({ key }) => [key, true]));
  const { doc } = aQueuedListing(1);
  const listing = aQueuedListing(1, { status: 'active', doc: { ...doc, launchDate: '2028-03', amenities } });
  consolePage(<FindPage />, { findListing: () => ({ listing }) }, '/find?q=0123456789abcdef01234567');
  expect(await screen.findByRole('heading', { level: 1, name: 'Flat 1' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Flat 1' })).toHaveLength(1);
  const sheet = screen.getByRole('article', { name: 'Flat 1' });
  expect(within(sheet).getByText('active')).toHaveClass('bg-brand-wash');
  expect(within(sheet).getByText('March 2028')).toBeVisible();
  expect(
    within(sheet)
      .getByText(/Amenities/)
      .closest('dl'),
  ).toBeNull();
});
