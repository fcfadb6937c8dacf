import fc from 'fast-check';
import { ALIASES, AMENITIES, amenityLabels, readAmenities, writeAmenities } from '@/domain/amenities';

const KEYS = AMENITIES.map(({ key }) => key);

describe('amenities', () => {
  it('names 47, each once, from powerBackup to volleyballCourt [FMT-5]', () => {
    expect(new Set(KEYS).size).toBe(47);
    expect(new Set(AMENITIES.map(({ label }) => label)).size).toBe(47);
    expect([KEYS[0], KEYS[17], KEYS[46]]).toEqual(['powerBackup', 'lift', 'volleyballCourt']);
  });

  it('reads eleven other spellings as the same amenity [FMT-5, PDET-11]', () => {
    expect(ALIASES).toHaveLength(11);
    for (const [alias, key] of ALIASES) {
      expect(KEYS).toContain(key);
      expect(KEYS).not.toContain(alias);
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

  it('lists what is there in the order of the specification, then unknown and custom ones [PDET-11]', () => {
    expect(
      amenityLabels({ solarFence: true, vollyballCourt: true, lift: true, park: false }, ['Well', 'lift']),
    ).toEqual(['Lift', 'Volleyball Court', 'Solar fence', 'Well']);
  });

  it('writes all 47 canonical names and the unknown ones [FMT-5, WIZ-16]', () => {
    const written = writeAmenities({ barOrLounge: true, solarFence: true });
    expect(Object.keys(written).sort()).toEqual([...KEYS, 'solarFence'].sort());
    expect(Object.keys(written).filter((key) => written[key])).toEqual(['barLounge', 'solarFence']);
  });

  it('loses nothing in a round trip [FMT-5, EDIT-6]', () => {
    const flags = fc.dictionary(
      fc.constantFrom(...KEYS, ...ALIASES.map(([alias]) => alias), 'solarFence'),
      fc.boolean(),
    );
    fc.assert(
      fc.property(flags, (amenities) => {
        const written = writeAmenities(readAmenities({ amenities }).flags);
        expect(readAmenities({ amenities: written }).flags).toEqual(written);
        expect(amenityLabels(written, [])).toEqual(amenityLabels(amenities, []));
      }),
    );
  });
});
