import { UNIT_WORDS } from './area';
import { toNumber } from './price';
import { inSquareFeet, readArea } from './readTyped';

/** Of a project, what the law goes by; the land as it was written, such as "2 acres". */
export interface ProjectSize {
  readonly reraId?: unknown;
  readonly projectExtentArea?: unknown;
  readonly noOfUnits?: unknown;
  readonly totalPlots?: unknown;
  readonly totalVillas?: unknown;
}

/** More land (sq ft: 500 sq m) or more units than these, and a project has to be registered (RERA Act 2016, section 3). */
const LAND = Math.ceil(500 * UNIT_WORDS.sqm.sqft);
const UNITS = 8;

/** Whether the law asks a project for a RERA number, and it has none. */
export function lacksRera({ reraId, projectExtentArea: land, ...counts }: ProjectSize): boolean {
  if (typeof reraId === 'string' && reraId !== '') return false;
  const units = Math.max(...[counts.noOfUnits, counts.totalPlots, counts.totalVillas].map((n) => toNumber(n) ?? 0));
  if (units > UNITS) return true;
  const written = typeof land === 'string' ? land : '';
  const { amount, unit } = readArea(written);
  return (toNumber(inSquareFeet(amount, unit ?? 'sqft')) ?? 0) > LAND;
}
