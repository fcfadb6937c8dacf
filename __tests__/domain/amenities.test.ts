import fc from 'fast-check';
import { AMENITIES, amenityLabels, writeAmenities } from '@/domain/amenities';
import { ALIASES, readAmenities } from '@/domain/amenityFlags';

const KEYS = AMENITIES.map(({ key }) => key);

describe('amenities', () => {
  it('names 47, each once, from powerBackup to volleyballCourt [FMT-5]', () => {
    expect(new Set(KEYS).size).toBe(47);
    expect(new Set(AMENITIES.map(({ label }) => label)).size).toBe(47);
    expect([KEYS[0], KEYS[17], KEYS[46]]).toEqual(['powerBackup', 'lift', 'volleyballCourt']);
  });

  it('lists what is there in the order of the specification, then unknown and custom ones [PDET-11]', () => {
    expect(
      amenityLabels({ solarFence: true, vollyballCourt: true, lift: true, park: false }, ['Well', 'lift']),
    ).toEqual(['Lift', 'Volleyball court', 'Solar fence', 'Well']);
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
