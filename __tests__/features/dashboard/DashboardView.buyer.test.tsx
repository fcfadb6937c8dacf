/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor } from '@testing-library/react';
import { CONTACTED_ID } from '@/domain/paths';
import { region, show } from '../../support/dashboardTabs';
import { aProperty } from '../../support/factories';
import { refusal } from '../../support/serverDouble';

const flat = aProperty({ _id: 'p1', name: '2 BHK Flat', expectedPrice: 6_250_000 });

it('tells how many saved listings are gone, and lets them be removed [DASH-6]', async () => {
  let kept: readonly { readonly listingId: string; readonly kind: string; readonly gone?: boolean }[] = [
    { listingId: 'p8', kind: 'property', gone: true },
    { listingId: 'p1', kind: 'property' },
    { listingId: 'p9', kind: 'property', gone: true },
  ];
  const removed: unknown[] = [];
  const { user, calls } = show({
    server: {
      'GET saved': () => ({ body: kept, delay: 20 }),
      'POST saved': (_url: URL, body: (typeof kept)[number]) => {
        removed.push(body);
        kept = kept.filter(({ listingId }) => listingId !== body.listingId);
        return { body: { message: 'Removed' }, delay: 5 };
      },
      'GET property/propertyDetailsByUser': [flat],
    },
  });
  const saved = await region('Saved listings');
  expect(await saved.findByText(/2 homes you saved are not offered now/)).toBeVisible();
  expect(await saved.findByText('₹62.5 L')).toBeVisible();
  expect(calls.join()).not.toMatch(/id=p[89]/);
  await user.click(saved.getByRole('button', { name: 'Remove from saved' }));
  await waitFor(() => expect(saved.queryByText(/not offered now/)).toBeNull());
  expect(removed).toEqual(['p8', 'p9'].map((listingId) => ({ listingId, kind: 'property', saved: false })));
  expect(saved.getByRole('heading', { name: 'Saved listings' })).toHaveFocus();
  expect(saved.getAllByRole('article')).toHaveLength(1);
});

