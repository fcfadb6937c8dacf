import type { PropertyRecord } from '@/api/records';
import { highlights, overviewRows } from '@/features/listing/overviewFacts';

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

it('has every row of the specification, in its order [PDET-8]', () => {
  expect(overviewRows(flat).map(({ label, value: shown }) => `${label}: ${shown ?? '-'}`)).toEqual([
    'Listing Type: Sell',
    'Property Type: Residential',
    'Building Type: Shop/Showroom',
    'City: Tirupati',
    'Locality: Alipiri',
    'Area: 1,200 sq ft',
    'Price: ₹45.50 L',
    'Possession Status and Date: Under construction, 1 Jun 2027',
    'Furnishing Status: Semi Furnished',
    'Age of Property (Years): 0',
    'Number of Rooms: 3',
    'Number of Bathroom: 3+',
    'Covered and Open Parking: 1 covered',
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

it('leaves possession words that are no date as they stand [PDET-8]', () => {
  const shown = (launchDate: string) => value({ _id: '1', launchDate }, 'Possession Status and Date');
  expect(['Dec 2026', '1 Jun 2027', 'Phase 2', '2026-12'].map(shown)).toEqual([
    'Dec 2026',
    '1 Jun 2027',
    'Phase 2',
    'Dec 2026',
  ]);
});

it('shows land without the rows of buildings [PDET-8]', () => {
  const labels = overviewRows({ _id: '1', selectedSubtype: 'Open plot' }).map(({ label }) => label);
  expect(labels).not.toContain('Number of Rooms');
  expect(labels).toContain('Facing');
});

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
    'Under construction',
    'New',
    'Semi Furnished',
    'Tuda approved',
    'Gated community',
    '2 balconies',
    'Price negotiable',
  ]);
  expect(highlights({ _id: '1', approvedType: 'Rera' })).toEqual(['RERA approved']);
  expect(highlights({ _id: '1' })).toEqual([]);
});
