import { bhkCount, configurations, matchesBhk } from './bhk';
import { inBudget, rangeOverlaps } from './budget';
import { effectiveBhk, effectiveType, extrasIn, furnishingApplies, type PropertyFilters } from './filters';
import { samePossession } from './possession';
import { toNumber } from './price';
import { matchesSubtype } from './subtypes';
import { includesIgnoreCase, equalsIgnoreCase } from './text';
import { facingNamed, filteredArea, furnishingNamed, hasPhotos, hasRera } from './traits';

type Word = string | null | undefined;

/** What of a property the filters look at; anything may be missing, and numbers may be texts. */
export type FilterableProperty = {
  city?: Word;
  locality?: Word;
  selectedSubtype?: Word;
  propertyType?: Word;
  bedroom?: unknown;
  bhk?: unknown;
  /** Rupees. */
  expectedPrice?: unknown;
  saleType?: Word;
  transactionType?: Word;
  possessionStatus?: Word;
  reraId?: unknown;
  furnishingType?: unknown;
  facing?: unknown;
  /** Square feet. */
  builtUpArea?: unknown;
  carpetArea?: unknown;
  plotArea?: unknown;
  pictureCount?: unknown;
  propertyMainImage?: unknown;
};

/** What of a project the filters look at. */
export type FilterableProject = {
  city?: Word;
  locality?: Word;
  propertyType?: Word;
  unitConfig?: readonly string[] | string | null | undefined;
  /** Rupees. */
  unitPriceRangeFrom?: unknown;
  unitPriceRangeTo?: unknown;
  possessionStatus?: Word;
};

const MOST_REMEMBERED = 5000;

/**
 * The same test, asked only once per distinct value: ten thousand listings share a few cities, types and words,
 * and a look into a map costs less than comparing texts again.
 */
function remember<Value>(test: (value: Value) => boolean): (value: Value) => boolean {
  const known = new Map<Value, boolean>();
  // The first value taken and the first refused answer many questions without the map.
  let taken: Value | undefined;
  let refused: Value | undefined;
  return (value) => {
    if (value === taken && value !== undefined) return true;
    if (value === refused && value !== undefined) return false;
    const answer = known.get(value);
    if (answer !== undefined) return answer;
    const fresh = test(value);
    if (known.size < MOST_REMEMBERED) known.set(value, fresh);
    if (fresh) taken ??= value;
    else refused ??= value;
    return fresh;
  };
}

/** A remembered test for a text filter, or null when the filter is not set. */
function wordTest(wanted: string, test: (value: Word, wanted: string) => boolean): ((value: Word) => boolean) | null {
  return wanted.trim() === '' ? null : remember((value: Word) => test(value, wanted));
}

const price = (value: unknown): number | null => (typeof value === 'number' ? value : toNumber(value));

/** The filters that a server may not know; null where none is set. */
function extrasTest(f: PropertyFilters): ((p: FilterableProperty) => boolean) | null {
  if (extrasIn(f, 'property').length === 0) return null;
  const furnishing = furnishingApplies(f.selectedSubtype) ? f.furnishingType : '';
  const anyArea = f.minArea <= 0 && f.maxArea <= 0;
  return (p) =>
    (f.withRera === '' || hasRera(p.reraId)) &&
    (furnishing === '' || furnishingNamed(p.furnishingType) === furnishing) &&
    (f.facing === '' || facingNamed(p.facing) === f.facing) &&
    (anyArea || inBudget(filteredArea(p), f.minArea, f.maxArea)) &&
    (f.withPhotos === '' || hasPhotos(p));
}

/** The client's own filter for properties, made once per filter and then asked for each listing [PLIST-8]. */
export function makePropertyPredicate(f: PropertyFilters): (p: FilterableProperty) => boolean {
  const { minPrice, maxPrice } = f;
  const anyPrice = minPrice <= 0 && maxPrice <= 0;
  const digit = effectiveBhk(f, 'property');
  const type = effectiveType(f);
  const subtypeFits = wordTest(type, (own) => matchesSubtype({ selectedSubtype: own ?? null }, type));
  const takesCommercial = equalsIgnoreCase(type, 'Commercial');
  const bhkReads = digit === '' ? null : remember((value: unknown) => bhkCount(value) !== null);
  const bhkFits = remember((value: unknown) => matchesBhk(value, digit));
  const cityFits = wordTest(f.city, includesIgnoreCase);
  const localityFits = wordTest(f.locality, includesIgnoreCase);
  const saleFits = wordTest(f.transactionType, equalsIgnoreCase);
  const possessionFits = wordTest(f.possessionStatus, samePossession);
  const extrasFit = extrasTest(f);

  return (p) =>
    (anyPrice || inBudget(price(p.expectedPrice), minPrice, maxPrice)) &&
    (subtypeFits === null ||
      subtypeFits(p.selectedSubtype) ||
      (takesCommercial && equalsIgnoreCase(p.propertyType, 'Commercial'))) &&
    (bhkReads === null || bhkFits(bhkReads(p.bedroom) ? p.bedroom : p.bhk)) &&
    (cityFits === null || cityFits(p.city)) &&
    (localityFits === null || localityFits(p.locality)) &&
    (saleFits === null || saleFits(p.saleType || p.transactionType)) &&
    (possessionFits === null || possessionFits(p.possessionStatus)) &&
    (extrasFit === null || extrasFit(p));
}

/** The client's own filter for projects: price ranges overlap, any configuration may have the BHK [JLIST-8]. */
export function makeProjectPredicate(f: PropertyFilters): (p: FilterableProject) => boolean {
  const { minPrice, maxPrice } = f;
  const anyPrice = minPrice <= 0 && maxPrice <= 0;
  const digit = effectiveBhk(f, 'project');
  const type = effectiveType(f);
  // A project's type is a project type or a subtype; both are understood with their aliases.
  const typeFits = wordTest(type, (own) =>
    matchesSubtype({ selectedSubtype: own ?? null, propertyType: own ?? null }, type),
  );
  const cityFits = wordTest(f.city, includesIgnoreCase);
  const localityFits = wordTest(f.locality, includesIgnoreCase);
  const possessionFits = wordTest(f.possessionStatus, samePossession);

  return (p) =>
    (anyPrice || rangeOverlaps(price(p.unitPriceRangeFrom), price(p.unitPriceRangeTo), minPrice, maxPrice)) &&
    (typeFits === null || typeFits(p.propertyType)) &&
    (cityFits === null || cityFits(p.city)) &&
    (localityFits === null || localityFits(p.locality)) &&
    (digit === '' || configurations(p.unitConfig).some((count) => matchesBhk(count, digit))) &&
    (possessionFits === null || possessionFits(p.possessionStatus));
}
