import { AMENITY_KEYS, distinctTexts, isNamedAmenity, readAmenities, type AmenityKey } from './amenityFlags';

const LABELS: Readonly<Record<AmenityKey, string>> = {
  powerBackup: 'Power backup',
  clubHouse: 'Club house',
  park: 'Park',
  waterStorage: 'Water storage',
  serviceGoodsLift: 'Service/goods lift',
  intercomFacility: 'Intercom facility',
  laundryService: 'Laundry service',
  roWaterSystem: 'RO water system',
  cafeteriaOrFoodCourt: 'Cafeteria/food court',
  joggingAndStrollingTrack: 'Jogging and strolling track',
  houseHelpAccommodation: 'House help accommodation',
  themeBasedArchitectures: 'Theme-based architecture',
  kidsPlayArea: 'Kids play area',
  eventSpaceAmphitheatre: 'Event space and amphitheatre',
  meditationArea: 'Meditation area',
  cyclingAndJoggingTrack: 'Cycling and jogging track',
  cricketNetPractice: 'Cricket net practice',
  lift: 'Lift',
  swimmingPool: 'Swimming pool',
  reservedParking: 'Reserved parking',
  privateTerraceGarden: 'Private terrace/garden',
  airConditioned: 'Air conditioned',
  maintenanceStaff: 'Maintenance staff',
  internetOrWifiConnectivity: 'Internet/Wi-Fi connectivity',
  banquetHall: 'Banquet hall',
  conferenceRoom: 'Conference room',
  outdoorTennisCourts: 'Outdoor tennis courts',
  conciergeServices: 'Concierge services',
  multipurposeHall: 'Multipurpose hall',
  aerobicsRoom: 'Aerobics room',
  fireFightingEquipment: 'Fire fighting equipment',
  badmintonCourt: 'Badminton court',
  rainWaterHarvesting: 'Rain water harvesting',
  gymnasium: 'Gymnasium',
  security: 'Security',
  vaastuCompliant: 'Vaastu compliant',
  visitorParking: 'Visitor parking',
  wasteDisposal: 'Waste disposal',
  dthTelevisionFacility: 'DTH television facility',
  barLounge: 'Bar/lounge',
  pipedGas: 'Piped gas',
  wrapAroundBalcony: 'Wrap-around balcony',
  infinitySwimmingPool: 'Infinity swimming pool',
  privateGarage: 'Private garage',
  bankATM: 'Bank and ATM',
  indoorBadmintonCourts: 'Indoor squash and badminton courts',
  volleyballCourt: 'Volleyball court',
};

/** The 47 named amenities in the specification's order [FMT-5]. */
export const AMENITIES: readonly { key: AmenityKey; label: string }[] = AMENITY_KEYS.map((key) => ({
  key,
  label: LABELS[key],
}));

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
  const unknown = Object.keys(merged).filter((name) => !isNamedAmenity(name) && merged[name] === true);
  return distinctTexts([...named, ...unknown.map(spelledOut), ...custom]);
}

/** The flags as a payload carries them: all 47 under their canonical names, false where unset, and unknown ones as they came [WIZ-16]. */
export function writeAmenities(flags: Readonly<Record<string, boolean>>): Record<string, boolean> {
  const unset = Object.fromEntries(AMENITY_KEYS.map((key) => [key, false]));
  return { ...unset, ...readAmenities({ amenities: flags }).flags };
}
