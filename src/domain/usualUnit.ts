import type { AreaUnit, UnitChoice } from './areaUnits';
import { UNIT_WORDS } from './area';
import { toNumber } from './price';
import { canonicalSubtype } from './subtypes';

/** What is measured: a listing, a project, or what a list is filtered by. */
export interface Measurable {
  readonly selectedSubtype?: string | null | undefined;
  /** Of a project: `Venture` is one of plots. */
  readonly propertyType?: string | null | undefined;
  /** Square feet. */
  readonly plotArea?: unknown;
}

/**
 * The unit in which people around Tirupati count something: farm land in acres, below one in cents, plots in square
 * yards, all else in square feet.
 */
function usualUnit({ selectedSubtype, propertyType, plotArea }: Measurable): AreaUnit {
  const subtype = canonicalSubtype(selectedSubtype);
  if (subtype === 'Agricultural Land')
    return (toNumber(plotArea) ?? Infinity) < UNIT_WORDS.acres.sqft ? 'cents' : 'acres';
  return subtype === 'Plot/land' || propertyType === 'Venture' ? 'sqyd' : 'sqft';
}

/** The unit in which something is shown. */
export const unitFor = (choice: UnitChoice, measured: Measurable): AreaUnit =>
  choice === 'usual' ? usualUnit(measured) : choice;
