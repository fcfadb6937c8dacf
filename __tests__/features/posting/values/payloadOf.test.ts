import type { PropertyRecord } from '@/api/records';
import { bodies } from '@/contract/payloads';
import { AMENITY_KEYS } from '@/domain/amenityFlags';
import { payloadOf, updatePayloadOf } from '@/features/posting/values/payloadOf';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';
import { valuesOf } from '@/features/posting/values/valuesOf';

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

/** The fields that the specification's entity section gives to the payload of a flat, without those of other kinds. */
const WHOLE = [
  ...['propertyType', 'selectedSubtype', 'type', 'city', 'locality', 'location', 'gatedCommunity', 'facing'],
  ...['expectedPrice', 'allInclusivePrice', 'taxNgovtChargesExcluded', 'priceNegotiable', 'chargeBrokerage'],
  ...['approvedType', 'name', 'totalBlocks', 'noOfFloors', 'propertyFloorNo', 'noOfUnits', 'noOfBuildings'],
  ...['unitAreaRangeFrom', 'unitAreaRangeTo', 'projectArea', 'unit', 'projectExtentArea', 'transactionType'],
  ...['balconies', 'bathroom', 'openParking', 'coveredParking', 'carpetArea', 'flatNumber', 'servantRoom', 'reraId'],
  ...['furnishingType', 'possessionStatus', 'unitConfig', 'bedroom', 'pricePerSqft', 'about', 'age', 'builtUpArea'],
  ...['launchDate', 'specifications', 'avgPricing', 'unitPriceRangeFrom', 'unitPriceRangeTo', 'per', 'userId', 'video'],
  ...['propertyMainImage', 'exteriorView', 'livingRoom', 'bedrooms', 'bathrooms', 'kitchen', 'floorPlan', 'masterPlan'],
  ...['locationMap', 'others', 'termsAccepted', 'livingDiningFloor', 'bedroomFloor', 'kitchenFloor', 'kitchenFitting'],
  ...['toiletFitting', 'bedroomFitting', 'livingDiningWall', 'kitchenWall', 'bedroomWall', 'amenities'],
  'customAmenities',
];

describe('the payload of a new listing', () => {
  it('names every field of the entity section, with the defaults [WIZ-16]', () => {
    const payload = payloadOf({ ...UNTOUCHED, city: 'Tirupati', termsAccepted: true }, {}, 'u1');
    expect(Object.keys(payload)).toEqual(expect.arrayContaining(WHOLE));
    expect(payload).toMatchObject({
      propertyType: 'Residential',
      selectedSubtype: 'Flat/Apartment',
      type: 'Sell',
      userId: 'u1',
      termsAccepted: true,
      projectExtentArea: null,
    });
    expect(bodies.postProperty.safeParse(payload).error).toBeUndefined();
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

  it('sends what nobody can read as it was typed, so that it is refused and not lost [WIZ-17]', () => {
    const payload = payloadOf({ ...FLAT, expectedPrice: 'ask me' }, {}, 'u1');
    expect(payload.expectedPrice).toBe('ask me');
    expect(bodies.postProperty.safeParse(payload).success).toBe(false);
  });

  it('is the same at a second press [WIZ-16]', () => {
    expect(payloadOf(FLAT, PHOTOS, 'u1')).toEqual(payloadOf({ ...FLAT }, { ...PHOTOS }, 'u1'));
  });

  it.each([
    ['Villa', ['flatNumber', 'propertyFloorNo'], ['bedroom', 'about']],
    ['Office', ['flatNumber', 'bedroom', 'balconies'], ['propertyFloorNo', 'about']],
    ['Plot/land', ['builtUpArea', 'age', 'bedroom', 'amenities', 'livingRoom', 'about'], ['plotArea', 'boundaryWall']],
    ['Flat/Apartment', ['plotArea', 'boundaryWall', 'brokerage', 'maintenanceCharges'], ['flatNumber']],
  ] as const)('of %s leaves out what its form hides [WIZ-6, WIZ-7, WIZ-11]', (selectedSubtype, hidden, sent) => {
    const typed = {
      ...FLAT,
      plotArea: '2000',
      boundaryWall: 'Yes',
      about: 'Bright.',
      brokerage: '1',
      tokenAmount: '1',
    };
    const payload = payloadOf({ ...typed, selectedSubtype }, PHOTOS, 'u1');
    for (const field of hidden) expect(payload).not.toHaveProperty(field);
    for (const field of sent) expect(payload).toHaveProperty(field);
    expect(payload.propertyMainImage).toEqual(['/a.jpg']);
  });

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
    expect(none.chargeBrokerage).toBe(false);
    expect(none).not.toHaveProperty('brokerage');
    const fixed = payloadOf({ ...FLAT, brokerage: '50000', chargeBrokerage: 'Yes' }, {}, 'u1');
    expect(fixed).toMatchObject({ brokerChargesType: 'fixed', brokerage: 50_000 });
  });

  it('takes along what the static variants asked for [STAT-5]', () => {
    expect(payloadOf({ ...FLAT, noOfUnits: '120', noOfFloors: '5+' }, {}, 'u1')).toMatchObject({
      noOfUnits: 120,
      noOfFloors: '5+',
    });
  });
});

