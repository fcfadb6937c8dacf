import type { Options } from '@/components/fields/Select';
import { UNIT_WORDS } from '@/domain/area';
import { CHOICES } from '../values/choices';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/postingDetails';
import type { PostingValues } from '../values/postingValues';
import { checkMonth, checkOf, checkRera, mostCharacters, type Check } from '../values/validators';

/** How a detail is asked for: a line, several lines, a month, a number with its unit, an area, one of a few or of many. */
type FieldLook =
  | { readonly look: 'line'; readonly maxLength: number; readonly check?: Check }
  | { readonly look: 'month'; readonly check: Check }
  | { readonly look: 'lines'; readonly maxLength: number }
  | { readonly look: 'number'; readonly unit?: string; readonly check: Check }
  | { readonly look: 'area'; readonly ownUnit: boolean; readonly check: Check }
  | { readonly look: 'few' | 'many'; readonly options: Options };

export type DetailSpec = FieldLook & {
  readonly label: string;
  readonly hint?: string;
  /** Over both columns. */
  readonly wide?: boolean;
  /** The first of its row. */
  readonly first?: boolean;
};

/** The details of step 2 (WIZ-6, WIZ-7), and those of the static variants alone (STAT-1); lengths are what the server takes. */
export const DETAIL_FIELDS = {
  name: {
    look: 'line',
    label: FIELD_LABELS.name,
    hint: words.whatHint,
    maxLength: mostCharacters('name'),
    wide: true,
  },
  age: { look: 'number', label: FIELD_LABELS.age, hint: words.ageHint, unit: words.years, check: checkOf('age') },
  builtUpArea: { look: 'area', label: FIELD_LABELS.builtUpArea, ownUnit: false, check: checkOf('builtUpArea') },
  carpetArea: {
    look: 'number',
    label: FIELD_LABELS.carpetArea,
    hint: words.carpetAreaHint,
    unit: UNIT_WORDS.sqft.label,
    check: checkOf('carpetArea'),
  },
  facing: { look: 'many', label: FIELD_LABELS.facing, options: CHOICES.facing },
  flatNumber: { look: 'line', label: FIELD_LABELS.flatNumber, maxLength: mostCharacters('flatNumber') },
  propertyFloorNo: {
    look: 'line',
    label: FIELD_LABELS.propertyFloorNo,
    hint: words.floorHint,
    maxLength: mostCharacters('propertyFloorNo'),
    check: checkOf('propertyFloorNo'),
  },
  reraId: { look: 'line', label: FIELD_LABELS.reraId, maxLength: mostCharacters('reraId'), check: checkRera },
  approvedType: { look: 'few', label: FIELD_LABELS.approvedType, options: CHOICES.approvedType },
  openParking: { look: 'few', label: FIELD_LABELS.openParking, options: CHOICES.openParking },
  coveredParking: { look: 'few', label: FIELD_LABELS.coveredParking, options: CHOICES.coveredParking },
  transactionType: { look: 'few', label: FIELD_LABELS.transactionType, options: CHOICES.transactionType },
  possessionStatus: { look: 'few', label: FIELD_LABELS.possessionStatus, options: CHOICES.possessionStatus },
  launchDate: { look: 'month', label: FIELD_LABELS.launchDate, hint: words.readyHint, check: checkMonth },
  bedroom: { look: 'few', label: FIELD_LABELS.bedroom, options: CHOICES.bedroom, wide: true },
  bathroom: { look: 'few', label: FIELD_LABELS.bathroom, options: CHOICES.bathroom },
  balconies: { look: 'few', label: FIELD_LABELS.balconies, options: CHOICES.balconies },
  furnishingType: { look: 'few', label: FIELD_LABELS.furnishingType, options: CHOICES.furnishingType, wide: true },
  gatedCommunity: { look: 'few', label: FIELD_LABELS.gatedCommunity, options: CHOICES.gatedCommunity },
  about: {
    look: 'lines',
    label: FIELD_LABELS.about,
    hint: words.aboutHint,
    maxLength: mostCharacters('about'),
    wide: true,
  },
  surveyNumber: { look: 'line', label: FIELD_LABELS.surveyNumber, maxLength: mostCharacters('surveyNumber') },
  waterSource: { look: 'few', label: FIELD_LABELS.waterSource, options: CHOICES.waterSource, wide: true },
  noOfOpenSides: { look: 'few', label: FIELD_LABELS.noOfOpenSides, options: CHOICES.noOfOpenSides },
  widthOfTheRoad: {
    look: 'number',
    label: FIELD_LABELS.widthOfTheRoad,
    unit: words.feet,
    check: checkOf('widthOfTheRoad'),
  },
  plotArea: { look: 'area', label: FIELD_LABELS.plotArea, ownUnit: true, check: checkOf('plotArea') },
  plotLength: {
    look: 'number',
    label: FIELD_LABELS.plotLength,
    unit: words.feet,
    check: checkOf('plotLength'),
    first: true,
  },
  plotWidth: { look: 'number', label: FIELD_LABELS.plotWidth, unit: words.feet, check: checkOf('plotWidth') },
  anyConstructionDone: { look: 'few', label: FIELD_LABELS.anyConstructionDone, options: CHOICES.anyConstructionDone },
  boundaryWall: { look: 'few', label: FIELD_LABELS.boundaryWall, options: CHOICES.boundaryWall },
  noOfUnits: { look: 'number', label: FIELD_LABELS.noOfUnits, check: checkOf('noOfUnits') },
  noOfFloors: {
    look: 'line',
    label: FIELD_LABELS.noOfFloors,
    hint: words.floorsHint,
    maxLength: mostCharacters('noOfFloors'),
    check: checkOf('noOfFloors'),
  },
} as const satisfies Partial<Record<keyof PostingValues, DetailSpec>>;

type DetailName = keyof typeof DETAIL_FIELDS;

interface DetailGroup {
  readonly title: string;
  readonly fields: readonly DetailName[];
}

/** A building's details in the order in which one walks through it. */
export const BUILDING_GROUPS: readonly DetailGroup[] = [
  {
    title: words.what,
    fields: ['name', 'flatNumber', 'propertyFloorNo', 'noOfFloors', 'age', 'facing', 'gatedCommunity'],
  },
  { title: words.size, fields: ['plotArea', 'builtUpArea', 'carpetArea'] },
  { title: words.rooms, fields: ['bedroom', 'bathroom', 'balconies', 'furnishingType'] },
  { title: words.parking, fields: ['openParking', 'coveredParking'] },
  { title: words.status, fields: ['transactionType', 'possessionStatus', 'launchDate'] },
  { title: words.paperwork, fields: ['approvedType', 'reraId'] },
  { title: words.description, fields: ['about'] },
];

export const LAND_GROUPS: readonly DetailGroup[] = [
  { title: words.land, fields: ['name', 'facing', 'noOfOpenSides', 'widthOfTheRoad'] },
  { title: words.size, fields: ['plotArea', 'plotLength', 'plotWidth'] },
  { title: words.surroundings, fields: ['waterSource', 'anyConstructionDone', 'boundaryWall', 'gatedCommunity'] },
  { title: words.paperwork, fields: ['transactionType', 'approvedType', 'surveyNumber', 'reraId'] },
  { title: words.description, fields: ['about'] },
];
