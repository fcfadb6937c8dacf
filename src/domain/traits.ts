import * as words from '@/words/labels';
import * as numberWords from '@/words/numbers';
import { formatArea, formatAreaRange } from './area';
import type { AreaUnit } from './areaUnits';
import { holdsForSome, isPlot, isWholeHouse } from './subtypes';

/** How much furniture comes with it [WIZ-8]. */
export const FURNISHINGS = ['Fully Furnished', 'Semi Furnished', 'Unfurnished'] as const;

/** Where the main door looks [WIZ-8]. */
export const FACINGS = [
  'East',
  'West',
  'North',
  'South',
  'North-East',
  'North-West',
  'South-East',
  'South-West',
] as const;

const letters = (text: unknown): string => (typeof text === 'string' ? text.toLowerCase().replace(/[^a-z]/g, '') : '');

/** The product's spelling of a choice, written with or without hyphens; '' for another word. */
function spelt<Choice extends string>(choices: readonly Choice[], text: unknown): Choice | '' {
  const wanted = letters(text);
  return choices.find((each) => letters(each) === wanted) ?? '';
}

/** The floors to choose from; both ends inclusive. */
export const FLOORS = [
  { value: 'ground', label: words.floors.ground, from: 0, to: 0 },
  { value: '1-3', label: words.floors.low, from: 1, to: 3 },
  { value: '4-9', label: words.floors.middle, from: 4, to: 9 },
  { value: '10+', label: words.floors.high, from: 10, to: Infinity },
] as const;
export type FloorChoice = (typeof FLOORS)[number]['value'];

/** A choice of floors as it is written in an address; '' for another word. */
export const floorNamed = (text: string | null): FloorChoice | '' =>
  FLOORS.find(({ value }) => value === text)?.value ?? '';

/** Whether anything built is among the chosen types: land has neither furnishing nor possession. */
export const buildingApplies = (types: string): boolean => holdsForSome(types, (type) => !isPlot(type));
/** Whether the floor can: land has none, and a house has them all. */
export const floorApplies = (types: string): boolean =>
  holdsForSome(types, (type) => !isPlot(type) && !isWholeHouse(type));

/** The one spelling of a furnishing; '' for another word. */
export const furnishingNamed = (text: unknown) => spelt(FURNISHINGS, text);

/** The one spelling of a direction; '' for another word. */
export const facingNamed = (text: unknown) => spelt(FACINGS, text);

/** The bounds of an area (sq ft) in words: "900 – 1,500 sq ft"; '' for none. */
export function areaLabel(min: number, max: number, unit: AreaUnit): string {
  if (max <= 0) return min > 0 ? numberWords.from({ amount: formatArea(min, unit) }) : '';
  return min > 0 ? formatAreaRange(min, max, unit) : numberWords.upTo({ amount: formatArea(max, unit) });
}
