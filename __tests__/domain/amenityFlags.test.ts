import fc from 'fast-check';
import { ALIASES, AMENITY_KEYS, readAmenities } from '@/domain/amenityFlags';

/** As the specification writes them. */
const NAMES =
  'powerBackup, clubHouse, park, waterStorage, serviceGoodsLift, intercomFacility, laundryService, roWaterSystem, cafeteriaOrFoodCourt, joggingAndStrollingTrack, houseHelpAccommodation, themeBasedArchitectures, kidsPlayArea, eventSpaceAmphitheatre, meditationArea, cyclingAndJoggingTrack, cricketNetPractice, lift, swimmingPool, reservedParking, privateTerraceGarden, airConditioned, maintenanceStaff, internetOrWifiConnectivity, banquetHall, conferenceRoom, outdoorTennisCourts, conciergeServices, multipurposeHall, aerobicsRoom, fireFightingEquipment, badmintonCourt, rainWaterHarvesting, gymnasium, security, vaastuCompliant, visitorParking, wasteDisposal, dthTelevisionFacility, barLounge, pipedGas, wrapAroundBalcony, infinitySwimmingPool, privateGarage, bankATM, indoorBadmintonCourts, volleyballCourt';

/** The detail answer's spelling of some, with the name each stands for. */
const OTHER_SPELLINGS = [
  ['houseHelpAccomodation', 'houseHelpAccommodation'],
  ['themebasedArchitectures', 'themeBasedArchitectures'],
  ['eventspaceNamphitheatre', 'eventSpaceAmphitheatre'],
  ['cyclingNjoggingTrack', 'cyclingAndJoggingTrack'],
  ['conciergeService', 'conciergeServices'],
  ['rainwaterHarvesting', 'rainWaterHarvesting'],
  ['vaastuComplaint', 'vaastuCompliant'],
  ['barOrLounge', 'barLounge'],
  ['bankNatm', 'bankATM'],
  ['indoorSquashNbadmintonCourts', 'indoorBadmintonCourts'],
  ['vollyballCourt', 'volleyballCourt'],
] as const;

describe('amenity flags', () => {
  it('are the 47 of the specification, in its order and spelling [FMT-5]', () => {
    expect(AMENITY_KEYS).toEqual(NAMES.split(', '));
    expect(AMENITY_KEYS).toHaveLength(47);
  });

  it.each(OTHER_SPELLINGS)('reads %s as %s [FMT-5, PDET-11]', (alias, key) => {
    expect(readAmenities({ amenities: { [alias]: true } }).flags).toEqual({ [key]: true });
    expect(readAmenities({ [alias]: true }).flags).toEqual({ [key]: true });
  });

  it('reads eleven other spellings as the same amenity [FMT-5, PDET-11]', () => {
    expect(ALIASES).toHaveLength(11);
    for (const [alias, key] of ALIASES) {
      expect(AMENITY_KEYS).toContain(key);
      expect(AMENITY_KEYS).not.toContain(alias);
      expect(readAmenities({ amenities: { [alias]: true } }).flags).toEqual({ [key]: true });
    }
  });

  it('is true when either spelling is, in whichever order they come [FMT-5, PDET-11]', () => {
    for (const [alias, key] of ALIASES) {
      expect(readAmenities({ amenities: { [alias]: true, [key]: false } }).flags).toEqual({ [key]: true });
      expect(readAmenities({ amenities: { [key]: true, [alias]: false } }).flags).toEqual({ [key]: true });
      expect(readAmenities({ amenities: { [key]: false, [alias]: false } }).flags).toEqual({ [key]: false });
    }
  });

  it('keeps similar amenities apart [FMT-5]', () => {
    const one = { badmintonCourt: true, swimmingPool: true, lift: true, joggingAndStrollingTrack: true };
    expect(readAmenities({ amenities: one }).flags).toEqual(one);
  });

  it('reads known flags at top level and unknown ones in the map alone [FMT-5]', () => {
    const source = {
      _id: 'p1',
      lift: 'true',
      termsAccepted: true,
      amenities: { lift: false, solarFence: true, noise: 'loud', n: 1 },
    };
    expect(readAmenities(source).flags).toEqual({ lift: true, solarFence: true });
  });

  it('reads custom amenities, without blank and repeated ones [FMT-5]', () => {
    expect(
      readAmenities({ customAmenities: ['Cow shed', ' cow shed ', '', 7], amenities: { customAmenities: ['Well'] } })
        .custom,
    ).toEqual(['Cow shed', 'Well']);
  });

  it('reads anything without throwing [FMT-5]', () => {
    fc.assert(
      fc.property(fc.anything(), (source) => {
        const { flags } = readAmenities(source);
        expect(Object.values(flags).every((value) => typeof value === 'boolean')).toBe(true);
      }),
    );
    expect(readAmenities({ amenities: { constructor: false } }).flags).toEqual({ constructor: false });
  });
});
