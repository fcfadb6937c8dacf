import type { PropertyRecord } from '@/api/records';
import { highlights, overviewRows } from '@/features/property/overviewFacts';

const flat: PropertyRecord = {
  _id: '1',
  type: 'Sell',
  propertyType: 'Residential',
  selectedSubtype: 'Retail shop',
  city: 'Tirupati',
  locality: 'Alipiri',
  builtUpArea: 1200,
  carpetArea: 1000,
  plotArea: 1400,
  expectedPrice: 4_550_000,
  possessionStatus: 'under_construction',
  launchDate: '2027-06-01',
  furnishingType: 'Semi Furnished',
  age: 0,
  bedroom: '3 BHK',
  bathroom: '3+',
  coveredParking: '1',
  openParking: null,
  facing: 'East',
  view: null,
  flooring: 'Marble',
  propertyFloorNo: '3',
  noOfFloors: '5',
  block: null,
};
const value = (listing: PropertyRecord, label: string) =>
  overviewRows(listing).find((row) => row.label === label)?.value;

it('has every row of the specification, in its order, parking by its vehicles [PDET-8, WIZ-6]', () => {
  expect(overviewRows(flat).map(({ label, value: shown }) => `${label}: ${shown ?? '-'}`)).toEqual([
    'Listing Type: Sell',
    'Property Type: Residential',
    'Building Type: Shop/Showroom',
    'City: Tirupati',
    'Locality: Alipiri',
    'Area: 1,200 sq ft built-up · 1,000 sq ft carpet · 1,400 sq ft plot',
    'Price: ₹45.50 L',
    'Possession Status and Date: Under construction, 1 Jun 2027',
    'Furnishing Status: Semi Furnished',
    'Age of Property (Years): 0',
    'Number of Rooms: 3',
    'Number of Bathroom: 3+',
    'Covered and Open Parking: 1 four-wheeler',
    'Facing: East',
    'View: -',
    'Flooring: Marble',
    'Floor Number: 3 of 5',
    'Tower/Block: -',
  ]);
});

it('tells what is missing from what has not come yet [PDET-8]', () => {
  expect(value({ _id: '1', view: null }, 'View')).toBeNull();
  expect(value({ _id: '1' }, 'View')).toBeUndefined();
  expect(value({ _id: '1' }, 'Area')).toBeUndefined();
  expect(value({ _id: '1', builtUpArea: null, carpetArea: null, plotArea: null }, 'Area')).toBeNull();
});

it('names the areas where there are several, of land the plot first, in the chosen unit [PDET-8]', () => {
  const area = (listing: Partial<PropertyRecord>) =>
    overviewRows({ _id: '1', ...listing }, 'sqyd').find(({ label }) => label === 'Area')?.value;
  expect(area({ builtUpArea: 1800, plotArea: 2700 })).toBe('200 sq yd built-up · 300 sq yd plot');
  expect(area({ selectedSubtype: 'Plot/land', builtUpArea: 900, plotArea: 2700 })).toBe(
    '300 sq yd plot · 100 sq yd built-up',
  );
  expect(area({ carpetArea: 900 })).toBe('100 sq yd');
});

it('leaves possession words that are no date as they stand [PDET-8]', () => {
  const shown = (launchDate: string) => value({ _id: '1', launchDate }, 'Possession Status and Date');
  expect(['Dec 2026', '1 Jun 2027', 'Phase 2', '2026-12'].map(shown)).toEqual([
    'Dec 2026',
    '1 Jun 2027',
    'Phase 2',
    'Dec 2026',
  ]);
});

it('shows the RERA number, the floors and the sides of a plot where they are given, and no row where not [PDET-8, WIZ-6, WIZ-7]', () => {
  const rows = (listing: Partial<PropertyRecord>) =>
    overviewRows({ _id: '1', ...listing }).map(({ label, value: shown }) => `${label}: ${shown ?? '-'}`);
  const house = { selectedSubtype: 'Villa', propertyFloorNo: null, noOfFloors: '2', reraId: 'P02190001234' };
  expect(rows(house)).toEqual(expect.arrayContaining(['Total floors: 2', 'RERA ID: P02190001234']));
  const plot = { selectedSubtype: 'Plot/land', plotLength: 60, plotWidth: 40, widthOfTheRoad: 30, noOfOpenSides: '2' };
  expect(rows(plot).slice(OF_LAND.length)).toEqual([
    'Plot length and width: 60 × 40 ft',
    'Road width: 30 ft',
    'Open sides: 2',
  ]);
  const farm = { surveyNumber: '214/2B', waterSource: 'Borewell' };
  expect(rows(farm)).toEqual(expect.arrayContaining(['Survey number: 214/2B', 'Water: Borewell']));
  const halfSaid = rows({ noOfFloors: null, reraId: '', plotLength: 60 }).join();
  expect(halfSaid).not.toMatch(/RERA ID|Total floors|Plot length and width/);
  expect(rows({ widthOfTheRoad: 0 }).join()).not.toContain('Road width');
  expect(rows({ ...flat, reraId: null }).join()).not.toContain('Total floors');
});

const OF_LAND = [
  'Listing Type',
  'Property Type',
  'Building Type',
  'City',
  'Locality',
  'Area',
  'Price',
  'Possession Status and Date',
  'Facing',
  'View',
];

it.each(['Plot/land', 'Agricultural Land', 'Open plot'])(
  'leaves out for %s what cannot apply to land, and nothing else [PDET-8]',
  (selectedSubtype) => {
    expect(overviewRows({ ...flat, selectedSubtype }).map(({ label }) => label)).toEqual(OF_LAND);
    expect(overviewRows({ _id: '1', selectedSubtype }).map(({ label }) => label)).toEqual(OF_LAND);
  },
);

it('picks out the key highlights [PDET-9]', () => {
  expect(
    highlights({
      ...flat,
      saleType: 'New',
      approvedType: 'Tuda',
      gatedCommunity: 'Yes',
      balconies: '2',
      priceNegotiable: true,
    }),
  ).toEqual([
    'Under construction, 1 Jun 2027',
    'New',
    'Semi Furnished',
    'TUDA approved',
    'Gated community',
    '2 balconies',
    'Price negotiable',
  ]);
  expect(highlights({ _id: '1', approvedType: 'Rera' })).toEqual(['RERA approved']);
  const doubted = { reraId: 'P10150050061', approvedType: 'Rera', reraFound: false };
  expect(highlights({ _id: '1', ...doubted })).toEqual([]);
  expect(highlights({ _id: '1', reraId: 'P10150050061' })).toEqual(['RERA number given']);
  expect(highlights({ _id: '1', reraId: 'P123' })).toEqual([]);
  // What is not there is no highlight.
  expect(highlights({ _id: '1', balconies: '0' })).toEqual([]);
  expect(highlights({ _id: '1' })).toEqual([]);
});
