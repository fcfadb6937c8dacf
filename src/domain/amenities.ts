const NAMED = [
  ['powerBackup', 'Power Backup'],
  ['clubHouse', 'Club House'],
  ['park', 'Park'],
  ['waterStorage', 'Water Storage'],
  ['serviceGoodsLift', 'Service/Goods Lift'],
  ['intercomFacility', 'Intercom Facility'],
  ['laundryService', 'Laundry Service'],
  ['roWaterSystem', 'RO Water System'],
  ['cafeteriaOrFoodCourt', 'Cafeteria/Food Court'],
  ['joggingAndStrollingTrack', 'Jogging and Strolling Track'],
  ['houseHelpAccommodation', 'House Help Accommodation'],
  ['themeBasedArchitectures', 'Theme-based Architecture'],
  ['kidsPlayArea', 'Kids Play Area'],
  ['eventSpaceAmphitheatre', 'Event Space and Amphitheatre'],
  ['meditationArea', 'Meditation Area'],
  ['cyclingAndJoggingTrack', 'Cycling and Jogging Track'],
  ['cricketNetPractice', 'Cricket Net Practice'],
  ['lift', 'Lift'],
  ['swimmingPool', 'Swimming Pool'],
  ['reservedParking', 'Reserved Parking'],
  ['privateTerraceGarden', 'Private Terrace/Garden'],
  ['airConditioned', 'Air Conditioned'],
  ['maintenanceStaff', 'Maintenance Staff'],
  ['internetOrWifiConnectivity', 'Internet/Wi-Fi Connectivity'],
  ['banquetHall', 'Banquet Hall'],
  ['conferenceRoom', 'Conference Room'],
  ['outdoorTennisCourts', 'Outdoor Tennis Courts'],
  ['conciergeServices', 'Concierge Services'],
  ['multipurposeHall', 'Multipurpose Hall'],
  ['aerobicsRoom', 'Aerobics Room'],
  ['fireFightingEquipment', 'Fire Fighting Equipment'],
  ['badmintonCourt', 'Badminton Court'],
  ['rainWaterHarvesting', 'Rain Water Harvesting'],
  ['gymnasium', 'Gymnasium'],
  ['security', 'Security'],
  ['vaastuCompliant', 'Vaastu Compliant'],
  ['visitorParking', 'Visitor Parking'],
  ['wasteDisposal', 'Waste Disposal'],
  ['dthTelevisionFacility', 'DTH Television Facility'],
  ['barLounge', 'Bar/Lounge'],
  ['pipedGas', 'Piped Gas'],
  ['wrapAroundBalcony', 'Wrap-around Balcony'],
  ['infinitySwimmingPool', 'Infinity Swimming Pool'],
  ['privateGarage', 'Private Garage'],
  ['bankATM', 'Bank and ATM'],
  ['indoorBadmintonCourts', 'Indoor Squash and Badminton Courts'],
  ['volleyballCourt', 'Volleyball Court'],
] as const;

export type AmenityKey = (typeof NAMED)[number][0];

/** The 47 named amenities in the specification's order [FMT-5]. */
export const AMENITIES: readonly { key: AmenityKey; label: string }[] = NAMED.map(([key, label]) => ({ key, label }));

/** The spellings of the detail answer, with the amenities they are [FMT-5, PDET-11]. */
export const ALIASES: readonly (readonly [alias: string, key: AmenityKey])[] = [
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
];

/** Every spelling that is read, with its canonical key. */
const CANONICAL: ReadonlyMap<string, AmenityKey> = new Map([...NAMED.map(([key]) => [key, key] as const), ...ALIASES]);

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : null;
}

/** Texts without the blank ones and without repeats in another case. */
function distinct(texts: readonly unknown[]): readonly string[] {
  const byWord = new Map<string, string>();
  for (const text of texts) {
    const plain = typeof text === 'string' ? text.trim() : '';
    const word = plain.toLowerCase();
    if (plain !== '' && !byWord.has(word)) byWord.set(word, plain);
  }
  return [...byWord.values()];
}

/**
 * The amenities of a listing as a server sends them: flags under `amenities`, or at top level (known names alone there).
 * Both spellings are one amenity, true when either is; unknown flags of the map stay for the round trip [FMT-5, PDET-11].
 */
export function readAmenities(source: unknown): {
  flags: Record<string, boolean>;
  custom: readonly string[];
} {
  const flags: Record<string, boolean> = {};
  if (!isMap(source)) return { flags, custom: [] };
  const read = (map: Readonly<Record<string, unknown>>, keepUnknown: boolean): void => {
    for (const [name, value] of Object.entries(map)) {
      const key = CANONICAL.get(name) ?? (keepUnknown ? name : null);
      const on = flag(value);
      // Own keys alone: a flag called "constructor" must not meet the one every object has.
      if (key !== null && on !== null) flags[key] = on || (Object.hasOwn(flags, key) && flags[key] === true);
    }
  };
  const map = isMap(source['amenities']) ? source['amenities'] : {};
  read(source, false);
  read(map, true);
  const lists = [source['customAmenities'], map['customAmenities']].filter((list) => Array.isArray(list));
  return { flags, custom: distinct(lists.flat()) };
}

/** "openAirTheatre" → "Open air theatre", for flags this table has no words for. */
function spelledOut(name: string): string {
  const words = name
    .replace(/[_\s]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of what a listing has: named ones in the specification's order, then unknown flags, then custom ones. */
export function amenityLabels(flags: Readonly<Record<string, boolean>>, custom: readonly string[]): readonly string[] {
  const merged = writeAmenities(flags);
  const named = AMENITIES.filter(({ key }) => merged[key] === true).map(({ label }) => label);
  const unknown = Object.keys(merged).filter((name) => !CANONICAL.has(name) && merged[name] === true);
  return distinct([...named, ...unknown.map(spelledOut), ...custom]);
}

/** The flags as a payload carries them: all 47 under their canonical names, false where unset, and unknown ones as they came [WIZ-16]. */
export function writeAmenities(flags: Readonly<Record<string, boolean>>): Record<string, boolean> {
  const unset = Object.fromEntries(NAMED.map(([key]) => [key, false]));
  return { ...unset, ...readAmenities({ amenities: flags }).flags };
}