const STORED: PropertyRecord = {
  _id: 'p1',
  userId: 'u1',
  propertyType: 'Residential',
  selectedSubtype: 'Flat/Apartment',
  type: 'Sell',
  city: 'Tirupati',
  locality: 'Alipiri',
  name: 'Sunny flat',
  bedroom: '3 BHK',
  bhk: '3',
  flatNumber: '304',
  about: 'Bright.',
  plotArea: 900,
  builtUpArea: 1275,
  unit: 'sq ft',
  projectExtentArea: '1275 sq ft',
  kitchenFloor: 'Granite',
  view: 'Hills',
  parkingPlan: ['/p.jpg'],
  livingRoom: ['/b.jpg'],
  chargeBrokerage: true,
  brokerage: 50_000,
  brokerChargesType: 'fixed',
  tokenAmount: 10_000,
  saleType: 'Resale',
  amenities: { lift: true, openAirTheatre: true },
  customAmenities: null,
  possessionStatus: 'ready_to_move',
};
const edit = (change: Partial<PostingValues> = {}, photos = { livingRoom: ['/b.jpg'] }, record = STORED) =>
  updatePayloadOf({ ...valuesOf(record), termsAccepted: true, ...change }, photos, 'u1', record);

describe('the payload of an edit', () => {
  it('has details, amenities, finishes, the user and the id, and what has no control [EDIT-2, EDIT-6]', () => {
    const payload = edit({ name: 'Sunnier flat' });
    expect(payload).toMatchObject({
      _id: 'p1',
      userId: 'u1',
      name: 'Sunnier flat',
      transactionType: 'Resale',
      possessionStatus: 'ready_to_move',
      kitchenFloor: 'Granite',
      view: 'Hills',
      bhk: '3',
      parkingPlan: ['/p.jpg'],
      livingRoom: ['/b.jpg'],
      tokenAmount: 10_000,
      projectExtentArea: '1275 sq ft',
      amenities: expect.objectContaining({ lift: true, openAirTheatre: true, park: false }) as object,
    });
    expect(bodies.updateProperty.parse(payload)).toEqual(payload);
  });

  it('says of an emptied field that it is gone, photos too [EDIT-2, EDIT-4]', () => {
    const left = Object.entries(valuesOf(STORED)).filter(([field]) => field !== 'about' && field !== 'flatNumber');
    const values = { ...UNTOUCHED, ...Object.fromEntries(left), termsAccepted: true };
    const payload = updatePayloadOf(values, {}, 'u1', STORED);
    expect(payload).toMatchObject({ about: null, flatNumber: null, livingRoom: [] });
  });

  it('leaves out what no answer has brought and nobody has filled [EDIT-6]', () => {
    const payload = edit();
    expect(payload).not.toHaveProperty('address');
    expect(payload).not.toHaveProperty('reraId');
    expect(edit({ address: '1 Temple Road' })).toMatchObject({ address: '1 Temple Road' });
  });

  it('keeps what its form hid before, and lets go what another subtype does not have [WIZ-6, WIZ-7, EDIT-6]', () => {
    expect(edit()).toMatchObject({ plotArea: 900 });
    expect(edit({ selectedSubtype: 'Villa' })).toMatchObject({
      selectedSubtype: 'Villa',
      flatNumber: null,
      plotArea: 900,
      bedroom: '3 BHK',
    });
    const plot = edit({ selectedSubtype: 'Plot/land' });
    expect(plot).toMatchObject({ bedroom: null, bhk: null, about: null, livingRoom: [], plotArea: 900, view: 'Hills' });
    expect(Object.values(plot.amenities ?? {})).not.toContain(true);
    const land = { ...STORED, selectedSubtype: 'Plot/land' };
    expect(edit({}, { livingRoom: [] }, land)).toMatchObject({ about: 'Bright.', livingRoom: ['/b.jpg'] });
  });

  it('lets the brokerage and the further prices go when the form closes them [WIZ-14, WIZ-15]', () => {
    expect(edit({ chargeBrokerage: 'No' })).toMatchObject({ chargeBrokerage: false, brokerage: null });
    expect(edit({ morePricing: false })).toMatchObject({ tokenAmount: null });
  });

  it('keeps a kind that no form knows until another is chosen [EDIT-6]', () => {
    const odd = { ...STORED, selectedSubtype: 'Houseboat', propertyType: 'Mixed use' };
    expect(edit({}, undefined, odd)).toMatchObject({ selectedSubtype: 'Houseboat', propertyType: 'Mixed use' });
    expect(edit({ selectedSubtype: 'Villa' }, undefined, odd)).toMatchObject({ selectedSubtype: 'Villa' });
  });

  it('lets the extent follow the area it was made of, and no other [WIZ-16, EDIT-6]', () => {
    expect(edit({ builtUpArea: '1300' })).toMatchObject({ projectExtentArea: '1300 sq ft' });
    const project = { ...STORED, projectExtentArea: '12 acres', unit: 'acres' };
    expect(edit({ builtUpArea: '1300' }, undefined, project)).toMatchObject({
      projectExtentArea: '12 acres',
      unit: 'acres',
    });
  });

  it('drops the second name of the rooms when they change [EDIT-2]', () => {
    expect(edit({ bedroom: '2 BHK' })).toMatchObject({ bedroom: '2 BHK', bhk: null });
  });
});
