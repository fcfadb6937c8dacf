import type { Options } from '@/components/fields/Select';
import type { Validator } from '@/components/fields/validators';
import { CHOICES } from '../values/choices';
import type { PostingValues } from '../values/postingValues';
import { areaField, feetField, MOST_CHARACTERS, yearsField } from '../values/validators';
import { DETAILS } from './texts';

/** How a detail is asked for: a line, several lines, a number with its unit, an area, one of a few or of many. */
export type FieldLook =
  | { readonly look: 'line' | 'lines'; readonly maxLength: number }
  | { readonly look: 'number' | 'whole'; readonly unit?: string; readonly validate: Validator }
  | { readonly look: 'area'; readonly ownUnit: boolean }
  | { readonly look: 'few' | 'many'; readonly options: Options };

export type DetailSpec = FieldLook & {
  readonly label: string;
  readonly hint?: string;
  /** Over both columns. */
  readonly wide?: boolean;
};

/** The details of step 2 (WIZ-6, WIZ-7); lengths are what the server takes. */
export const DETAIL_FIELDS = {
  name: { look: 'line', label: DETAILS.name, hint: DETAILS.whatHint, maxLength: MOST_CHARACTERS.name, wide: true },
  age: { look: 'number', label: DETAILS.age, hint: DETAILS.ageHint, unit: 'years', validate: yearsField },
  builtUpArea: { look: 'area', label: DETAILS.builtUpArea, ownUnit: false },
  carpetArea: {
    look: 'number',
    label: DETAILS.carpetArea,
    hint: DETAILS.carpetAreaHint,
    unit: 'sq ft',
    validate: areaField,
  },
  facing: { look: 'many', label: DETAILS.facing, options: CHOICES.facing },
  flatNumber: { look: 'line', label: DETAILS.flatNumber, maxLength: MOST_CHARACTERS.flatNumber },
  propertyFloorNo: {
    look: 'line',
    label: DETAILS.floor,
    hint: DETAILS.floorHint,
    maxLength: MOST_CHARACTERS.propertyFloorNo,
  },
  reraId: { look: 'line', label: DETAILS.reraId, maxLength: MOST_CHARACTERS.reraId },
  approvedType: { look: 'few', label: DETAILS.approvedType, options: CHOICES.approvedType },
  openParking: { look: 'few', label: DETAILS.openParking, options: CHOICES.openParking },
  coveredParking: { look: 'few', label: DETAILS.coveredParking, options: CHOICES.coveredParking },
  transactionType: { look: 'few', label: DETAILS.transactionType, options: CHOICES.transactionType },
  possessionStatus: { look: 'few', label: DETAILS.possessionStatus, options: CHOICES.possessionStatus },
  bedroom: { look: 'few', label: DETAILS.bedroom, options: CHOICES.bedroom, wide: true },
  bathroom: { look: 'few', label: DETAILS.bathroom, options: CHOICES.bathroom },
  balconies: { look: 'few', label: DETAILS.balconies, options: CHOICES.balconies },
  furnishingType: { look: 'few', label: DETAILS.furnishingType, options: CHOICES.furnishingType, wide: true },
  gatedCommunity: { look: 'few', label: DETAILS.gatedCommunity, options: CHOICES.gatedCommunity },
  about: { look: 'lines', label: DETAILS.about, hint: DETAILS.aboutHint, maxLength: MOST_CHARACTERS.about, wide: true },
  noOfOpenSides: { look: 'few', label: DETAILS.noOfOpenSides, options: CHOICES.noOfOpenSides },
  widthOfTheRoad: { look: 'number', label: DETAILS.widthOfTheRoad, unit: 'ft', validate: feetField },
  plotArea: { look: 'area', label: DETAILS.plotArea, ownUnit: true },
  plotLength: { look: 'number', label: DETAILS.plotLength, unit: 'ft', validate: feetField },
  plotWidth: { look: 'number', label: DETAILS.plotWidth, unit: 'ft', validate: feetField },
  anyConstructionDone: { look: 'few', label: DETAILS.anyConstructionDone, options: CHOICES.anyConstructionDone },
  boundaryWall: { look: 'few', label: DETAILS.boundaryWall, options: CHOICES.boundaryWall },
} as const satisfies Partial<Record<keyof PostingValues, DetailSpec>>;

export type DetailName = keyof typeof DETAIL_FIELDS;

export interface DetailGroup {
  readonly title: string;
  readonly fields: readonly DetailName[];
}

/** A building's details in the order in which one walks through it. */
export const BUILDING_GROUPS: readonly DetailGroup[] = [
  { title: DETAILS.what, fields: ['name', 'flatNumber', 'propertyFloorNo', 'age', 'facing', 'gatedCommunity'] },
  { title: DETAILS.size, fields: ['builtUpArea', 'carpetArea'] },
  { title: DETAILS.rooms, fields: ['bedroom', 'bathroom', 'balconies', 'furnishingType'] },
  { title: DETAILS.parking, fields: ['openParking', 'coveredParking'] },
  { title: DETAILS.status, fields: ['transactionType', 'possessionStatus'] },
  { title: DETAILS.paperwork, fields: ['approvedType', 'reraId'] },
  { title: DETAILS.description, fields: ['about'] },
];

export const LAND_GROUPS: readonly DetailGroup[] = [
  { title: DETAILS.land, fields: ['name', 'facing', 'noOfOpenSides', 'widthOfTheRoad'] },
  { title: DETAILS.size, fields: ['plotArea', 'plotLength', 'plotWidth'] },
  { title: DETAILS.surroundings, fields: ['anyConstructionDone', 'boundaryWall', 'gatedCommunity'] },
];