describe('contacted', () => {
  const villa = aProperty({ _id: 'p2', name: '4 BHK Villa', expectedPrice: 12_500_000 });
  const found = {
    'GET property/propertyDetailsByUser': (url: URL) => ({
      body: [url.searchParams.get('id') === 'p2' ? villa : flat],
    }),
  };
  const here = { kind: 'property' as const, id: 'p1', name: '2 BHK Flat', sawNumber: true as const };
  const device = { recent: [], contacted: [here], compare: [], units: 'usual' as const };

  it('are the listings asked about on any device, with the day, after those contacted on this one [JDET-8]', async () => {
    const sent = ['p1', 'p2'].map((listingId) => ({
      listingId,
      kind: 'property',
      askedAt: '2026-11-20T08:00:00.000Z',
    }));
    show({ server: { ...found, 'GET enquiries/sent': sent }, preloaded: { device } });
    const contacted = await region('Contacted');
    expect(await contacted.findByText('4 BHK Villa')).toBeVisible();
    // What a form that was sent leads to.
    expect(contacted.getByRole('heading', { level: 2 })).toHaveAttribute('id', CONTACTED_ID);
    const cards = contacted.getAllByRole('article').map((card) => card.textContent);
    expect(cards).toEqual([
      expect.stringMatching(/2 BHK Flat.*You asked for a call on 20\sNov\s2026/),
      expect.stringMatching(/4 BHK Villa.*You asked for a call on 20\sNov\s2026/),
    ]);
  });

  it('offer Call and WhatsApp with a number that costs nothing again, else the way to the number [JDET-8, PDET-6]', async () => {
    const owned = { p1: 'u7', p2: 'u8' } as const;
    const { user, calls } = show({
      server: {
        'GET property/propertyDetailsByUser': (url: URL) => {
          const id = url.searchParams.get('id') as keyof typeof owned;
          return { body: [{ ...(id === 'p2' ? villa : flat), userId: { _id: owned[id] } }] };
        },
        'GET enquiries/sent': [{ listingId: 'p2', kind: 'property', askedAt: '2026-11-20T08:00:00.000Z' }],
        'GET users/numbers': [{ ownerId: 'u7', phone: '9848022338' }],
        'POST property/views': { message: 'Thank you' },
      },
      preloaded: { device },
    });
    const contacted = await region('Contacted');
    const call = await contacted.findByRole('link', { name: 'Call', description: '2 BHK Flat' });
    expect(call).toHaveAttribute('href', 'tel:+919848022338');
    expect(contacted.getByRole('link', { name: /WhatsApp/, description: '2 BHK Flat' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/919848022338\?text=.*2%20BHK%20Flat/),
    );
    const other = await contacted.findByRole('link', { name: 'Call the seller', description: '4 BHK Villa' });
    expect(other).toHaveAttribute('href', '/properties-listing?id=p2');
    call.addEventListener('click', (event) => event.preventDefault());
    await user.click(call);
    await waitFor(() => expect(calls).toContain('POST property/views'));
    expect(calls.filter((asked) => asked.includes('users/numbers'))).toHaveLength(1);
  });

  it('are those of this device alone where the server does not tell [JDET-8]', async () => {
    show({ server: { ...found, 'GET enquiries/sent': refusal(404, 'Not found') }, preloaded: { device } });
    const contacted = await region('Contacted');
    expect(await contacted.findByText('You saw the number')).toBeVisible();
    expect(contacted.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByText(/Not found/)).toBeNull();
  });
});

it('says of a contacted home that was sold what it was, and leads to all like it [JDET-8, PDET-3]', async () => {
  const here = { kind: 'property' as const, id: 'p1', name: '2 BHK Flat', sawNumber: true as const };
  const place = { propertyType: 'Residential', city: 'Tirupati', locality: 'Alipiri' };
  show({
    server: {
      'GET property/propertyDetailsByUser': refusal(404, 'Not found'),
      'GET property/sold': { name: '2 BHK Flat', selectedSubtype: 'Flat/Apartment', ...place, bhk: 2 },
    },
    preloaded: { device: { recent: [], contacted: [here], compare: [], units: 'usual' as const } },
  });
  const contacted = await region('Contacted');
  expect(await contacted.findByText('Sold')).toBeVisible();
  expect(contacted.getByRole('link', { name: 'See all like it', description: '2 BHK Flat' })).toBeVisible();
  expect(contacted.queryByText(/no longer offered/)).toBeNull();
});

describe('recent searches', () => {
  const search = (filters: object, label: string) => ({ kind: 'type', label, note: null, filters, id: null });
  const land = { selectedSubtype: 'Plot/land', minArea: 1800, city: 'Tirupati' };

  it('are said in the unit that is chosen on the device [HOME-14]', async () => {
    show({
      onDevice: new Map([['searches:u1', [search(land, 'Plot/land · 1,800 sq ft or more · Tirupati')]]]),
      preloaded: { device: { recent: [], contacted: [], compare: [], units: 'sqyd' } },
    });
    const searches = await region('Recent searches');
    expect(searches.getByRole('link')).toHaveTextContent(/200 sq yd/);
  });

  it('of a visitor are those of who logs in, the last one first, and nobody else’s afterwards [HOME-14]', async () => {
    const onDevice = new Map([
      ['searches:u1', [search({ city: 'Renigunta' }, 'Renigunta'), search(land, 'Plots')]],
      [
        'searches:visitor',
        [search({ city: 'Chandragiri' }, 'Chandragiri'), search({ city: 'Renigunta' }, 'Renigunta')],
      ],
    ]);
    show({ onDevice });
    const searches = await region('Recent searches');
    await waitFor(() => expect(searches.getAllByRole('link')).toHaveLength(3));
    expect(searches.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Chandragiri',
      'Renigunta',
      expect.stringContaining('Plot'),
    ]);
    await waitFor(() => expect(onDevice.has('searches:visitor')).toBe(false));
    expect(onDevice.get('searches:u1')).toHaveLength(3);
  });
});
