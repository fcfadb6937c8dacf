import { distinctTexts } from './text';

/** The names of the 47 amenities in the specification's order [FMT-5]. Apart from their words, which only some screens show. */
export const AMENITY_KEYS = [
  'powerBackup',
  'clubHouse',
  'park',
  'waterStorage',
  'serviceGoodsLift',
  'intercomFacility',
  'laundryService',
  'roWaterSystem',
  'cafeteriaOrFoodCourt',
  'joggingAndStrollingTrack',
  'houseHelpAccommodation',
  'themeBasedArchitectures',
  'kidsPlayArea',
  'eventSpaceAmphitheatre',
  'meditationArea',
  'cyclingAndJoggingTrack',
  'cricketNetPractice',
  'lift',
  'swimmingPool',
  'reservedParking',
  'privateTerraceGarden',
  'airConditioned',
  'maintenanceStaff',
  'internetOrWifiConnectivity',
  'banquetHall',
  'conferenceRoom',
  'outdoorTennisCourts',
  'conciergeServices',
  'multipurposeHall',
  'aerobicsRoom',
  'fireFightingEquipment',
  'badmintonCourt',
  'rainWaterHarvesting',
  'gymnasium',
  'security',
  'vaastuCompliant',
  'visitorParking',
  'wasteDisposal',
  'dthTelevisionFacility',
  'barLounge',
  'pipedGas',
  'wrapAroundBalcony',
  'infinitySwimmingPool',
  'privateGarage',
  'bankATM',
  'indoorBadmintonCourts',
  'volleyballCourt',
] as const;

export type AmenityKey = (typeof AMENITY_KEYS)[number];

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
const CANONICAL: ReadonlyMap<string, AmenityKey> = new Map([
  ...AMENITY_KEYS.map((key) => [key, key] as const),
  ...ALIASES,
]);

/** Whether this is an amenity's name, in either spelling. */
export const isNamedAmenity = (name: string): boolean => CANONICAL.has(name);

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : null;
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
  // One text is a list of one.
  return { flags, custom: distinctTexts([source['customAmenities'], map['customAmenities']].flat()) };
}
