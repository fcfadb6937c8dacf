import type { Subtype } from '@/domain/subtypes';
import { fieldsShown } from '@/features/posting/values/fieldsShown';
import type { PostingValues } from '@/features/posting/values/postingValues';

const shown = (selectedSubtype: Subtype, values: Partial<PostingValues> = {}) =>
  fieldsShown({ selectedSubtype, ...values });

const BUILDING = [
  'name',
  'address',
  'age',
  'noOfFloors',
  'builtUpArea',
  'carpetArea',
  'facing',
  'reraId',
  'approvedType',
  'openParking',
  'coveredParking',
  'transactionType',
  'possessionStatus',
  'bathroom',
  'furnishingType',
  'gatedCommunity',
  'about',
  'amenities',
  'customAmenities',
] as const;
const LAND = [
  'surveyNumber',
  'noOfOpenSides',
  'widthOfTheRoad',
  'plotLength',
  'plotWidth',
  'anyConstructionDone',
  'boundaryWall',
] as const;
/** Which of the fields that depend on the building are shown. */
const rooms = (fields: ReadonlySet<string>) =>
  ['propertyFloorNo', 'flatNumber', 'bedroom', 'balconies'].filter((field) => fields.has(field));

describe('the fields of a form', () => {
  it.each([
    ['Flat/Apartment', ['propertyFloorNo', 'flatNumber', 'bedroom', 'balconies']],
    ['Independent/Builder Floor', ['propertyFloorNo', 'flatNumber', 'bedroom', 'balconies']],
    ['Independent House', ['bedroom', 'balconies']],
    ['Villa', ['bedroom', 'balconies']],
    ['Office', ['propertyFloorNo']],
    ['Retail shop', ['propertyFloorNo']],
    ['Showroom', ['propertyFloorNo']],
    ['Warehouse/Godown', ['propertyFloorNo']],
  ] as const)('asks of %s what a building has, and of its rooms %j [WIZ-6]', (subtype, some) => {
    const fields = shown(subtype);
    for (const field of BUILDING) expect(fields).toContain(field);
    for (const field of LAND) expect(fields).not.toContain(field);
    expect(rooms(fields)).toEqual(some);
  });

  it.each(['Plot/land', 'Agricultural Land'] as const)('asks of %s what land has [WIZ-7]', (subtype) => {
    const fields = shown(subtype);
    for (const field of [...LAND, 'name', 'facing', 'gatedCommunity'] as const) expect(fields).toContain(field);
    const papers = ['about', 'approvedType', 'reraId', 'transactionType', 'address'] as const;
    for (const field of [...papers, 'plotArea'] as const) expect(fields).toContain(field);
    const both: readonly string[] = ['name', 'facing', 'gatedCommunity', ...papers];
    for (const field of BUILDING.filter((each) => !both.includes(each))) expect(fields).not.toContain(field);
    expect(rooms(fields)).toEqual([]);
  });

  it('asks when it is ready of an unfinished building alone [WIZ-6, PDET-8]', () => {
    for (const subtype of ['Villa', 'Office'] as const) {
      expect(shown(subtype)).not.toContain('launchDate');
      expect(shown(subtype, { possessionStatus: 'Ready to move' })).not.toContain('launchDate');
      expect(shown(subtype, { possessionStatus: 'Under construction' })).toContain('launchDate');
    }
    expect(shown('Plot/land', { possessionStatus: 'Under construction' })).not.toContain('launchDate');
  });

  it('opens the further prices when they are wanted [WIZ-14]', () => {
    const further = ['maintenanceCharges', 'otherCharges', 'tokenAmount', 'priceIncludes'] as const;
    for (const field of further) {
      expect(shown('Villa')).not.toContain(field);
      expect(shown('Villa', { morePricing: true })).toContain(field);
    }
  });

  it('asks for the brokerage only when there is one [WIZ-15]', () => {
    for (const field of ['brokerChargesType', 'brokerage', 'brokerageNegotiable'] as const) {
      expect(shown('Office')).not.toContain(field);
      expect(shown('Office', { chargeBrokerage: 'No' })).not.toContain(field);
      expect(shown('Office', { chargeBrokerage: 'Yes' })).toContain(field);
    }
  });

  it('asks for the land of whole houses alone, beside land itself [WIZ-6]', () => {
    const withLand = ['Independent House', 'Villa', 'Plot/land', 'Agricultural Land'] as const;
    for (const subtype of withLand) expect(shown(subtype)).toContain('plotArea');
    for (const subtype of ['Flat/Apartment', 'Independent/Builder Floor', 'Office', 'Retail shop'] as const)
      expect(shown(subtype)).not.toContain('plotArea');
  });

  it('asks for the water of farm land alone [WIZ-7]', () => {
    expect(shown('Agricultural Land')).toContain('waterSource');
    for (const subtype of ['Plot/land', 'Villa', 'Office'] as const)
      expect(shown(subtype)).not.toContain('waterSource');
  });
});
