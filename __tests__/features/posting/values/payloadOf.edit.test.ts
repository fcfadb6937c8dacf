import type { PropertyRecord } from '@/api/records';
import { bodies } from '@/contract/payloads';
import { payloadOf, updatePayloadOf } from '@/features/posting/values/payloadOf';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';
import { valuesOf } from '@/features/posting/values/valuesOf';

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
    const posted = Object.keys(payloadOf(UNTOUCHED, {}, 'u1'));
    expect(Object.keys(payload).sort()).toEqual([...posted, ...others, 'parkingPlan', '_id'].sort());
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
