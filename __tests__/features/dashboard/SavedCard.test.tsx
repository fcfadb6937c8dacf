/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { waitingToasts } from '@/components/ui/toast';
import { region, show } from '../../support/dashboardTabs';
import { aProject, aProperty } from '../../support/factories';

it('takes a saved property into the comparison, says what an area of it costs, and compares no project [DASH-6, PLIST-7]', async () => {
  const flat = aProperty({ _id: 'p1', name: '2 BHK Flat', expectedPrice: 6_000_000, pricePerSqft: 5000 });
  const { user, store } = show({
    server: {
      'GET saved': [
        { listingId: 'p1', kind: 'property' },
        { listingId: 'j1', kind: 'project' },
      ],
      'GET property/propertyDetailsByUser': [flat],
      'GET projects/propertyDetailsByUser': [aProject({ _id: 'j1', name: 'Seshadri Towers' })],
    },
  });
  const saved = await region('Saved listings');
  expect(await saved.findByRole('link', { name: 'Seshadri Towers' })).toBeVisible();
  expect(await saved.findByText('₹5,000 / sq ft')).toBeVisible();
  const compare = await saved.findByRole('button', { name: 'Compare', description: '2 BHK Flat' });
  await user.click(compare);
  expect(compare).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().device.compare).toEqual(['p1']);
  expect(screen.getAllByRole('button', { name: 'Compare' })).toHaveLength(1);
});

it('tells what a saved home costs now against what it cost then, and nothing where that is the same or unknown [DASH-6]', async () => {
  const prices = { p1: [6_200_000, 6_000_000], p2: [6_000_000, 6_045_000], p3: [5_000_000, 5_000_000], p4: [null, 1] };
  const { user, calls } = show({
    server: {
      'GET saved': Object.entries(prices).map(([listingId, [priceThen]]) => ({
        listingId,
        kind: 'property',
        savedAt: '2026-11-03T08:00:00.000Z',
        ...(priceThen && { priceThen }),
      })),
      'POST saved': { message: 'Removed' },
      'GET property/propertyDetailsByUser': (url: URL) => {
        const id = url.searchParams.get('id') as keyof typeof prices;
        return { body: [aProperty({ _id: id, name: `Flat ${id}`, expectedPrice: prices[id][1] ?? 0 })] };
      },
    },
  });
  const saved = await region('Saved listings');
  await saved.findByRole('link', { name: 'Flat p4' });
  const said = saved.getAllByRole('article').map((card) => card.querySelector('p')?.textContent);
  expect(said).toEqual(['₹60 L₹2 L less now', '₹60.5 L₹45,000 more now', '₹50 L', '₹1']);
  expect(saved.getByText('Saved on 3 Nov 2026 at ₹62 L')).toBeVisible();
  expect(saved.getAllByText('Saved on 3 Nov 2026')).toHaveLength(2);
  await user.click(saved.getByRole('button', { name: 'Remove Flat p1' }));
  expect(calls).toContain('POST saved');
});

