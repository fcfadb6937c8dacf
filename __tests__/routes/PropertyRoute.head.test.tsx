/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { flat, heading, show } from '../support/propertyRoute';

/** The image lists of a listing, as the specification names them, and what they are called in the gallery. */
const IMAGE_LISTS = [
  ['propertyMainImage', 'Main Image'],
  ['projectImages', 'Project Images'],
  ['floorPlans', 'Floor Plans'],
  ['exteriorView', 'Exterior View'],
  ['livingRoom', 'Living Room'],
  ['bedrooms', 'Bedrooms'],
  ['bathrooms', 'Bathrooms'],
  ['kitchen', 'Kitchen'],
  ['floorPlan', 'Floor Plan'],
  ['parkingPlan', 'Parking Plan'],
  ['masterPlan', 'Master Plan'],
  ['locationMap', 'Location Map'],
  ['others', 'Others'],
] as const;

describe('head', () => {
  it.each([
    [{ reraFound: true, reraSeenAt: '2026-11-03T06:00:00.000Z' }, 'In the RERA register of 3 November 2026', true],
    [{ reraFound: false }, 'RERA number given, not found in the register', false],
    [{}, 'RERA number given', false],
  ] as const)('says of a RERA number what the register says: %j [PDET-8, PDET-9]', async (said, words, registered) => {
    show([{ ...flat, reraId: 'P10150050061', ...said }]);
    await heading('Garuda Flat');
    expect(screen.queryByText(/RERA (?:register of|number given)/)?.textContent ?? null).toBe(words);
    expect(screen.queryByText('RERA registered') !== null).toBe(registered);
  });

  it('says when it was visited, and of others nothing [PDET-3]', async () => {
    const { unmount } = show([{ ...flat, visitedOn: '2026-11-12' }]);
    await heading('Garuda Flat');
    expect(screen.getByText('Visited by Gruham on 12 November 2026')).toBeVisible();
    unmount();
    show([flat]);
    await heading('Garuda Flat');
    expect(screen.queryByText(/^Visited by/)).toBeNull();
  });

  it('says when its owner confirmed it, beside when it was listed, and of others nothing [PDET-3]', async () => {
    const { unmount } = show([{ ...flat, createdAt: '2026-09-26T06:00:00Z', renewedAt: '2026-11-24T06:00:00Z' }]);
    await heading('Garuda Flat');
    expect(
      screen.getByText(
        '2 BHK Flat/Apartment · Alipiri, Tirupati · listed on 26 Sept 2026 · still for sale on 24 Nov 2026',
      ),
    ).toBeVisible();
    unmount();
    show([{ ...flat, renewedAt: null }]);
    await heading('Garuda Flat');
    expect(screen.queryByText(/still for sale/)).toBeNull();
  });

  it('says below a name that does not say it in the reader’s language what it is [PDET-3]', async () => {
    const { unmount } = show([{ ...flat, name: 'అలిపిరిలో 2BHK ఫ్లాట్' }]);
    await heading('అలిపిరిలో 2BHK ఫ్లాట్');
    expect(screen.getByText(/^2 BHK Flat\/Apartment · Alipiri, Tirupati/)).toBeVisible();
    unmount();
    show([{ ...flat, name: 'Garuda, 2BHK' }]);
    await heading('Garuda, 2BHK');
    expect(screen.getByText(/^Alipiri, Tirupati/)).toBeVisible();
  });

  it('shows headline, place, price, price per sq.ft., built-up area and facing [PDET-3, FMT-1]', async () => {
    show([{ ...flat, name: null }]);
    await heading('2 BHK Apartment in Alipiri');
    expect(screen.getByText(/^Alipiri, Tirupati/)).toBeVisible();
    for (const [label, value] of [
      ['₹4,900 / sq ft', '₹62.50 L'],
      ['Built-up area', '1,200 sq ft'],
    ] as const) {
      expect(screen.getByText(label).nextSibling).toHaveTextContent(value);
    }
    expect(screen.getAllByText('East').length).toBeGreaterThan(0);
  });

  it.each([
    ['Flat/Apartment', ['2 BHK', '2']],
    ['Office', ['2']],
    ['Plot/land', []],
  ])('shows the rooms of %s beside the price [PDET-3]', async (selectedSubtype, rooms) => {
    show([{ ...flat, selectedSubtype }]);
    await heading('Garuda Flat');
    expect(
      ['Rooms', 'Bathrooms'].flatMap((label) => screen.queryByText(label)?.nextSibling?.textContent ?? []),
    ).toEqual(rooms);
  });

  it('says the area and the price per area in the chosen unit, beside the price per sq ft [PDET-3, FMT-1]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area in' }), 'cents');
    expect(screen.getByText('Built-up area').nextSibling).toHaveTextContent('2.75 cents');
    expect(screen.getByText('₹4,900 / sq ft · ₹21.34 L / cent')).toBeVisible();
  });

  it('reaches every image list of the specification in the gallery [PDET-12]', async () => {
    const lists = Object.fromEntries(IMAGE_LISTS.map(([key]) => [key, [`/uploads/${key}.jpg`]]));
    const { user } = show([{ ...flat, ...lists }]);
    await heading('Garuda Flat');
    await user.click(screen.getByRole('button', { name: '8 more' }));
    const gallery = within(await screen.findByRole('dialog', { name: 'Garuda Flat' }));
    for (const [key, category] of IMAGE_LISTS) {
      await user.click(await gallery.findByRole('button', { name: `${category} (1)` }));
      expect(gallery.getByRole('img', { name: category })).toHaveAttribute('src', `/uploads/${key}.jpg`);
    }
  });

  it('shares the link that carries the id [PDET-2, ROUTE-5]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/properties-listing?id=p1');
  });

  it('says how many more pictures there are, and opens the gallery by category [PDET-1, PDET-12]', async () => {
    const { user } = show();
    await heading('Garuda Flat');
    await user.click(screen.getByRole('button', { name: '2 more' }));
    const gallery = await screen.findByRole('dialog', { name: 'Garuda Flat' });
    for (const category of ['Main Image (1)', 'Living Room (2)', 'Kitchen (1)', 'Bedrooms (2)', 'Location Map (1)']) {
      expect(within(gallery).getByRole('button', { name: category })).toBeVisible();
    }
  });
});
