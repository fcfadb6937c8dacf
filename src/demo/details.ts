import { bhkLabel } from '@/domain/bhk';
import { formatArea } from '@/domain/area';
import { plural } from '@/domain/text';
import { AMENITIES } from '@/domain/amenities';
import type { Random } from './art/random';
import { Deck } from './chance';
import type { DemoKind } from './kinds';
import type { Plan } from './plan';
import { CUSTOM_AMENITIES } from './texts/projects';

/** What is particular to a family of listings: fields of the record, its headline and the words for its about text. */
export interface Details {
  readonly fields: Record<string, unknown>;
  readonly name: string;
  readonly words: Readonly<Record<string, string>>;
}

const FLOORS = [
  'ground floor',
  'first floor',
  'second floor',
  'third floor',
  'fourth floor',
  'fifth floor',
  'sixth floor',
  'seventh floor',
  'eighth floor',
  'ninth floor',
  'tenth floor',
  'eleventh floor',
  'twelfth floor',
] as const;
const WATER_SOURCES = ['Borewell', 'Borewell', 'Open well', 'Canal', 'Tank'] as const;
const FURNISHINGS = ['Fully Furnished', 'Semi Furnished', 'Unfurnished'] as const;
const HALF_ACRE = 21_780;

const upToThree = (count: number): string => (count > 3 ? '3+' : String(count));

/** The bedrooms that fit into an area (sq ft); houses need more for each. */
function bedroomsIn(area: number, house: boolean, random: Random): number {
  const size = (area * random.range(0.9, 1.12)) / (house ? 1.22 : 1);
  return [620, 1130, 1880, 2900].filter((limit) => size > limit).length + 1;
}

function amenityFlags(random: Random, least: number, most: number): Record<string, boolean> {
  const keys = new Deck(AMENITIES, random).several(random.int(least, most)).map(({ key }) => key);
  return Object.fromEntries(['security', 'lift', 'powerBackup', ...keys].map((key) => [key, true]));
}

const HEADLINES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'Flat/Apartment': ['Flat', 'Flat', 'Apartment'],
  'Independent House': ['Independent House', 'House', 'Duplex House'],
  'Independent/Builder Floor': ['Builder Floor', 'Independent Floor'],
  Villa: ['Villa', 'Duplex Villa', 'Gated Villa'],
  Office: ['Office Space', 'Office', 'Corner Office'],
  'Retail shop': ['Shop', 'Corner Shop', 'Ground-floor Shop'],
  Showroom: ['Showroom', 'Main Road Showroom'],
  'Warehouse/Godown': ['Warehouse', 'Godown'],
};
const headline = (kind: DemoKind, random: Random) => random.pick(HEADLINES[kind.subtype] ?? [kind.subtype]);

/** A home's fields; `area` is built-up, sq ft. */
export function homeDetails({ kind, sale, possession }: Plan, area: number, facing: string, random: Random): Details {
  const flat = kind.art === 'tower';
  const shared = flat || kind.art === 'floorHouse';
  const bhk = bedroomsIn(area, !shared, random);
  const title = headline(kind, random);
  const duplex = title.includes('Duplex') || kind.subtype === 'Villa';
  const storeys = flat ? random.int(3, 12) : shared ? random.int(3, 4) : duplex ? 2 : random.int(1, 2);
  const floor = random.int(shared && !flat ? 1 : 0, storeys);
  const community = kind.subtype === 'Villa' || flat;
  const words = {
    bhk: String(bhk),
    bedrooms: plural(bhk, 'bedroom', 'bedrooms'),
    floor: FLOORS[floor] ?? 'top floor',
    units: String(storeys * random.int(2, 5)),
    facing: facing.toLowerCase(),
    area: formatArea(area, 'sqft'),
  };
  const fields = {
    bedroom: bhkLabel(bhk),
    bathroom: upToThree(Math.max(1, bhk - random.int(0, 1))),
    balconies: String(Math.min(3, random.int(1, 3))),
    builtUpArea: area,
    carpetArea: Math.round((area * random.range(0.74, 0.82)) / 5) * 5,
    ...(shared ? {} : { plotArea: Math.round((area / storeys) * random.range(1.15, 1.7) * (1 / 9)) * 9 }),
    noOfFloors: String(storeys),
    ...(shared ? { propertyFloorNo: floor === 0 ? 'Ground' : String(floor) } : {}),
    ...(flat
      ? {
          flatNumber: `${random.pick(['Block', 'Tower'])} ${random.pick(['A', 'B', 'C', 'D'])}, ${floor || 'G'}0${random.int(1, 6)}`,
        }
      : {}),
    furnishingType: possession === 'Under construction' ? 'Unfurnished' : random.pick(FURNISHINGS),
    coveredParking: upToThree(random.int(1, bhk > 3 ? 4 : 2)),
    openParking: String(random.int(1, 2)),
    taxNgovtChargesExcluded: random.chance(0.3),
    allInclusivePrice: random.chance(0.25),
    gatedCommunity: kind.subtype === 'Villa' || (flat && random.chance(0.5)) ? 'Yes' : 'No',
    ...(bhk >= 4 ? { tokenAmount: random.pick([100_000, 200_000, 500_000]) } : {}),
    ...(sale === 'New' && shared ? { approvedType: random.pick(['Tuda', 'Rera']) } : {}),
    ...(community
      ? { amenities: amenityFlags(random, 4, 14) }
      : { amenities: { vaastuCompliant: true, security: random.chance(0.4) } }),
    ...(community && random.chance(0.15) ? { customAmenities: [random.pick(CUSTOM_AMENITIES)] } : {}),
  };
  return { fields, name: `${bhk} BHK ${title}`, words };
}

