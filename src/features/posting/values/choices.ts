import { label } from '@/domain/label';
import { FACINGS, FURNISHINGS } from '@/domain/traits';
import { POSSESSION_CHOICES, SALE_CHOICES } from '@/domain/possession';
import { subtypeLabel, type Subtype } from '@/domain/subtypes';
import type { PostingValues } from './postingValues';

export type PropertyType = PostingValues['propertyType'];

/** An option of a list: what is kept, and its words. */
interface Choice<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

export const PROPERTY_TYPES: readonly PropertyType[] = ['Residential', 'Commercial'];

/** The kinds of property, to choose from [WIZ-3]. */
export const TYPE_TILES: readonly Choice<PropertyType>[] = PROPERTY_TYPES.map((value) => ({
  value,
  label: label(value),
}));

const tile = (value: Subtype): Choice<Subtype> => ({ value, label: subtypeLabel(value) });

/** The subtypes of each kind of property [WIZ-3]. */
export const TILES: Readonly<Record<PropertyType, readonly Choice<Subtype>[]>> = {
  Residential: (
    [
      'Flat/Apartment',
      'Independent House',
      'Villa',
      'Independent/Builder Floor',
      'Plot/land',
      'Agricultural Land',
    ] as const
  ).map(tile),
  Commercial: (['Office', 'Retail shop', 'Warehouse/Godown', 'Plot/land'] as const).map(tile),
};

/** The tiles of a kind, with the subtype that a stored listing has beside them, such as Showroom. */
export function tilesOf(propertyType: PropertyType, stored?: Subtype): readonly Choice<Subtype>[] {
  const tiles = TILES[propertyType];
  const known = Object.values(TILES).some((each) => each.some(({ value }) => value === stored));
  return stored === undefined || known || propertyType !== 'Commercial' ? tiles : [...tiles, tile(stored)];
}

/** The subtype after a change of kind: the same where the kind has it, else the kind's first. */
export const subtypeIn = (propertyType: PropertyType, subtype: Subtype): Subtype =>
  TILES[propertyType].find(({ value }) => value === subtype)?.value ?? TILES[propertyType][0]?.value ?? subtype;

const UP_TO_THREE = ['1', '2', '3', '3+'] as const;

/** What can be chosen, under the payload's names [WIZ-6, WIZ-8]. */
export const CHOICES = {
  facing: FACINGS,
  approvedType: ['Tuda', 'Rera', 'Panchayati'],
  openParking: UP_TO_THREE,
  coveredParking: UP_TO_THREE,
  bathroom: UP_TO_THREE,
  transactionType: SALE_CHOICES,
  possessionStatus: POSSESSION_CHOICES,
  balconies: ['0', '1', '2', '3'],
  bedroom: ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5+ BHK'],
  furnishingType: FURNISHINGS,
  gatedCommunity: ['Yes', 'No'],
  waterSource: ['Borewell', 'Open well', 'Canal', 'Tank', 'Rain only'],
  noOfOpenSides: ['1', '2', '3', '4'],
  anyConstructionDone: ['Yes', 'No'],
  boundaryWall: ['Yes', 'No'],
  chargeBrokerage: ['Yes', 'No'],
  brokerChargesType: ['fixed', 'percentage'],
} as const satisfies Partial<Record<keyof PostingValues, readonly string[]>>;

const ONE_TO_FIVE = ['1', '2', '3', '4', '5+'] as const;

/** What the static variants offer [STAT-1, STAT-2]. */
export const VARIANT_CHOICES = {
  noOfFloors: ONE_TO_FIVE,
  propertyFloorNo: ONE_TO_FIVE,
  bedroom: CHOICES.bedroom,
} as const;

/** The subtypes of the two static variants, in their words [STAT-1, STAT-2]. */
export const VARIANT_SUBTYPES: Readonly<Record<PropertyType, readonly Choice<Subtype>[]>> = {
  Commercial: (['Office', 'Retail shop', 'Showroom', 'Warehouse/Godown', 'Plot/land'] as const).map((value) => ({
    value,
    label: label(value),
  })),
  Residential: [
    { value: 'Flat/Apartment', label: label('Flat/Apartment') },
    { value: 'Independent House', label: label('Independent house') },
    { value: 'Villa', label: label('Villa') },
    { value: 'Independent/Builder Floor', label: label('Independent/Builder floor') },
    { value: 'Agricultural Land', label: label('Agricultural land') },
  ],
};