it('keeps a saved home that was sold by its name until it is removed, and leads to the seller of another [DASH-6]', async () => {
  const place = { city: 'Tirupati', locality: 'Alipiri' };
  const sold = { name: '3 BHK House', ...place, selectedSubtype: 'Villa', expectedPrice: 6_500_000, plotArea: 1800 };
  const sent: unknown[] = [];
  const { user, calls } = show({
    server: {
      'GET saved': [
        {
          ...{ listingId: 'p9', kind: 'property', gone: true, sold },
          ...{ savedAt: '2026-11-03T08:00:00.000Z', priceThen: 6_000_000 },
        },
        { listingId: 'p1', kind: 'property', priceThen: 1 },
      ],
      'POST saved': (_url: URL, body: unknown) => {
        sent.push(body);
        return { message: 'Removed' };
      },
      'GET property/propertyDetailsByUser': [aProperty({ _id: 'p1', name: '2 BHK Flat' })],
    },
  });
  const saved = await region('Saved listings');
  const card = within(await saved.findByRole('article', { name: '3 BHK House' }));
  expect(card.getByText('Sold')).toBeVisible();
  expect(card.getByText('Alipiri, Tirupati')).toBeVisible();
  for (const told of ['₹65 L', '1,800 sq ft', 'Saved on 3 Nov 2026 at ₹60 L'])
    expect(card.getByText(told)).toBeVisible();
  expect(card.getByRole('link', { name: '3 BHK House' })).toHaveAttribute('href', '/properties-listing?id=p9');
  expect(card.getByRole('link', { name: 'See all like it', description: '3 BHK House' })).toHaveAttribute(
    'href',
    '/properties?city=Tirupati&selectedSubtype=Villa&locality=Alipiri',
  );
  expect(saved.queryByText(/not offered now/)).toBeNull();
  expect(await saved.findByRole('link', { name: 'Ask the seller', description: '2 BHK Flat' })).toHaveAttribute(
    'href',
    '/properties-listing?id=p1#share-your-details',
  );
  expect(calls.join()).not.toMatch('id=p9');
  await user.click(card.getByRole('button', { name: 'Remove 3 BHK House' }));
  await user.click(saved.getByRole('button', { name: 'Remove 2 BHK Flat' }));
  await waitFor(() =>
    expect(sent).toEqual(['p9', 'p1'].map((listingId) => ({ listingId, kind: 'property', saved: false }))),
  );
});

it('offers to ask no seller about a listing of one’s own [DASH-6]', async () => {
  const own = aProperty({ _id: 'p1', name: '2 BHK Flat' });
  show({
    user: { roleCode: 'agt' },
    server: {
      'GET saved': [{ listingId: 'p1', kind: 'property' }],
      'GET property/userProperties': [own],
      'GET property/propertyDetailsByUser': [own],
    },
  });
  const card = within(await (await region('Saved listings')).findByRole('article', { name: '2 BHK Flat' }));
  expect(card.getByRole('button', { name: 'Remove 2 BHK Flat' })).toBeVisible();
  await waitFor(() => expect(card.queryByRole('link', { name: 'Ask the seller' })).toBeNull());
});

it('says what a saved home is where its name does not say it in the reader’s language [DASH-6, PDET-3]', async () => {
  const facts = { bedroom: '2 BHK', builtUpArea: 1200, expectedPrice: 6_000_000 };
  show({
    server: {
      'GET saved': [
        { listingId: 'p1', kind: 'property' },
        { listingId: 'p2', kind: 'property' },
      ],
      'GET property/propertyDetailsByUser': (url: URL) =>
        url.searchParams.get('id') === 'p1'
          ? [aProperty({ ...facts, _id: 'p1', name: '2BHK flat at the corner' })]
          : [aProperty({ ...facts, _id: 'p2', name: 'తిరుమల దగ్గర ఇల్లు' })],
    },
  });
  const saved = await region('Saved listings');
  expect(await saved.findAllByText('1,200 sq ft')).toHaveLength(2);
  expect(saved.getAllByText('2 BHK Flat/Apartment')).toHaveLength(1);
});

