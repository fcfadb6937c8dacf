import { imageGroups } from './imageGroups';
import { toNumber } from './price';
import { isPlot } from './subtypes';
import { FLOORS, type FloorChoice } from './traits';

/** The number that a floor begins with ("12A", "3 of 5", "-1"), above the ground; null when it says none. */
export function floorNumber(floor: unknown): number | null {
  if (typeof floor !== 'string') return toNumber(floor);
  if (/^\s*(?:g|gf|gr|ground)\b/i.test(floor)) return 0;
  const said = /^\s*(?:[-−]\s*)?\d+/.exec(floor)?.[0];
  return said === undefined ? null : Number(said.replace('−', '-').replace(/\s/g, ''));
}

/** Among which floors of the choice a listing lies; '' for none of them and where it does not say. */
export function floorOf({ propertyFloorNo }: { readonly propertyFloorNo?: unknown }): FloorChoice | '' {
  const number = floorNumber(propertyFloorNo);
  return (number !== null && FLOORS.find(({ from, to }) => number >= from && number <= to)?.value) || '';
}

/** Whether a listing shows any picture of its own. */
export const hasPhotos = (listing: Parameters<typeof imageGroups>[0] & { readonly pictureCount?: unknown }): boolean =>
  (toNumber(listing.pictureCount) ?? 0) > 0 || imageGroups(listing).length > 0;

interface Measured {
  readonly selectedSubtype?: unknown;
  readonly builtUpArea?: unknown;
  readonly carpetArea?: unknown;
  readonly plotArea?: unknown;
}

const firstGiven = (areas: readonly unknown[]): number | null =>
  areas.map(toNumber).find((sqft) => sqft !== null && sqft > 0) ?? null;

const isLand = ({ selectedSubtype }: Measured): boolean =>
  typeof selectedSubtype === 'string' && isPlot(selectedSubtype);

type RatedBy = 'plotArea' | 'builtUpArea' | 'carpetArea';

/** By which of its areas a price is judged: of land its plot area, of a building built-up area, else carpet area. */
export function ratedBy(listing: Measured): RatedBy | undefined {
  const fields: readonly RatedBy[] = isLand(listing) ? ['plotArea'] : ['builtUpArea', 'carpetArea'];
  return fields.find((field) => (toNumber(listing[field]) ?? 0) > 0);
}

/** That area, sq ft. */
export function ratedArea(listing: Measured): number | null {
  const field = ratedBy(listing);
  return field === undefined ? null : toNumber(listing[field]);
}

interface Priced extends Measured {
  readonly expectedPrice?: unknown;
  readonly pricePerSqft?: unknown;
}

/** The price per square foot (whole rupees) that price and area make; null where one of them is unknown [WIZ-14]. */
export function workedOutRate(listing: Priced): number | null {
  const price = toNumber(listing.expectedPrice);
  const area = ratedArea(listing);
  return (price !== null && area !== null && Math.max(0, Math.round(price / area))) || null;
}

/** The price per square foot (rupees) that a listing says, else the one that price and area make [PLIST-7, PDET-3]. */
export function rateOf(listing: Priced): number | null {
  const said = toNumber(listing.pricePerSqft);
  return said !== null && said > 0 ? said : workedOutRate(listing);
}

/** The area by which a listing is found, sq ft: built-up area, else carpet area, else plot area; of land the plot area first. */
export function filteredArea(listing: Measured): number | null {
  const { builtUpArea, carpetArea, plotArea } = listing;
  const building = [builtUpArea, carpetArea];
  return firstGiven(isLand(listing) ? [plotArea, ...building] : [...building, plotArea]);
}
