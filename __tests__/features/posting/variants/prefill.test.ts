import { readPrefill, prefillState } from '@/features/posting/variants/prefill';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';

const FILLED: PostingValues = {
  ...UNTOUCHED,
  propertyType: 'Commercial',
  selectedSubtype: 'Showroom',
  city: 'Tirupati',
  locality: 'Alipiri',
  name: 'Sri Complex',
  noOfUnits: '12',
  noOfFloors: '5+',
  propertyFloorNo: '2',
  facing: 'East',
  plotArea: '1800',
  gatedCommunity: 'No',
  video: 'https://youtu.be/aaaaaaaaaaa',
  amenities: { lift: true, park: false },
  customAmenities: ['Koi pond'],
};

describe('What a static variant carries into the wizard', () => {
  it('comes back as it was, also through the history [STAT-5]', () => {
    const { broughtAlong, ...values } = readPrefill(structuredClone(prefillState(FILLED, 'u1')), 'u1') ?? UNTOUCHED;
    expect(values).toEqual(FILLED);
    const { propertyType, selectedSubtype, type, ...filled } = FILLED;
    expect([propertyType, selectedSubtype, type, ...(broughtAlong ?? [])].sort()).toEqual(
      ['Commercial', 'Showroom', 'Sell', ...Object.keys(filled)].sort(),
    );
  });

  it('names the categories of the photos that come along, those alone [STAT-5]', () => {
    const state = prefillState(UNTOUCHED, 'u1', [{ category: 'kitchen' }, { category: 'kitchen' }]);
    expect(readPrefill(structuredClone(state), 'u1')?.broughtAlong).toEqual(['kitchen']);
    expect(readPrefill({ ...state, photos: ['roof', 7, 'others'] }, 'u1')?.broughtAlong).toEqual(['others']);
    expect(readPrefill({ ...state, photos: 'kitchen' }, 'u1')?.broughtAlong).toEqual([]);
  });

  it.each([
    null,
    undefined,
    'x',
    3,
    [],
    {},
    { prefill: null, by: 'u1' },
    { prefill: [1], by: 'u1' },
    { prefill: 'x', by: 'u1' },
  ])('is nothing where the state is %p [STAT-5]', (state) => {
    expect(readPrefill(state, 'u1')).toBeNull();
  });

  it('is of the user who filled it in alone [STAT-5, WIZ-19]', () => {
    expect(readPrefill(prefillState(FILLED, 'u2'), 'u1')).toBeNull();
    expect(readPrefill(prefillState(FILLED, null), null)).toBeNull();
  });

  it('leaves out what is not of the right shape [STAT-5]', () => {
    const strange = {
      propertyType: 'Castle',
      selectedSubtype: 'Castle',
      type: 'Rent',
      city: 7,
      name: 'x'.repeat(501),
      amenities: { lift: 'yes', park: true },
      customAmenities: ['Pond', 'pond', 4, ' '],
      termsAccepted: true,
      userId: 'someone',
    };
    expect(readPrefill({ prefill: strange, by: 'u1' }, 'u1')).toEqual({
      ...UNTOUCHED,
      amenities: { park: true },
      customAmenities: ['Pond'],
      broughtAlong: ['amenities', 'customAmenities'],
    });
  });
});
