import { bodies } from '@/contract/payloads';
import { SUBTYPES } from '@/domain/subtypes';
import { AMENITY_KEYS } from '@/domain/amenityFlags';
import { payloadOf } from '@/features/posting/values/payloadOf';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';

const FLAT: PostingValues = {
  ...UNTOUCHED,
  city: ' Tirupati ',
  locality: 'Alipiri',
  name: 'Sunny flat',
  builtUpArea: '1275',
  age: '5',
  bedroom: '3 BHK',
  flatNumber: '304',
  bathroom: '3+',
  gatedCommunity: 'Yes',
  expectedPrice: '4500000',
  pricePerSqft: '3529',
  priceNegotiable: true,
  amenities: { lift: true },
  customAmenities: ['Temple'],
  termsAccepted: true,
};
const PHOTOS = { propertyMainImage: ['/a.jpg'], livingRoom: ['/b.jpg', '/c.jpg'] };

/** The fields that the specification gives to the payload of posting and those asked beside them, by what an empty one says. */
const TEXTS = [
  ...['locality', 'location', 'name', 'unit', 'projectExtentArea', 'flatNumber', 'reraId', 'unitConfig', 'about'],
  ...['launchDate', 'specifications', 'priceIncludes', 'per', 'video', 'livingDiningFloor', 'bedroomFloor'],
  ...['kitchenFloor', 'kitchenFitting', 'toiletFitting', 'bedroomFitting', 'livingDiningWall', 'kitchenWall'],
  ...['bedroomWall', 'surveyNumber', 'address'],
];
const NUMBERS = [
  ...[
    'plotArea',
    'plotLength',
    'plotWidth',
    'widthOfTheRoad',
    'expectedPrice',
    'brokerage',
    'totalBlocks',
    'noOfUnits',
  ],
  ...['noOfBuildings', 'unitAreaRangeFrom', 'unitAreaRangeTo', 'projectArea', 'carpetArea', 'pricePerSqft', 'age'],
  ...['maintenanceCharges', 'builtUpArea', 'avgPricing', 'unitPriceRangeFrom', 'unitPriceRangeTo', 'otherCharges'],
  'tokenAmount',
];
const CHOSEN = [
  ...[
    'gatedCommunity',
    'facing',
    'noOfOpenSides',
    'chargeBrokerage',
    'brokerChargesType',
    'approvedType',
    'noOfFloors',
  ],
  ...['propertyFloorNo', 'transactionType', 'balconies', 'bathroom', 'openParking', 'coveredParking', 'furnishingType'],
  ...['possessionStatus', 'bedroom', 'anyConstructionDone', 'boundaryWall', 'waterSource'],
];
const FLAGS = [
  ...['allInclusivePrice', 'taxNgovtChargesExcluded', 'priceNegotiable', 'brokerageNegotiable', 'servantRoom'],
];
const LISTS = [
  ...['propertyMainImage', 'exteriorView', 'livingRoom', 'bedrooms', 'bathrooms', 'kitchen', 'floorPlan', 'masterPlan'],
  ...['locationMap', 'others', 'customAmenities'],
];
const GIVEN = ['propertyType', 'selectedSubtype', 'type', 'city', 'userId', 'termsAccepted', 'amenities'];
const WHOLE = [...TEXTS, ...NUMBERS, ...CHOSEN, ...FLAGS, ...LISTS, ...GIVEN].sort();
/** Fields of other kinds, as they are left over in a form, and what an empty one says. */
const emptyOf = (field: string): unknown =>
  TEXTS.includes(field) ? '' : LISTS.includes(field) ? [] : FLAGS.includes(field) ? false : null;

