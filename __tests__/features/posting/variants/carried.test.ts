import { carriedFrom, carriedState } from '@/features/posting/variants/carried';
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
    expect(carriedFrom(structuredClone(carriedState(FILLED, 'u1')), 'u1')).toEqual(FILLED);
  });

  it.each([
    null,
    undefined,
    'x',
    3,
    [],
    {},
    { carried: null, by: 'u1' },
    { carried: [1], by: 'u1' },
    { carried: 'x', by: 'u1' },
  ])('is nothing where the state is %p [STAT-5]', (state) => {
    expect(carriedFrom(state, 'u1')).toBeNull();
  });

  it('is of the user who filled it in alone [STAT-5, WIZ-19]', () => {
    expect(carriedFrom(carriedState(FILLED, 'u2'), 'u1')).toBeNull();
    expect(carriedFrom(carriedState(FILLED, null), null)).toBeNull();
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
    expect(carriedFrom({ carried: strange, by: 'u1' }, 'u1')).toEqual({
      ...UNTOUCHED,
      amenities: { park: true },
      customAmenities: ['Pond'],
    });
  });
});
