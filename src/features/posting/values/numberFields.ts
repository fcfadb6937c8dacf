import type { PostingValues } from './postingValues';

/** Fields that hold a number; the other ones are texts. */
const NUMBER_FIELDS = [
  'age',
  'builtUpArea',
  'carpetArea',
  'plotArea',
  'plotLength',
  'plotWidth',
  'widthOfTheRoad',
  'noOfUnits',
  'expectedPrice',
  'pricePerSqft',
  'maintenanceCharges',
  'otherCharges',
  'tokenAmount',
  'brokerage',
] as const satisfies readonly (keyof PostingValues)[];

export type NumberField = (typeof NUMBER_FIELDS)[number];

export const isNumberField = (field: string): field is NumberField => NUMBER_FIELDS.some((each) => each === field);

/** The number that plain digits say, as the fields keep what was typed into them; null for every other text. */
export const plainNumber = (kept: string): number | null => (/^\d+(?:\.\d+)?$/.test(kept.trim()) ? Number(kept) : null);

/** The number that a field holds, in its unit; null when it holds none. */
export const numberIn = (values: Readonly<Partial<PostingValues>>, field: NumberField): number | null =>
  plainNumber(values[field] ?? '');
