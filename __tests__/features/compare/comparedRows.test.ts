import type { PropertyRecord } from '@/api/records';
import type { AreaUnit } from '@/domain/areaUnits';
import { comparedRows } from '@/features/compare/comparedRows';

const flat: PropertyRecord = {
  _id: 'a',
  city: null,
  expectedPrice: 6_250_000,
  pricePerSqft: 4_900,
  builtUpArea: 1_275,
  carpetArea: null,
  plotArea: null,
  selectedSubtype: 'Flat/Apartment',
  bedroom: '2 BHK',
  bathroom: '2',
  facing: 'East',
  furnishingType: 'Semi Furnished',
  balconies: null,
  flooring: null,
  approvedType: null,
  gatedCommunity: null,
  plotLength: null,
  plotWidth: null,
  widthOfTheRoad: null,
  noOfOpenSides: null,
  boundaryWall: null,
  reraId: null,
  surveyNumber: null,
  waterSource: null,
  possessionStatus: 'ready_to_move',
  age: 3,
  propertyFloorNo: '4',
  noOfFloors: '9',
  coveredParking: '1',
  openParking: null,
  saleType: 'Resale',
  amenities: { lift: true, gymnasium: true },
  customAmenities: null,
};
const other: PropertyRecord = {
  ...flat,
  _id: 'b',
  expectedPrice: 5_500_000,
  facing: 'east ',
  age: 0,
  amenities: { lift: true, park: true },
  openParking: '1',
};
const said = (listings: readonly (PropertyRecord | undefined)[], units: readonly AreaUnit[]) =>
  comparedRows(listings, units).map(
    ({ label, values, differs, better, isOfOne }) =>
      `${isOfOne ? '(one) ' : ''}${label}: ${values
        .map((value, place) => `${value ?? (value === null ? '-' : '?')}${better.includes(place) ? '*' : ''}`)
        .join(' | ')}${differs ? ' !' : ''}`,
  );
const words = (...listings: (PropertyRecord | undefined)[]) => said(listings, ['sqft', 'sqft', 'sqft']);

it('names the differences row by row and marks the better value, parking by its vehicles [WIZ-6]', () => {
  expect(words(flat, other)).toEqual(
    [
      'Price: ₹62.50 L | ₹55.00 L* !',
      'EMI a month, about: ₹43,400 | ₹38,200 !',
      'Rate: ₹4,900 / sq ft | ₹4,900 / sq ft',
      'Built-up area: 1,275 sq ft | 1,275 sq ft',
      'Type: Flat/Apartment | Flat/Apartment',
      'BHK: 2 | 2',
      'Bathrooms: 2 | 2',
      'Facing: East | east',
      'Furnishing: Semi Furnished | Semi Furnished',
      'Possession: Ready to move | Ready to move',
      'Age: 3 years | New* !',
      'Floor: 4 of 9 | 4 of 9',
      'Parking: 1 four-wheeler | 1 four-wheeler, 1 two-wheeler !',
      'Sale type: Resale | Resale',
      'Gymnasium: ✓* | - !',
      'Park: - | ✓* !',
      'Lift: ✓ | ✓',
    ].map((line) => line.replace('east', 'east ')),
  );
});

it('shows areas and the rate in the chosen unit', () => {
  const rows = comparedRows([flat], ['ankanam']);
  expect(rows.find(({ label }) => label === 'Built-up area')?.values).toEqual(['35.42 ankanam']);
  expect(rows.find(({ label }) => label === 'Rate')?.values).toEqual(['₹1.76 L / ankanam']);
});

