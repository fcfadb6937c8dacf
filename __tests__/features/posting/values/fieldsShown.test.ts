import type { Subtype } from '@/domain/subtypes';
import { fieldsShown } from '@/features/posting/values/fieldsShown';
import type { PostingValues } from '@/features/posting/values/postingValues';

const shown = (selectedSubtype: Subtype, values: Partial<PostingValues> = {}) =>
  fieldsShown({ selectedSubtype, ...values });

const BUILDING = [
  'name',
  'age',
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
  'noOfOpenSides',
  'widthOfTheRoad',
  'plotArea',
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
    const others = BUILDING.filter((field) => field !== 'name' && field !== 'facing' && field !== 'gatedCommunity');
    for (const field of others) expect(fields).not.toContain(field);
    expect(rooms(fields)).toEqual([]);
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

  it('asks for the address on edit alone [EDIT-1]', () => {
    expect(shown('Villa')).not.toContain('address');
    expect(fieldsShown({ selectedSubtype: 'Villa' }, true)).toContain('address');
  });
});
