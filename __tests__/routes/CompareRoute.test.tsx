/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { marketplaceApi } from '@/api/marketplaceApi';
import CompareRoute from '@/routes/CompareRoute';
import { aProperty } from '../support/factories';
import { renderScreen, type RenderOptions } from '../support/renderScreen';

const rows: Readonly<Record<string, ReturnType<typeof aProperty>>> = {
  a: aProperty({ _id: 'a', name: 'Flat A' }),
  b: aProperty({ _id: 'b', name: 'Flat B', facing: 'West' }),
  c: aProperty({ _id: 'c', name: 'Flat C', bathroom: '3' }),
};
const seller = { _id: 'a0000000000000000000000a', phone: '9000000001' };
const server = {
  'GET property/propertyDetailsByUser': (url: URL) => {
    const row = rows[url.searchParams.get('id') ?? ''];
    return row ? [row] : [];
  },
};
const device = { recent: [], contacted: [], compare: [], units: 'sqft' } as const;
const show = (path: string, preloaded: RenderOptions['preloaded'] = {}) =>
  renderScreen(<CompareRoute />, { path, pattern: '/compare', server, preloaded });

const heads = () => screen.getAllByRole('columnheader').slice(1);
const row = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;

it('shows the properties that the address names side by side, and offers their numbers [PLIST-14]', async () => {
  const { store } = show('/compare?ids=a,b');
  expect(await screen.findByRole('link', { name: 'Flat B' })).toHaveAttribute('href', '/properties-listing?id=b');
  await screen.findByRole('rowheader', { name: 'Facing' });
  expect(
    within(row(/^Facing/))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['East', 'West']);
  expect(screen.getByRole('rowheader', { name: 'Bathrooms' })).toBeInTheDocument();
  expect(within(heads()[0] as HTMLElement).getByRole('link', { name: 'View Number' })).toHaveAttribute(
    'href',
    '/properties-listing?id=a',
  );
  // Looking at a shared comparison changes nothing of one's own.
  expect(store.getState().device.compare).toEqual([]);
});

it('only looks at what it compares, which keeps the numbers that are known [API-10, PDET-6]', async () => {
  const agents = { ids: ['a0000000000000000000000a'], entities: { a0000000000000000000000a: seller } };
  const { calls, store } = show('/compare?ids=a,b', { agents });
  await screen.findByRole('rowheader', { name: 'Facing' });
  expect(calls.sort()).toEqual(['a', 'b'].map((id) => `GET property/propertyDetailsByUser?id=${id}&look=1`));
  expect(store.getState().agents.entities[seller._id]).toMatchObject({ name: 'Lakshmi Naidu', phone: '9000000001' });
  // The page itself asks for the whole of it: what a look brought is no answer to that.
  await store.dispatch(marketplaceApi.endpoints.getProperty.initiate('a'));
  expect(calls.at(-1)).toBe('GET property/propertyDetailsByUser?id=a');
});

it('shows the differences alone', async () => {
  const { user } = show('/compare?ids=a,b');
  await screen.findByRole('rowheader', { name: 'Facing' });
  const toggle = screen.getByRole('switch', { name: 'Only differences' });
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Facing']);
  await user.click(toggle);
  expect(screen.getByRole('rowheader', { name: 'Bathrooms' })).toBeInTheDocument();
});