it('brings the rates of a flat and a plot to one unit, and says what each one is of [WIZ-14, PDET-3]', () => {
  const plot = { ...flat, selectedSubtype: 'Plot/land', pricePerSqft: 3_125, builtUpArea: null, plotArea: 720 };
  const rate = (units: readonly AreaUnit[], ...listings: PropertyRecord[]) => {
    const found = comparedRows(listings, units).find(({ label }) => label === 'Rate');
    return found?.values.map((value, place) => [value, found.notes?.[place]]);
  };
  expect(rate(['sqft', 'sqyd'], flat, plot)).toEqual([
    ['₹4,900 / sq ft', 'built-up area'],
    ['₹3,125 / sq ft', '₹28,125 / sq yd · plot area'],
  ]);
  expect(rate(['sqyd', 'sqyd'], flat, plot)).toEqual([
    ['₹44,100 / sq yd', 'built-up area'],
    ['₹28,125 / sq yd', 'plot area'],
  ]);
  expect(rate(['sqft', 'sqft'], flat, { ...flat, builtUpArea: null })).toEqual([
    ['₹4,900 / sq ft', ''],
    ['₹4,900 / sq ft', ''],
  ]);
  const ofNoArea = { ...flat, builtUpArea: null };
  const ofCarpet = { ...ofNoArea, carpetArea: 1_000 };
  expect(rate(['sqft', 'sqft', 'sqyd'], ofNoArea, ofCarpet, plot)?.map(([, note]) => note)).toEqual([
    '',
    'carpet area',
    '₹28,125 / sq yd · plot area',
  ]);
});

it('waits for what no answer has brought: it is not a difference', () => {
  const rows = words(flat, { _id: 'c', expectedPrice: 6_250_000 });
  expect(rows[0]).toBe('Price: ₹62.50 L | ₹62.50 L');
  expect(rows).toContain('Bathrooms: 2 | ?');
  expect(words(flat, undefined).some((row) => row.endsWith('!'))).toBe(false);
});

it('marks what one has and another lacks, and shows one listing alone without differences', () => {
  expect(words(flat, { ...flat, facing: null })).toContain('Facing: East | - !');
  expect(words(flat).filter((row) => row.endsWith('!') || row.includes('*'))).toEqual([]);
  expect(words(flat).slice(-2)).toEqual(['Lift: ✓', 'Gymnasium: ✓']);
});

it('says where each is', () => {
  const here = { ...flat, locality: 'Alipiri', city: 'Tirupati' };
  expect(words(here, { ...here, locality: 'Korlagunta' })[2]).toBe('Place: Alipiri, Tirupati | Korlagunta, Tirupati !');
});

it('compares the bedrooms of a floor', () => {
  const floor = { ...flat, selectedSubtype: 'Independent/Builder Floor', bedroom: '3 BHK' };
  expect(words(floor, flat)).toContain('BHK: 3 | 2 !');
});

it('compares no bedrooms of land', () => {
  const land = { ...flat, selectedSubtype: 'Plot/land', bedroom: '2', plotArea: 1_800 };
  expect(words(land, land).filter((row) => row.startsWith('BHK'))).toEqual([]);
  expect(words(land, land)).toContain('Plot area: 1,800 sq ft | 1,800 sq ft');
});

it('says by when an unfinished home is ready [PDET-8]', () => {
  const unfinished = { ...flat, possessionStatus: 'under_construction', launchDate: '2027-06' };
  expect(words(flat, unfinished)).toContain('Possession: Ready to move | Under construction, Jun 2027 !');
});

it('calls no home better for costing less where it is another kind, or has other rooms', () => {
  const marked = (listing: PropertyRecord) => words(flat, listing).filter((row) => /^(Price|Rate)/.test(row));
  const cheap = { ...other, pricePerSqft: 4_500 };
  expect(marked(cheap)).toEqual([expect.stringContaining('*'), expect.stringContaining('*')]);
  expect(marked({ ...cheap, bedroom: '1 BHK' })).toEqual([
    'Price: ₹62.50 L | ₹55.00 L !',
    'Rate: ₹4,900 / sq ft | ₹4,500 / sq ft* !',
  ]);
  expect(marked({ ...cheap, selectedSubtype: 'Plot/land' }).join()).not.toContain('*');
});