it('leaves a way back where a listing was removed, with the focus, until the page is left [DASH-6]', async () => {
  const sent: { readonly listingId: string; readonly saved: boolean }[] = [];
  const savedAt = '2026-11-03T08:00:00.000Z';
  const all = [
    { listingId: 'p1', kind: 'property', priceThen: 6_000_000, savedAt },
    { listingId: 'p2', kind: 'property', savedAt: '2026-11-02T08:00:00.000Z' },
  ];
  const isKept = (id: string) => sent.findLast(({ listingId }) => listingId === id)?.saved ?? true;
  const { user } = show({
    server: {
      'GET saved': () => all.filter(({ listingId }) => isKept(listingId)),
      'GET property/propertyDetailsByUser': (url: URL) => {
        const id = url.searchParams.get('id') ?? '';
        return { body: [aProperty({ _id: id, name: `Flat ${id}` })] };
      },
      'POST saved': (_url: URL, body: (typeof sent)[number]) => {
        sent.push(body);
        return { message: 'Done' };
      },
    },
  });
  const saved = await region('Saved listings');
  await user.click(await saved.findByRole('button', { name: 'Remove Flat p1' }));
  expect(await saved.findByText('“Flat p1” is no longer saved.', { ignore: '[role=status]' })).toBeVisible();
  const [first] = saved.getAllByRole('listitem');
  expect(first).toHaveFocus();
  expect(saved.getByText('1 listing')).toBeVisible();
  expect(waitingToasts()).toEqual([]);
  // Another one that goes takes nothing of it away.
  await user.click(saved.getByRole('button', { name: 'Remove Flat p2' }));
  expect(await saved.findAllByRole('button', { name: 'Put back' })).toHaveLength(2);
  first?.focus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await saved.findByRole('link', { name: 'Flat p1' })).toBeVisible();
  expect(first).toHaveFocus();
  expect(saved.getAllByRole('listitem')[0]).toBe(first);
  // Where it stood, and against the price of then.
  expect(sent).toEqual([
    { listingId: 'p1', kind: 'property', saved: false },
    { listingId: 'p2', kind: 'property', saved: false },
    { listingId: 'p1', kind: 'property', saved: true, priceThen: 6_000_000, savedAt },
  ]);
});

it('says of a home whose seller was asked when that was, with the way to the seller [DASH-6, JDET-8]', async () => {
  show({
    server: {
      'GET saved': [{ listingId: 'p1', kind: 'property' }],
      'GET enquiries/sent': [{ listingId: 'p1', kind: 'property', askedAt: '2026-11-20T08:00:00.000Z' }],
      'GET property/propertyDetailsByUser': [aProperty({ _id: 'p1', name: '2 BHK Flat' })],
    },
  });
  const saved = await region('Saved listings');
  expect(await saved.findByText('You asked for a call on 20 Nov 2026')).toBeVisible();
  expect(saved.queryByRole('link', { name: 'Ask the seller' })).toBeNull();
  expect(saved.getByRole('link', { name: 'Call the seller', description: '2 BHK Flat' })).toBeVisible();
});

it('keeps the order and how many are shown in the address, for Back and another tab [DASH-6, ROUTE-17]', async () => {
  const ids = Array.from({ length: 22 }, (_, at) => `p${at + 1}`);
  const { user, location } = show({
    server: {
      'GET saved': ids.map((listingId, at) => ({ listingId, kind: 'property', price: 1_000_000 * (at + 1) })),
      'GET property/propertyDetailsByUser': (url: URL) => {
        const id = url.searchParams.get('id') ?? '';
        return { body: [aProperty({ _id: id, name: `Flat ${id}` })] };
      },
    },
  });
  let saved = await region('Saved listings');
  await user.selectOptions(await saved.findByLabelText('Sort'), 'Price: high to low');
  await waitFor(() => expect(location()).toBe('/dashboard?sort=priceDown'));
  await user.click(saved.getByRole('button', { name: 'Show 12 more' }));
  await waitFor(() => expect(location()).toBe('/dashboard?sort=priceDown&shown=18'));
  await user.click(screen.getByRole('tab', { name: 'Packages' }));
  await user.click(screen.getByRole('tab', { name: 'Dashboard' }));
  saved = await region('Saved listings');
  await saved.findByRole('link', { name: 'Flat p5' });
  const names = saved.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(
    [...ids]
      .reverse()
      .slice(0, 18)
      .map((id) => `Flat ${id}`),
  );
});

