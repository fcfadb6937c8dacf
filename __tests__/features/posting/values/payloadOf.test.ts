import type { PropertyRecord } from '@/api/records';
import { bodies } from '@/contract/payloads';
import { SUBTYPES } from '@/domain/subtypes';
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

  it('keeps the day by which it is ready until another month is chosen, or it is ready [PDET-8, EDIT-1]', () => {
    const unfinished = { ...STORED, possessionStatus: 'under_construction', launchDate: '2027-06-15' };
    const saved = (change: Partial<PostingValues> = {}) => edit(change, undefined, unfinished).launchDate;
    expect(valuesOf(unfinished).launchDate).toBe('2027-06');
    expect(saved()).toBe('2027-06-15');
    expect(saved({ launchDate: '2027-09' })).toBe('2027-09');
    expect(saved({ possessionStatus: 'Ready to move' })).toBe('');
  });

  it('says of an emptied field that it is gone, photos too [EDIT-2, EDIT-4]', () => {
    const left = Object.entries(valuesOf(STORED)).filter(([field]) => field !== 'about' && field !== 'flatNumber');
    const values = { ...UNTOUCHED, ...Object.fromEntries(left), termsAccepted: true };
    const payload = updatePayloadOf(values, {}, 'u1', STORED);
    expect(payload).toMatchObject({ about: '', flatNumber: '', livingRoom: [] });
  });

  it('says every field, the empty ones too, so that a server may replace the whole listing [WIZ-16, EDIT-2, EDIT-6]', () => {
    const others = ['view', 'flooring', 'block', 'bhk', 'saleType', 'projectBrochure', 'projectImages', 'floorPlans'];
    const payload = edit();
    expect(Object.keys(payload).sort()).toEqual([...WHOLE, ...others, 'parkingPlan', '_id'].sort());
    expect(Object.values(payload)).not.toContain(undefined);
    expect(payload).toMatchObject({
      address: '',
      reraId: '',
      age: null,
      masterPlan: [],
      servantRoom: false,
      flooring: '',
    });
    expect(edit({ address: '1 Temple Road' })).toMatchObject({ address: '1 Temple Road' });
  });

  it('leaves alone what the form cannot read, as long as nobody typed there [EDIT-1, EDIT-6]', () => {
    const odd = { ...STORED, gatedCommunity: 'By request', age: -2, brokerChargesType: null };
    expect(edit({ name: 'Shady flat' }, undefined, odd)).toMatchObject({
      gatedCommunity: 'By request',
      age: -2,
      brokerChargesType: null,
      brokerage: 50_000,
    });
    expect(edit({ gatedCommunity: 'Yes', age: '2', brokerage: '60000' }, undefined, odd)).toMatchObject({
      gatedCommunity: 'Yes',
      age: 2,
      brokerChargesType: 'fixed',
    });
  });

  it('removes what its form hid before once that was taken away [STAT-5, EDIT-6]', () => {
    expect(edit({ plotArea: undefined } as object)).toMatchObject({ plotArea: null, builtUpArea: 1275 });
  });

  it('keeps what its form hid before, and lets go what another subtype does not have [WIZ-6, WIZ-7, EDIT-6]', () => {
    expect(edit()).toMatchObject({ plotArea: 900 });
    expect(edit({ selectedSubtype: 'Villa' })).toMatchObject({
      selectedSubtype: 'Villa',
      flatNumber: '',
      plotArea: 900,
      bedroom: '3 BHK',
    });
    const plot = edit({ selectedSubtype: 'Plot/land' });
    expect(plot).toMatchObject({
      bedroom: null,
      bhk: null,
      about: 'Bright.',
      livingRoom: [],
      plotArea: 900,
      view: 'Hills',
    });
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