const plot: PropertyRecord = {
  ...flat,
  _id: 'p',
  selectedSubtype: 'Plot/land',
  expectedPrice: 2_250_000,
  pricePerSqft: 3_125,
  builtUpArea: null,
  plotArea: 720,
  bathroom: null,
  bedroom: null,
  furnishingType: null,
  possessionStatus: null,
  age: null,
  propertyFloorNo: null,
  noOfFloors: null,
  coveredParking: null,
  amenities: {},
  plotLength: 36,
  plotWidth: 20,
  widthOfTheRoad: 30,
  noOfOpenSides: '1',
  boundaryWall: 'Yes',
  approvedType: 'Tuda',
  gatedCommunity: 'No',
  surveyNumber: '311',
};

it('compares plots by road, sides, dimensions, wall and approval, as their pages name them [WIZ-7]', () => {
  const corner = { ...plot, _id: 'q', widthOfTheRoad: 60, noOfOpenSides: '2', boundaryWall: null };
  const rows = said([plot, corner], ['sqyd', 'sqyd']);
  expect(rows).toEqual(
    expect.arrayContaining([
      'Plot area: 80 sq yd | 80 sq yd',
      'Approved type: TUDA | TUDA',
      'Gated community: No | No',
      'Plot length and width: 36 × 20 ft | 36 × 20 ft',
      'Road width: 30 ft | 60 ft !',
      'Open sides: 1 | 2 !',
      'Boundary wall: Yes | - !',
      'Survey number: 311 | 311',
    ]),
  );
  expect(rows.filter((row) => row.startsWith('(one)'))).toEqual([]);
});

it('counts each in its usual unit, and weighs and rates them in one', () => {
  const house = { ...flat, selectedSubtype: 'Independent House', plotArea: 1_800 };
  const rows = said([plot, house, { ...plot, plotArea: 1_800 }], ['sqyd', 'sqft', 'sqyd']);
  expect(rows).toContain('Plot area: 80 sq yd | 1,800 sq ft* | 200 sq yd* !');
  expect(rows).toContain('Rate: ₹3,125 / sq ft | ₹4,900 / sq ft | ₹3,125 / sq ft !');
  expect(said([plot, { ...house, plotArea: 720 }], ['sqyd', 'sqft'])).toContain('Plot area: 80 sq yd | 720 sq ft');
});

it('sets apart what only the one piece of land has, or the one building, and calls no building better for it', () => {
  const rows = words(flat, plot);
  const apart = rows.filter((row) => row.startsWith('(one)'));
  expect(apart).toEqual(
    expect.arrayContaining(['(one) BHK: 2 | - !', '(one) Road width: - | 30 ft !', '(one) Lift: ✓ | - !']),
  );
  expect(apart.join()).not.toContain('*');
  expect(rows).toEqual(expect.arrayContaining(['Facing: East | East', 'Plot area: - | 720 sq ft !']));
  const three = words(flat, plot, other);
  expect(three).toContain('(one) Road width: - | 30 ft | - !');
  expect(three).toContain('Gymnasium: ✓* | - | - !');
  expect(three).toContain('Bathrooms: 2 | - | 2 !');
  expect(three.at(-1)).toBe('Lift: ✓ | - | ✓ !');
  expect(words(flat, other).join()).not.toContain('(one)');
});

it('leaves in sight what but one seller has said though the other could, such as a RERA ID [WIZ-6, WIZ-7]', () => {
  const unsaid = { ...flat, facing: null, saleType: null };
  const rows = words(unsaid, { ...plot, facing: 'North', saleType: null, reraId: 'P02190001234' });
  expect(rows).toEqual(
    expect.arrayContaining([
      'Facing: - | North !',
      'Approved type: - | TUDA !',
      'Gated community: - | No !',
      'RERA ID: - | P02190001234 !',
      '(one) Survey number: - | 311 !',
    ]),
  );
  // What buildings have, said of land alone, is no building's.
  expect(words({ ...flat, builtUpArea: null }, { ...plot, builtUpArea: 400 })).toContain(
    'Built-up area: - | 400 sq ft !',
  );
});
