/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { waitFor } from '@testing-library/react';
import { region, show } from '../../support/dashboardTabs';
import { aProperty } from '../../support/factories';

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