it('puts a removed one back where it stood in an order by price, and after the removal alone [DASH-6]', async () => {
  let kept = ['p1', 'p2', 'p3', 'p4'].map((listingId, at) => ({ listingId, kind: 'property', price: 1000 - at }));
  const all = kept;
  const { user } = show({
    path: '/dashboard?sort=priceUp',
    server: {
      'GET saved': () => ({ body: kept, delay: 50 }),
      'GET property/propertyDetailsByUser': (url: URL) => {
        const id = url.searchParams.get('id') ?? '';
        return { body: [aProperty({ _id: id, name: `Flat ${id}` })] };
      },
      'POST saved': (_url: URL, { listingId, saved }: { listingId: string; saved: boolean }) => {
        kept = all.filter((one) => (one.listingId === listingId ? saved : kept.includes(one)));
        // A removal takes its time.
        return { body: { message: 'Done' }, delay: saved ? 0 : 50 };
      },
    },
  });
  const saved = await region('Saved listings');
  await user.click(await saved.findByRole('button', { name: 'Remove Flat p3' }));
  const place = saved.getAllByRole('listitem')[1];
  expect(place).toHaveFocus();
  expect(saved.getByRole('status')).toHaveTextContent('“Flat p3” is no longer saved.');
  const back = await saved.findByRole('button', { name: 'Put back', description: '“Flat p3” is no longer saved.' });
  expect(place).toContainElement(back);
  await user.click(back);
  await waitFor(() => expect(kept).toHaveLength(4));
  // The card is drawn once more when the list comes.
  await waitFor(() => expect(within(place ?? document.body).getByRole('link', { name: 'Flat p3' })).toBeVisible());
  expect(place).toHaveFocus();
  expect(saved.getByRole('status')).toHaveTextContent('It is saved again.');
});

it('shows what was saved last first or by price, with the number of them, what has no price last [DASH-6]', async () => {
  const prices = { p1: 6_000_000, p2: undefined, p3: 4_000_000 };
  const { user } = show({
    server: {
      'GET saved': Object.entries(prices).map(([listingId, price]) => ({ listingId, kind: 'property', price })),
      'GET property/propertyDetailsByUser': (url: URL) => {
        const id = url.searchParams.get('id') ?? '';
        return { body: [aProperty({ _id: id, name: `Flat ${id}` })] };
      },
    },
  });
  const saved = await region('Saved listings');
  await saved.findByRole('link', { name: 'Flat p3' });
  expect(saved.getByText('3 listings')).toBeVisible();
  const names = () => saved.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual(['Flat p1', 'Flat p2', 'Flat p3']);
  await user.selectOptions(saved.getByLabelText('Sort'), 'Price: low to high');
  expect(names()).toEqual(['Flat p3', 'Flat p1', 'Flat p2']);
  await user.selectOptions(saved.getByLabelText('Sort'), 'Price: high to low');
  expect(names()).toEqual(['Flat p1', 'Flat p3', 'Flat p2']);
});

it('says of a saved project which homes it has, how far it is and who builds it [DASH-6, JLIST-4]', async () => {
  show({
    server: {
      'GET saved': [{ listingId: 'j1', kind: 'project' }],
      'GET projects/propertyDetailsByUser': [
        aProject({
          ...{ _id: 'j1', name: 'Seshadri Towers', unitConfig: ['2BHK', '3BHK'], builderName: 'Seshadri Infra' },
          possessionStatus: 'under_construction',
        }),
      ],
    },
  });
  const card = within(await (await region('Saved listings')).findByRole('article', { name: 'Seshadri Towers' }));
  for (const told of ['2, 3 BHK', 'Under construction', 'Seshadri Infra'])
    expect(
      card.getByText(
        (_text, element) => element?.textContent.replace(/\u00a0/g, ' ') === told && element.tagName === 'SPAN',
      ),
    ).toBeVisible();
});

it('shows a home again whose removal failed, and says no longer that it is gone [DASH-6]', async () => {
  const { user, notices } = show({
    server: {
      'GET saved': [{ listingId: 'p1', kind: 'property' }],
      'GET property/propertyDetailsByUser': [aProperty({ _id: 'p1', name: 'Flat p1' })],
      'POST saved': { status: 500 },
    },
  });
  const saved = await region('Saved listings');
  await user.click(await saved.findByRole('button', { name: 'Remove Flat p1' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(await saved.findByRole('link', { name: 'Flat p1' })).toBeVisible();
  await waitFor(() => expect(saved.getByRole('status')).toBeEmptyDOMElement());
});