/** The fields of a plot or of farm land; `area` sq ft. */
export function landDetails({ kind }: Plan, area: number, facing: string, random: Random): Details {
  const farm = kind.subtype === 'Agricultural Land';
  const shown = formatArea(area, farm ? (area >= HALF_ACRE ? 'acres' : 'cents') : 'sqyd');
  const width = Math.round(Math.sqrt(area / random.range(1.2, 1.8)));
  const fields = {
    plotArea: area,
    plotWidth: width,
    plotLength: Math.round(area / width),
    noOfOpenSides: String(random.chance(0.25) ? 2 : 1),
    widthOfTheRoad: random.pick([20, 30, 33, 40, 60]),
    boundaryWall: random.chance(0.4) ? 'Yes' : 'No',
    anyConstructionDone: 'No',
    ...(farm ? {} : { gatedCommunity: random.chance(0.35) ? 'Yes' : 'No' }),
    ...(farm ? {} : { approvedType: random.pick(['Tuda', 'Tuda', 'Rera', 'Panchayati']) }),
    ...(farm ? { waterSource: random.pick(WATER_SOURCES) } : { surveyNumber: String(random.int(12, 480)) }),
  };
  const names: readonly [string, ...string[]] = farm
    ? [`${shown} of Farm Land`, `Farm Land of ${shown}`, `${shown} of Agricultural Land`]
    : [`${shown} Plot`, `${facing}-facing Plot`, `Open Plot of ${shown}`];
  const words = {
    area: shown,
    facing: facing.toLowerCase(),
    road: String(fields.widthOfTheRoad),
    approved: String(fields.approvedType),
    water: 'waterSource' in fields ? fields.waterSource : '',
  };
  return { fields, name: random.pick(names), words };
}

/** The fields of an office, a shop, a showroom or a warehouse; `area` is built-up, sq ft. */
export function workDetails({ kind, possession }: Plan, area: number, facing: string, random: Random): Details {
  const office = kind.subtype === 'Office';
  const storeys = office ? random.int(3, 7) : kind.art === 'warehouse' ? 1 : random.int(1, 4);
  const floor = office ? random.int(1, storeys) : 0;
  const fields = {
    builtUpArea: area,
    carpetArea: Math.round((area * random.range(0.76, 0.9)) / 5) * 5,
    noOfFloors: String(storeys),
    propertyFloorNo: floor === 0 ? 'Ground' : String(floor),
    bathroom: String(random.int(1, 2)),
    ...(possession === 'Under construction' || kind.art === 'warehouse'
      ? {}
      : { furnishingType: random.pick(FURNISHINGS) }),
    ...(office ? { coveredParking: upToThree(random.int(1, 5)) } : {}),
    openParking: upToThree(random.int(1, 5)),
    taxNgovtChargesExcluded: random.chance(0.3),
    amenities: {
      powerBackup: true,
      visitorParking: random.chance(0.6),
      fireFightingEquipment: random.chance(0.7),
      lift: office,
    },
  };
  const words = {
    area: formatArea(area, 'sqft'),
    floor: FLOORS[floor] ?? 'top floor',
    facing: facing.toLowerCase(),
    units: String(Math.max(6, Math.round(area / 70))),
  };
  return { fields, name: headline(kind, random), words };
}
