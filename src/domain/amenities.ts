import { AMENITY_KEYS, distinctTexts, isNamedAmenity, readAmenities, type AmenityKey } from './amenityFlags';

const LABELS: Readonly<Record<AmenityKey, string>> = {
  powerBackup: 'Power Backup',
  clubHouse: 'Club House',
  park: 'Park',
  waterStorage: 'Water Storage',
  serviceGoodsLift: 'Service/Goods Lift',
  intercomFacility: 'Intercom Facility',
  laundryService: 'Laundry Service',
  roWaterSystem: 'RO Water System',
  cafeteriaOrFoodCourt: 'Cafeteria/Food Court',
  joggingAndStrollingTrack: 'Jogging and Strolling Track',
  houseHelpAccommodation: 'House Help Accommodation',
  themeBasedArchitectures: 'Theme-based Architecture',
  kidsPlayArea: 'Kids Play Area',
  eventSpaceAmphitheatre: 'Event Space and Amphitheatre',
  meditationArea: 'Meditation Area',
  cyclingAndJoggingTrack: 'Cycling and Jogging Track',
  cricketNetPractice: 'Cricket Net Practice',
  lift: 'Lift',
  swimmingPool: 'Swimming Pool',
  reservedParking: 'Reserved Parking',
  privateTerraceGarden: 'Private Terrace/Garden',
  airConditioned: 'Air Conditioned',
  maintenanceStaff: 'Maintenance Staff',
  internetOrWifiConnectivity: 'Internet/Wi-Fi Connectivity',
  banquetHall: 'Banquet Hall',
  conferenceRoom: 'Conference Room',
  outdoorTennisCourts: 'Outdoor Tennis Courts',
  conciergeServices: 'Concierge Services',
  multipurposeHall: 'Multipurpose Hall',
  aerobicsRoom: 'Aerobics Room',
  fireFightingEquipment: 'Fire Fighting Equipment',
  badmintonCourt: 'Badminton Court',
  rainWaterHarvesting: 'Rain Water Harvesting',
  gymnasium: 'Gymnasium',
  security: 'Security',
  vaastuCompliant: 'Vaastu Compliant',
  visitorParking: 'Visitor Parking',
  wasteDisposal: 'Waste Disposal',
  dthTelevisionFacility: 'DTH Television Facility',
  barLounge: 'Bar/Lounge',
  pipedGas: 'Piped Gas',
  wrapAroundBalcony: 'Wrap-around Balcony',
  infinitySwimmingPool: 'Infinity Swimming Pool',
  privateGarage: 'Private Garage',
  bankATM: 'Bank and ATM',
  indoorBadmintonCourts: 'Indoor Squash and Badminton Courts',
  volleyballCourt: 'Volleyball Court',
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
