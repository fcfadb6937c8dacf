/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { readPropertyRow } from '@/api/readers/listings';
import { PropertyCard } from '@/features/property/PropertyCard';
import { areaUnitChosen } from '@/store/device/deviceSlice';
import { aProperty } from '../../support/factories';
import { renderScreen, type RenderOptions } from '../../support/renderScreen';
import { QUIET } from '../../support/quietAnswers';

const about = `${'A quiet corner flat with morning light. '.repeat(4)}And a terrace.`;

function show(overrides: Parameters<typeof aProperty>[0] = {}, options: RenderOptions = {}) {
  const row = aProperty({ _id: 'p1', about, ...overrides });
  const parted = readPropertyRow({ ...row }, false);
  if (parted === null) throw new Error('not a listing');
  const { record, owner } = parted;
  return renderScreen(<PropertyCard id="p1" />, {
    path: '/properties',
    server: QUIET.saved,
    preloaded: {
      properties: { ids: [record._id], entities: { [record._id]: record } },
      agents: owner ? { ids: [owner._id], entities: { [owner._id]: owner } } : { ids: [], entities: {} },
    },
    ...options,
  });
}
const card = () => screen.getByRole('article', { name: '2 BHK Flat in Alipiri' });

it('shows what matters about a listing [PLIST-7, FMT-1]', () => {
  show({ pictureCount: 12 });
  for (const text of [
    '₹62.5 L',
    '₹4,900 / sq ft',
    'Alipiri, Tirupati',
    '1,275 sq ft',
    'East facing',
    'Resale',
    'Ready to move',
    'Lakshmi Naidu',
    '12 pictures',
  ]) {
    expect(within(card()).getByText(text)).toBeInTheDocument();
  }
  expect(within(card()).getByRole('link', { name: /^2 BHK Flat\/Apartment/ })).toHaveAttribute(
    'href',
    '/properties-listing?id=p1',
  );
  expect(card().querySelector('img')).toHaveAttribute('src', '/uploads/tower-1-1280x960.jpg');
});

it('says bathrooms, floor, when it was listed and confirmed, and that it is registered [PLIST-7]', () => {
  const today = new Date().toISOString();
  const marks = { reraId: 'P02190001234', visitedOn: '2026-11-12', renewedAt: today };
  show({ propertyFloorNo: '3', noOfFloors: '5', createdAt: today, ...marks });
  for (const text of ['2 baths', 'Floor 3 of 5', 'today', 'RERA', 'Visited 12 Nov 2026', 'Confirmed today']) {
    expect(within(card()).getByText(text)).toBeInTheDocument();
  }
});

it.each(['P123', 'Applied for', 'NA'])(
  'has no mark for “%s”, which is no number of a registration [PLIST-7]',
  (reraId) => {
    show({ reraId });
    expect(card()).not.toHaveTextContent('RERA');
  },
);

it('says nothing of them where they are not known [PLIST-7]', () => {
  show({ bathroom: null, createdAt: null });
  expect(card()).not.toHaveTextContent(/bath|Floor|Listed|RERA|Visited|Confirmed/);
});

it('cuts the about text after 150 characters, with Read More [PLIST-7, FMT-2]', () => {
  show();
  const text = card().querySelector('p.text-muted:has(a)')?.textContent ?? '';
  expect(text).toBe(`${about.slice(0, 150).trimEnd()}… Read More`);
  expect(within(card()).getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/properties-listing?id=p1');
});

it('names the area it shows where there is no plot area [PLIST-7]', () => {
  show({ plotArea: null });
  expect(card()).toHaveTextContent('1,200 sq ft built-up area');
});

it('stands without price, seller and picture', () => {
  show({ expectedPrice: null, userId: null, propertyMainImage: [], pricePerSqft: null, facing: null });
  expect(card()).toHaveTextContent('Price on request');
  expect(card()).toHaveTextContent('Agent');
  expect(card()).not.toHaveTextContent('NaN');
});

it('stores id and name of the opened listing [PLIST-15]', async () => {
  const { user, store, location } = show();
  await user.click(within(card()).getByRole('link', { name: /^2 BHK/ }));
  expect(store.getState().chosenListing.chosen).toEqual({ _id: 'p1', name: '2 BHK Flat in Alipiri' });
  expect(location()).toBe('/properties-listing?id=p1');
});

it('opens the login modal for View Number when logged out, and remembers where to go on [PLIST-14]', async () => {
  const { user, store, location } = show();
  await user.click(within(card()).getByRole('button', { name: 'View Number' }));
  expect(store.getState().authModal).toMatchObject({
    open: 'login',
    then: { path: '/properties-listing?id=p1', label: '2 BHK Flat in Alipiri' },
  });
  expect(location()).toBe('/properties');
});

it('goes to the detail for View Number when logged in [PLIST-14]', async () => {
  const { user, store, location } = show({}, { token: 't' });
  await user.click(within(card()).getByRole('button', { name: 'View Number' }));
  expect(location()).toBe('/properties-listing?id=p1');
  expect(store.getState().chosenListing.chosen?._id).toBe('p1');
  expect(store.getState().authModal.open).toBeNull();
});

it('counts land as people do until a unit is chosen: a plot in square yards [PLIST-7]', () => {
  const { store } = show({ selectedSubtype: 'Plot/land', plotArea: 1_800, builtUpArea: null });
  expect(card()).toHaveTextContent('200 sq yd plot area');
  expect(card()).toHaveTextContent('₹4,900 / sq ft · ₹44,100 / sq yd');
  act(() => void store.dispatch(areaUnitChosen('sqft')));
  expect(card()).toHaveTextContent('1,800 sq ft plot area');
});

it('shows the area and its price in the unit that is chosen on this device, beside the price per sq ft [PLIST-7]', () => {
  const { store } = show();
  act(() => void store.dispatch(areaUnitChosen('cents')));
  expect(card()).toHaveTextContent('2.93 cents plot area');
  expect(card()).toHaveTextContent('₹4,900 / sq ft · ₹21.3 L / cent');
});