it('takes one away, in the address and on this device', async () => {
  const { user, store, location } = show('/compare?ids=a,b,c');
  await screen.findByRole('link', { name: 'Flat C' });
  expect(screen.getByText(/You can compare up to three/)).toBeInTheDocument();
  await user.click(within(heads()[1] as HTMLElement).getByRole('button', { name: 'Remove' }));
  expect(location()).toBe('/compare?ids=a,c');
  expect(store.getState().device.compare).toEqual(['a', 'c']);
  expect(within(heads()[1] as HTMLElement).getByRole('button', { name: 'Remove' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(location()).toBe('/compare');
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all properties' })).toHaveAttribute('href', '/properties');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('goes on with the one before the last, and with the heading where none is left', async () => {
  const { user } = show('/compare?ids=a,b');
  await screen.findByRole('link', { name: 'Flat B' });
  await user.click(within(heads()[1] as HTMLElement).getByRole('button', { name: 'Remove' }));
  const left = screen.getByRole('button', { name: 'Remove' });
  expect(left).toHaveAccessibleDescription(/Flat A/);
  expect(left).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('names in the address what was chosen on this device', async () => {
  const { location } = show('/compare', { device: { ...device, compare: ['c', 'a'] } });
  await waitFor(() => expect(location()).toBe('/compare?ids=c,a'));
  await screen.findByRole('link', { name: 'Flat A' });
  expect(heads().map((head) => within(head).getAllByRole('link')[0]?.textContent)).toEqual(['Flat C', 'Flat A']);
});

it('adds one that was viewed, and keeps a shared comparison when more are chosen in the list', async () => {
  const recent = [
    { kind: 'property', id: 'b', name: 'Flat B' },
    { kind: 'project', id: 'j', name: 'Towers' },
  ] as const;
  const { user, store, location } = show('/compare?ids=a', { device: { ...device, recent } });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Towers' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Flat B' }));
  expect(location()).toBe('/compare?ids=a,b');
  await user.click(screen.getByRole('link', { name: 'Add another property' }));
  expect(store.getState().device.compare).toEqual(['a', 'b']);
  expect(location()).toBe('/properties?city=Tirupati&selectedSubtype=Flat%2FApartment');
});

it('gives one property alone an empty column, which leads to others of its kind and town [PLIST-3, ROUTE-2]', async () => {
  const { user, store, location } = show('/compare?ids=a');
  await screen.findByRole('link', { name: 'Flat A' });
  const add = within(screen.getByRole('table')).getByRole('link', { name: 'Add another property' });
  expect(add).toHaveAttribute('href', '/properties?city=Tirupati&selectedSubtype=Flat%2FApartment');
  await user.click(add);
  expect(store.getState().device.compare).toEqual(['a']);
  expect(location()).toBe('/properties?city=Tirupati&selectedSubtype=Flat%2FApartment');
});

it('needs no empty column beside two', async () => {
  show('/compare?ids=a,b');
  await screen.findByRole('link', { name: 'Flat B' });
  expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Add another property' })).toBeNull();
});

it('tells that one is no longer offered', async () => {
  show('/compare?ids=a,gone');
  expect(await screen.findByText('No longer offered')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Flat A' })).toBeInTheDocument();
});

it('lets a failed one be asked again, beside the others', async () => {
  const { user, server: double } = renderScreen(<CompareRoute />, {
    path: '/compare?ids=a',
    pattern: '/compare',
    server: { 'GET property/propertyDetailsByUser': { status: 500, body: {} } },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  double.answer('GET property/propertyDetailsByUser', [rows['a']]);
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Flat A' })).toBeInTheDocument();
});

it('shows areas in the unit that is chosen', async () => {
  const { user, store } = show('/compare?ids=a');
  await screen.findByRole('cell', { name: '1,200\u00a0sq\u00a0ft' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area in' }), 'ankanam (36 sq ft)');
  expect(screen.getByRole('cell', { name: '33.33\u00a0ankanam' })).toBeInTheDocument();
  expect(store.getState().device.units).toBe('ankanam');
});

it('folds what only the land or only the flat has, and counts each in its usual unit', async () => {
  const plot = aProperty({ _id: 'p', name: 'Plot P', selectedSubtype: 'Plot/land', plotArea: 720, amenities: {} });
  const { user } = renderScreen(<CompareRoute />, {
    path: '/compare?ids=a,p',
    pattern: '/compare',
    server: {
      'GET property/propertyDetailsByUser': (url: URL) => [
        url.searchParams.get('id') === 'p' ? { ...plot, bathroom: null, widthOfTheRoad: 30 } : rows['a'],
      ],
    },
  });
  await screen.findByRole('link', { name: 'Plot P' });
  const summary = await screen.findByText(/^Only for one of them \(\d+\)$/, { selector: 'summary' });
  const fold = summary.closest('details') as HTMLElement;
  const names = () =>
    within(fold)
      .getAllByRole('rowheader', { hidden: true })
      .map((head) => head.textContent);
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining(['BHK', 'Bathrooms', 'Road width'])));
  expect(summary).toHaveTextContent(`(${String(names().length)})`);
  expect(row(/^Bathrooms/)).not.toBeVisible();
  expect(row(/^Facing/)).toBeVisible();
  const areas = within(row(/^Plot area/)).getAllByRole('cell');
  expect(areas.map((cell) => cell.textContent)).toEqual(['1,275\u00a0sq\u00a0ftbetter', '80\u00a0sq\u00a0yd']);
  await user.click(summary);
  expect(within(fold).getByRole('columnheader', { name: 'Plot P' })).toBeVisible();
});

it('says that there is nothing to compare where no address names a property that is there', async () => {
  show('/compare?ids=x,y,z');
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

it.each([
  ['a,c', 'the better value', '3better'],
  ['a,b,c', 'the better one of three as the best', '3best'],
])('marks of %s %s [WIZ-6]', async (ids, _what, marked) => {
  show(`/compare?ids=${ids}`);
  await screen.findByRole('link', { name: 'Flat C' });
  await waitFor(() => {
    const cells = within(row(/^Bathrooms/)).getAllByRole('cell');
    expect(cells[0]).toHaveTextContent(/^2$/);
    expect(cells.at(-1)).toHaveTextContent(marked);
  });
});

it('ticks amenities row by row, those that differ first, and names what is missing', async () => {
  const withAmenities = (id: string, amenities: Record<string, boolean>) =>
    aProperty({ _id: id, name: `Flat ${id}`, amenities });
  renderScreen(<CompareRoute />, {
    path: '/compare?ids=x,y',
    pattern: '/compare',
    server: {
      'GET property/propertyDetailsByUser': (url: URL) =>
        url.searchParams.get('id') === 'x'
          ? [withAmenities('x', { lift: true, park: true })]
          : [withAmenities('y', { lift: true })],
    },
  });
  await screen.findByRole('link', { name: 'Flat y' });
  const cells = (name: RegExp) =>
    within(row(name))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  await waitFor(() => expect(cells(/^Park/)).toEqual(['Yes', '—not given']));
  expect(cells(/^Lift/)).toEqual(['Yes', 'Yes']);
  const names = screen.getAllByRole('rowheader').map((head) => head.textContent);
  expect(names.slice(-2)).toEqual(['Park', 'Lift']);
});

it('keeps names and numbers in view: Call where the number is known, and says that it was used [PDET-6, DASH-2]', async () => {
  const agents = { ids: [seller._id], entities: { [seller._id]: seller } };
  const {
    user,
    store,
    server: double,
  } = renderScreen(<CompareRoute />, {
    path: '/compare?ids=a',
    pattern: '/compare',
    token: 't',
    server: { ...server, 'POST property/views': { message: 'Noted' } },
    preloaded: { agents },
  });
  const head = (await screen.findByRole('link', { name: 'Flat A' })).closest('tr') as HTMLElement;
  // What the style sheet keeps in view, but for low windows.
  expect(head).toHaveClass('sticky');
  const call = within(head).getByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:+919000000001');
  call.addEventListener('click', (event) => event.preventDefault());
  await user.click(call);
  expect(double.sent.at(-1)?.body).toEqual({ listingId: 'a', seen: 'phone' });
  expect(store.getState().device.contacted).toEqual([{ kind: 'property', id: 'a', name: 'Flat A', sawNumber: true }]);
});
