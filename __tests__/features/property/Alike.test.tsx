/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { nearestInPrice } from '@/features/property/useAlike';
import { aProperty } from '../../support/factories';
import { nearOnCall } from '../../support/nearViewport';
import { flat, heading, show } from '../../support/propertyRoute';

const comeNear = nearOnCall();

const LOCAL = 'GET property?city=Tirupati&selectedSubtype=Flat%2FApartment&locality=Alipiri';
const TOWN = 'GET property?city=Tirupati&selectedSubtype=Flat%2FApartment';
const near = (name: string, rest: Parameters<typeof aProperty>[0] = {}) => aProperty({ _id: name, name, ...rest });
const LISTED = [
  near('Close', { expectedPrice: 6_400_000, pricePerSqft: 5_000 }),
  near('Dear', { expectedPrice: 20_000_000, pricePerSqft: 5_200 }),
  near('Closest', { expectedPrice: 6_300_000, pricePerSqft: 4_800 }),
  near('p1', { pricePerSqft: 90_000 }),
];
const inTown = near('In town', { locality: 'Korlagunta', expectedPrice: 6_000_000 });
const answer = (url: URL) => (url.searchParams.has('locality') ? LISTED : [...LISTED, inTown]);

it('says what the locality asks for such a size, and shows the nearest in price once it comes near [PDET-3, DASH-9]', async () => {
  const { calls } = show([flat], { server: { 'GET property': answer } });
  await heading('Garuda Flat');
  expect(calls.filter((call) => call.startsWith('GET property?'))).toEqual([]);
  await waitFor(() => {
    comeNear();
    expect(calls).toContain(LOCAL);
  });
  const prices = within(await screen.findByRole('region', { name: 'Prices in Alipiri' }));
  expect(prices.getByText('₹58.8 L – ₹61.2 L')).toBeVisible();
  expect(prices.getByText(/^3 other Flat\/Apartment listings there now ask about ₹5,000 \/ sq ft: /)).toHaveTextContent(
    / for this size\. This one asks ₹62\.50 L\.$/,
  );
  expect(prices.queryByRole('img')).toBeNull();
  const similar = within(await screen.findByRole('region', { name: 'Similar properties' }));
  expect(similar.getAllByRole('link').map((link) => link.textContent)).toEqual(['Closest', 'Close', 'In town']);
  expect(calls).toEqual(expect.arrayContaining([LOCAL, TOWN]));
  const closest = within(similar.getByRole('article', { name: 'Closest' }));
  expect(closest.getByText(/ · ₹4,[89]00 \/ sq ft$/)).toBeVisible();
  expect(closest.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Closest');
});

it('draws what the locality asked in each month in the same card, with the same figures in a table, and nothing of what is not known [PDET-7]', async () => {
  const months = [
    { month: '2025-02', listings: 9, low: 1, middle: 1, high: 1 },
    { month: '2025-12', listings: '8', low: 4000, middle: 4200, high: 4500 },
    { month: '2026-02', listings: 9, low: 4100, middle: 4300, high: 5000 },
    { month: '2026-03', listings: null, low: 1, middle: 1, high: 1 },
  ];
  const { user, unmount } = show([{ ...flat, askingMonths: months } as typeof flat], {
    server: { 'GET property': answer },
  });
  const prices = within(await screen.findByRole('region', { name: 'Prices in Alipiri' }));
  expect(
    prices.getByText(/February 2026, all sizes: half of 9 Flat\/Apartment listings asked ₹4,100 to ₹5,000 \/ sq ft/),
  ).toBeVisible();
  const chart = prices.getByRole('img', { name: 'From ₹4,200 / sq ft in Dec 2025 to ₹4,300 in Feb 2026' });
  const of = (name: string) => [...chart.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute(name)));
  const [first, , second] = of('height');
  expect(Number(second) - 2).toBeCloseTo((Number(first) - 2) * (900 / 500));
  // What this one asks lies among them: ₹4,900 of ₹4,000 to ₹5,000.
  expect(prices.getByText('This one asks ₹4,900 / sq ft.')).toBeVisible();
  expect(Number(chart.querySelector('line')?.getAttribute('y1'))).toBeCloseTo((100 / 1000) * 88 + 1);
  // January is not known: its place, a third of the width, stays empty.
  const [december, , february] = of('x');
  expect(Number(february) - Number(december)).toBeCloseTo((2 * 300) / 3);
  await waitFor(() => {
    comeNear();
    expect(prices.getByText('₹58.8 L – ₹61.2 L')).toBeVisible();
  });
  expect(prices.getAllByText('What sellers asked; the sale prices may be lower.')).toHaveLength(1);
  await user.click(prices.getByText('Figures by month'));
  expect(prices.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MonthMiddle priceHalf askedListings',
    'Feb 2026₹4,300₹4,100 – ₹5,0009',
    'Dec 2025₹4,200₹4,000 – ₹4,5008',
  ]);
  unmount();
  // Land is bought by the square yard, nine square feet.
  const yards = { device: { recent: [], contacted: [], compare: [], units: 'sqyd' as const } };
  const inYards = show([{ ...flat, askingMonths: months } as typeof flat], {
    server: { 'GET property': answer },
    preloaded: yards,
  });
  const perYard = within(await screen.findByRole('region', { name: 'Prices in Alipiri' }));
  expect(perYard.getByText('This one asks ₹44,100 / sq yd.')).toBeVisible();
  expect(perYard.getByRole('img', { name: 'From ₹37,800 / sq yd in Dec 2025 to ₹38,700 in Feb 2026' })).toBeVisible();
  inYards.unmount();
  show([flat], { server: { 'GET property': [] } });
  await heading('Garuda Flat');
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole('region', { name: 'Prices in Alipiri' })).toBeNull();
});

it('shows the few of the locality where the town cannot be asked', async () => {
  const few = (url: URL) => (url.searchParams.has('locality') ? LISTED.slice(0, 1) : { status: 500, body: {} });
  show([flat], { server: { 'GET property': few } });
  await heading('Garuda Flat');
  await waitFor(() => {
    comeNear();
    expect(screen.getByRole('region', { name: 'Similar properties' })).toBeVisible();
  });
  expect(screen.getByRole('link', { name: 'Close' })).toBeVisible();
});

it('says nothing of prices that too few name, and shows nothing where nothing is like it', async () => {
  const { notices, calls } = show([flat], { server: { 'GET property': { status: 500, body: { message: 'Down' } } } });
  await heading('Garuda Flat');
  await waitFor(() => {
    comeNear();
    expect(calls).toContain(LOCAL);
  });
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(screen.queryByRole('region', { name: 'Similar properties' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Prices in Alipiri' })).toBeNull();
  expect(notices).toEqual([]);
});

it('takes the first where no price is known', () => {
  const listings = [1, 2, 3, 4].map((n) => ({ _id: String(n), expectedPrice: n }));
  expect(nearestInPrice(listings, null).map(({ _id }) => _id)).toEqual(['1', '2', '3']);
  expect(nearestInPrice(listings, 2).map(({ _id }) => _id)).toEqual(['2']);
});
