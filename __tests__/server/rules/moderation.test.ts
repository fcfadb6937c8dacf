import { labelOfField } from '@/domain/fieldLabels';
import { makeListings } from '@/demo/listings';
import { makePeople } from '@/demo/people';
import { isUnusualRate, rateReason } from '@/server/rules/moderation';
import { everyField } from '../../support/everyField';
import { reviewReason } from '../../support/server/reviewReason';

const FINE = { city: 'Tirupati', expectedPrice: 4_500_000, name: 'A flat' };

it.each([
  { flatNumber: '98480', block: '22338' },
  { flatNumber: '22338', block: 'Ph 98480' },
  { name: 'Garuda Nilayam 98480', locality: '22338 Alipiri' },
  { block: 'नाइन एट फोर एट जीरो', flatNumber: 'double two 338' },
  { block: '+91 984', flatNumber: '802 2338' },
  { block: '984802', view: '2338' },
  { customAmenities: ['Lift', '98480', 'Park', '22338'] },
])('finds the number that is split between the fields of %j [API-18]', (fields) => {
  expect(reviewReason({ ...FINE, ...fields })).toMatch(/^Please remove the phone number from “/);
});

it('names the fields of a number that is split [API-18]', () => {
  expect(reviewReason({ ...FINE, flatNumber: '98480', block: '22338', view: 'Lake' })).toMatch(
    'phone number from “Flat number” and “Block”.',
  );
});

it.each([
  { flatNumber: '8203', address: '12 Car Street, Tirupati 517501' },
  { flatNumber: '704', block: 'Tower 9', propertyFloorNo: '7', address: '12-5-678/9, Tirupati - 517501' },
  { flatNumber: '1205', address: 'Chennai 600042', reraId: 'TN/29/Building/0123/2020' },
  { unitConfig: ['1200', '1350'], customAmenities: ['60 ft road', '24/7 water', 'Lift for 8'] },
  { launchDate: '2026-11-01', projectExtentArea: '9 acres 84', block: '65000', view: '75000' },
  { reraId: '98480', flatNumber: '22338' },
])('takes the figures of %j for no number [API-18]', (fields) => {
  expect(reviewReason({ ...FINE, ...fields })).toBeNull();
});

it('lets nothing pass that is of no known kind [API-18]', () => {
  expect(reviewReason({ ...FINE, selectedSubtype: 'Castle' })).toMatch(/check “.*kind|check “.*type/i);
  for (const kind of ['Villa', 'apartment', '']) expect(reviewReason({ ...FINE, selectedSubtype: kind })).toBeNull();
});

it('lets a listing with a city and a price pass', () => {
  expect(reviewReason(FINE)).toBeNull();
  expect(reviewReason({ ...FINE, expectedPrice: '4500000' })).toBeNull();
  expect(reviewReason({ ...FINE, expectedPrice: 7_500_000_000 })).toBeNull();
});

it.each<[Record<string, unknown>, RegExp]>([
  [{ city: ' ' }, /city/],
  [{ city: undefined }, /city/],
  [{ expectedPrice: 0 }, /price/],
  [{ expectedPrice: undefined }, /price/],
  [{ expectedPrice: 100_000_000_000 }, /check “Expected price”/],
  [{ expectedPrice: 9876543210 }, /check “Expected price”/],
  [{ tokenAmount: '9848022338' }, /check “Token amount”/],
  [{ age: '600' }, /check “Age of the property”/],
  [{ plotArea: 2_000_000_000 }, /check “Plot area”/],
  [{ name: 'Call 9849012345' }, /phone number from “Property name”/],
  [{ about: 'More on www.example.in' }, /link or e-mail address from “Describe the property”/],
  [{ customAmenities: ['Lift', '9849012345'] }, /from “Your own amenities”\./],
  [{ amenities: { lift: true, 'call 9849012345': true } }, /from “Amenities”\./],
  [{ bedroom: '9849012345' }, /from “Bedrooms”\./],
  [{ priceIncludes: 'www.example.in' }, /from “Price includes”\./],
  [{ locality: '98490-12345' }, /from “Locality”\./],
])('keeps %j under review and says why [API-18]', (fields, reason) => {
  expect(reviewReason({ ...FINE, ...fields })).toMatch(reason);
});

it.each(Object.entries(everyField([])).filter(([, value]) => typeof value === 'string'))(
  'calls %s what a form calls it, or a person would, when it has to change [API-18, DASH-3]',
  (field, said) => {
    const reason = reviewReason({ ...FINE, [field]: `${String(said)} 9849012345` });
    if (field === 'video' || field === 'projectBrochure') expect(reason).toBeNull();
    else expect(reason).toContain(`from “${labelOfField(field) ?? 'no name'}”.`);
  },
);

it('names everything that is wrong at once, each with its field [API-18, DASH-3]', () => {
  const fields = {
    city: '',
    expectedPrice: 0,
    name: 'Call 9849012345',
    about: '9849012345, or www.example.in',
    address: '98490 12345',
  };
  expect(reviewReason({ ...FINE, ...fields })?.split('\n')).toEqual([
    'Please add the city.',
    'Please add the expected price.',
    'Please remove the phone number from “Property name”, “Describe the property” and “Address”. Buyers see the one of your account.',
    'Please remove the link or e-mail address from “Describe the property”.',
  ]);
});

it('does not take the numbers of pictures, links and registrations for phone numbers', () => {
  const fields = {
    reraId: 'P10119849012345',
    propertyMainImage: '/uploads/9849012345-80x60.jpg',
    kitchen: ['/uploads/9849012345-80x60.jpg'],
    video: 'https://youtu.be/abcdefghijk',
    projectBrochure: 'https://drive.google.com/file/d/1234567890abc',
  };
  expect(reviewReason({ ...FINE, ...fields })).toBeNull();
});

it.each([{}, { builtUpArea: 0 }, { builtUpArea: '0' }])(
  'judges the price per sq ft by the carpet area where the built-up area is none: %j [API-18]',
  (built) => {
    const rates = [4000, 4200, 4500, 4800, 5000];
    const flat = { ...FINE, selectedSubtype: 'Flat/Apartment', expectedPrice: 5_400_000, ...built };
    expect(rateReason({ ...flat, carpetArea: 99_999 }, rates)).toEqual({ code: 'rate' });
    expect(isUnusualRate({ ...flat, carpetArea: 99_999 }, rates)).toBe(true);
    expect(rateReason({ ...flat, carpetArea: 1200 }, rates)).toBeNull();
  },
);

it('finds no contact in any listing of the demo', () => {
  const reasons = [...makeListings('demo', makePeople(0, new Map()), 0)]
    .map(({ doc }) => reviewReason({ expectedPrice: 4_500_000, ...(JSON.parse(doc) as object) }))
    .filter((reason) => reason !== null);
  expect(reasons).toEqual([]);
});
