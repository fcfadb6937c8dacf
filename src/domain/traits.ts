import { imageGroups } from './imageGroups';
import { toNumber } from './price';
import { isPlot } from './subtypes';

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

/** The one spelling of a furnishing; '' for another word. */
export const furnishingNamed = (text: unknown) => spelt(FURNISHINGS, text);

/** The one spelling of a direction; '' for another word. */
export const facingNamed = (text: unknown) => spelt(FACINGS, text);

/** Whether a listing names a registration; "applied" and "NA" are none. */
export const hasRera = (reraId: unknown): boolean =>
  typeof reraId === 'number' || (typeof reraId === 'string' && /\d/.test(reraId));

/** Whether a listing shows any picture of its own. */
export const hasPhotos = (listing: Parameters<typeof imageGroups>[0] & { readonly pictureCount?: unknown }): boolean =>
  (toNumber(listing.pictureCount) ?? 0) > 0 || imageGroups(listing).length > 0;

interface Measured {
  readonly selectedSubtype?: unknown;
  readonly builtUpArea?: unknown;
  readonly carpetArea?: unknown;
  readonly plotArea?: unknown;
}

/** The area by which a listing is found, sq ft: built-up area, else carpet area, else plot area; of land the plot area first. */
export function filteredArea(listing: Measured): number | null {
  const { selectedSubtype, builtUpArea, carpetArea, plotArea } = listing;
  const building = [builtUpArea, carpetArea];
  const land = typeof selectedSubtype === 'string' && isPlot(selectedSubtype);
  const areas = land ? [plotArea, ...building] : [...building, plotArea];
  return areas.map(toNumber).find((sqft) => sqft !== null && sqft > 0) ?? null;
}