describe('the payload of a new listing', () => {
  it.each(SUBTYPES)('of %s names every field of the specification, each empty in its own way [WIZ-16]', (kind) => {
    const payload = payloadOf({ ...UNTOUCHED, selectedSubtype: kind, city: 'Tirupati', termsAccepted: true }, {}, 'u1');
    expect(Object.keys(payload).sort()).toEqual(WHOLE);
    const { propertyType, selectedSubtype, type, city, userId, termsAccepted, amenities, ...empty } = payload;
    expect([propertyType, selectedSubtype, type, city]).toEqual(['Residential', kind, 'Sell', 'Tirupati']);
    expect([userId, termsAccepted, Object.values(amenities ?? {}).includes(true)]).toEqual(['u1', true, false]);
    expect(empty).toEqual(Object.fromEntries(Object.keys(empty).map((field) => [field, emptyOf(field)])));
    expect(bodies.postProperty.parse(payload)).toEqual(payload);
  });

  it('has all 47 amenities and the own ones [WIZ-9, WIZ-16]', () => {
    const { amenities, customAmenities } = payloadOf(FLAT, PHOTOS, 'u1');
    expect(Object.keys(amenities ?? {}).sort()).toEqual([...AMENITY_KEYS].sort());
    expect(Object.entries(amenities ?? {}).filter(([, on]) => on)).toEqual([['lift', true]]);
    expect(customAmenities).toEqual(['Temple']);
  });

  it('turns what was typed into plain numbers, and joins area and unit [WIZ-16]', () => {
    const payload = payloadOf(FLAT, PHOTOS, 'u1');
    expect(payload).toMatchObject({
      city: 'Tirupati',
      expectedPrice: 4_500_000,
      builtUpArea: 1275,
      age: 5,
      bathroom: '3+',
      bedroom: '3 BHK',
      unit: 'sq ft',
      projectExtentArea: '1275 sq ft',
      propertyMainImage: ['/a.jpg'],
      livingRoom: ['/b.jpg', '/c.jpg'],
      kitchen: [],
    });
    expect(bodies.postProperty.parse(payload)).toEqual(payload);
  });

  it('sends a number that nobody can read empty [WIZ-18]', () => {
    const payload = payloadOf({ ...FLAT, expectedPrice: 'ask me', age: '9'.repeat(30), carpetArea: '-5' }, {}, 'u1');
    expect(payload).toMatchObject({ expectedPrice: null, age: null, carpetArea: null });
    expect(bodies.postProperty.safeParse(payload).success).toBe(true);
  });

  it('is the same at a second press [WIZ-16]', () => {
    expect(payloadOf(FLAT, PHOTOS, 'u1')).toEqual(payloadOf({ ...FLAT }, { ...PHOTOS }, 'u1'));
  });

  it.each([
    ['Villa', ['flatNumber', 'propertyFloorNo', 'boundaryWall'], ['bedroom', 'about', 'plotArea']],
    ['Office', ['flatNumber', 'bedroom', 'balconies'], ['propertyFloorNo', 'about']],
    [
      'Plot/land',
      ['builtUpArea', 'age', 'bedroom', 'livingRoom', 'customAmenities'],
      ['plotArea', 'boundaryWall', 'about'],
    ],
    ['Flat/Apartment', ['plotArea', 'boundaryWall', 'brokerage', 'maintenanceCharges'], ['flatNumber']],
  ] as const)(
    'of %s says nothing of what its form hides [WIZ-6, WIZ-7, WIZ-11, WIZ-16]',
    (selectedSubtype, hidden, sent) => {
      const typed = {
        ...FLAT,
        plotArea: '2000',
        boundaryWall: 'Yes',
        about: 'Bright.',
        propertyFloorNo: '3',
        brokerage: '1',
        tokenAmount: '1',
      };
      const payload = payloadOf({ ...typed, selectedSubtype }, PHOTOS, 'u1');
      const { amenities, ...said } = payload;
      expect(Object.values(amenities ?? {}).includes(true)).toBe(selectedSubtype !== 'Plot/land');
      expect(said).toMatchObject(Object.fromEntries(hidden.map((field) => [field, emptyOf(field)])));
      for (const field of sent) expect(said).not.toHaveProperty(field, emptyOf(field));
      expect(payload.propertyMainImage).toEqual(['/a.jpg']);
    },
  );

  it('sends the brokerage when there is one [WIZ-15]', () => {
    const broker: PostingValues = {
      ...FLAT,
      brokerChargesType: 'percentage',
      brokerage: '2',
      brokerageNegotiable: true,
    };
    expect(payloadOf({ ...broker, chargeBrokerage: 'Yes' }, {}, 'u1')).toMatchObject({
      chargeBrokerage: true,
      brokerChargesType: 'percentage',
      brokerage: 2,
      brokerageNegotiable: true,
    });
    const none = payloadOf({ ...broker, chargeBrokerage: 'No' }, {}, 'u1');
    expect(none).toMatchObject({
      chargeBrokerage: false,
      brokerChargesType: null,
      brokerage: null,
      brokerageNegotiable: false,
    });
    const fixed = payloadOf({ ...FLAT, brokerage: '50000', chargeBrokerage: 'Yes' }, {}, 'u1');
    expect(fixed).toMatchObject({ brokerChargesType: 'fixed', brokerage: 50_000 });
  });

  it('takes along what another form has brought, asked for or not, and nothing that was removed [STAT-5]', () => {
    const brought = ['noOfUnits', 'noOfFloors', 'plotArea', 'widthOfTheRoad'];
    const values = { ...FLAT, noOfUnits: '120', noOfFloors: '5+', plotArea: '2400', plotLength: '60' };
    expect(payloadOf({ ...values, broughtAlong: brought }, {}, 'u1')).toMatchObject({
      noOfUnits: 120,
      noOfFloors: '5+',
      plotArea: 2400,
      widthOfTheRoad: null,
      plotLength: null,
    });
    expect(payloadOf(values, {}, 'u1')).toMatchObject({ noOfUnits: null, noOfFloors: '5+', plotArea: null });
  });

  it('takes along the photos that were brought, and none that another kind left over [STAT-5, WIZ-16]', () => {
    const photos = { propertyMainImage: ['/m.jpg'], livingRoom: ['/l.jpg'], kitchen: ['/k.jpg'] };
    const plot = { ...FLAT, selectedSubtype: 'Plot/land', broughtAlong: ['livingRoom'] } as const;
    expect(payloadOf(plot, photos, 'u1')).toMatchObject({
      propertyMainImage: ['/m.jpg'],
      livingRoom: ['/l.jpg'],
      kitchen: [],
    });
  });
});
