import { bhkCount, configurations, matchesBhk } from './bhk';
import { isWithin, rangeOverlaps } from './budget';
import { countedValues, type PropertyFilters } from './filters';
import { filteredArea, floorOf, hasPhotos } from './listingTraits';
import { samePossession } from './possession';
import { toNumber } from './price';
import { projectRera } from './reraNumber';
import { matchesSubtype } from './subtypes';
import { includesIgnoreCase, equalsIgnoreCase } from './text';
import { facingNamed, furnishingNamed } from './traits';
import type { ListKind } from './listKind';

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
  propertyFloorNo?: unknown;
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

/** A remembered test of what any of a filter's values takes; null when the filter is not set. */
function anyOf<Value>(
  wanted: readonly string[],
  test: (value: Value, wanted: string) => boolean,
): ((value: Value) => boolean) | null {
  return wanted.length === 0 ? null : remember((value: Value) => wanted.some((each) => test(value, each)));
}

/** Names of places that are meant, too: the server knows the listings there to be those asked for. */
export type AlsoPlaces = readonly Readonly<Record<'field' | 'name', string>>[];

/** A test for each filter of words that both kinds of list have; null where it is not set. */
function placeTests(f: PropertyFilters, kind: ListKind, also: AlsoPlaces) {
  const words = (key: keyof PropertyFilters, test: (value: Word, wanted: string) => boolean) => {
    const wanted = countedValues(f, key, kind);
    const others = also.filter(({ field }) => field === key && wanted.length > 0);
    return anyOf<Word>([...wanted, ...others.map(({ name }) => name)], test);
  };
  return {
    cityFits: words('city', includesIgnoreCase),
    localityFits: words('locality', includesIgnoreCase),
    saleFits: words('transactionType', equalsIgnoreCase),
    possessionFits: words('possessionStatus', samePossession),
    bhkFits: anyOf<unknown>(countedValues(f, 'bhkType', kind), matchesBhk),
  };
}

const price = (value: unknown): number | null => (typeof value === 'number' ? value : toNumber(value));

/** The filters that a server may not know; null where none is set. */
function extrasTest(f: PropertyFilters): ((p: FilterableProperty) => boolean) | null {
  const said = (key: keyof PropertyFilters) => countedValues(f, key, 'property')[0] ?? '';
  const [rera, photos, furnishing] = [said('withRera'), said('withPhotos'), said('furnishingType')];
  const [facing, floor] = [said('facing'), said('floor')];
  const anyArea = f.minArea <= 0 && f.maxArea <= 0;
  if (anyArea && [rera, photos, furnishing, facing, floor].every((value) => value === '')) return null;
  return (p) =>
    (rera === '' || projectRera(p.reraId) !== null) &&
    (furnishing === '' || furnishingNamed(p.furnishingType) === furnishing) &&
    (facing === '' || facingNamed(p.facing) === facing) &&
    (floor === '' || floorOf(p) === floor) &&
    (anyArea || isWithin(filteredArea(p), f.minArea, f.maxArea)) &&
    (photos === '' || hasPhotos(p));
}

/** The client's own filter for properties, made once per filter and then asked for each listing [PLIST-8]. */
export function makePropertyPredicate(f: PropertyFilters, also: AlsoPlaces = []): (p: FilterableProperty) => boolean {
  const { minPrice, maxPrice } = f;
  const anyPrice = minPrice <= 0 && maxPrice <= 0;
  const types = countedValues(f, 'selectedSubtype', 'property');
  const subtypeFits = anyOf<Word>(types, (own, type) => matchesSubtype({ selectedSubtype: own ?? null }, type));
  const takesCommercial = types.some((type) => equalsIgnoreCase(type, 'Commercial'));
  const { cityFits, localityFits, saleFits, possessionFits, bhkFits } = placeTests(f, 'property', also);
  const bhkReads = remember((value: unknown) => bhkCount(value) !== null);
  const extrasFit = extrasTest(f);

  return (p) =>
    (anyPrice || isWithin(price(p.expectedPrice), minPrice, maxPrice)) &&
    (subtypeFits === null ||
      subtypeFits(p.selectedSubtype) ||
      (takesCommercial && equalsIgnoreCase(p.propertyType, 'Commercial'))) &&
    (bhkFits === null || bhkFits(bhkReads(p.bedroom) ? p.bedroom : p.bhk)) &&
    (cityFits === null || cityFits(p.city)) &&
    (localityFits === null || localityFits(p.locality)) &&
    (saleFits === null || saleFits(p.saleType || p.transactionType)) &&
    (possessionFits === null || possessionFits(p.possessionStatus)) &&
    (extrasFit === null || extrasFit(p));
}

/** The client's own filter for projects: price ranges overlap, any configuration may have the BHK [JLIST-8]. */
export function makeProjectPredicate(f: PropertyFilters, also: AlsoPlaces = []): (p: FilterableProject) => boolean {
  const { minPrice, maxPrice } = f;
  const anyPrice = minPrice <= 0 && maxPrice <= 0;
  // A project's type is a project type or a subtype; both are understood with their aliases.
  const typeFits = anyOf<Word>(countedValues(f, 'selectedSubtype', 'project'), (own, type) =>
    matchesSubtype({ selectedSubtype: own ?? null, propertyType: own ?? null }, type),
  );
  const { cityFits, localityFits, possessionFits, bhkFits } = placeTests(f, 'project', also);

  return (p) =>
    (anyPrice || rangeOverlaps(price(p.unitPriceRangeFrom), price(p.unitPriceRangeTo), minPrice, maxPrice)) &&
    (typeFits === null || typeFits(p.propertyType)) &&
    (cityFits === null || cityFits(p.city)) &&
    (localityFits === null || localityFits(p.locality)) &&
    (bhkFits === null || configurations(p.unitConfig).some(bhkFits)) &&
    (possessionFits === null || possessionFits(p.possessionStatus));
}
