import { BHK_CHOICES, bhkCount, bhkLabel, configurations, matchesBhk } from './bhk';
import { bandOf, inBudget, rangeOverlaps } from './budget';
import { possessionLabel, samePossession } from './possession';
import { listPrice, toNumber } from './price';
import {
  bhkApplies,
  canonicalSubtype,
  matchesSubtype,
  projectBhkApplies,
  subtypeLabel,
  subtypesOfChoice,
} from './subtypes';
import { containsWord, sameWord, truncate } from './text';

/** The lists' filters under the names of the API's parameters; '' and 0 filter nothing. Prices in rupees. */
export type PropertyFilters = {
  city: string;
  /** The type as chosen: a subtype, an alias, Commercial; on the projects list a project type. */
  selectedSubtype: string;
  /** '1' to '5'; '5' is five or more. */
  bhkType: string;
  minPrice: number;
  maxPrice: number;
  locality: string;
  transactionType: string;
  possessionStatus: string;
};

export type ListKind = 'property' | 'project';

export const NO_FILTERS: PropertyFilters = {
  city: '',
  selectedSubtype: '',
  bhkType: '',
  minPrice: 0,
  maxPrice: 0,
  locality: '',
  transactionType: '',
  possessionStatus: '',
};

const LONGEST_TEXT = 80;
const LARGEST_PRICE = 99_999_999_999;

const shortText = (text: string | null): string => truncate((text ?? '').trim(), LONGEST_TEXT).text;

const choice = (text: string | null): string => {
  const short = shortText(text);
  return sameWord(short, 'ALL') ? '' : short;
};

/** Whole rupees up to the largest price the product can say; anything else is no bound. */
const rupees = (text: string | null): number => {
  const amount = Math.round(toNumber(text) ?? 0);
  return amount > 0 && amount <= LARGEST_PRICE ? amount : 0;
};

/** The BHK digit of a choice, or '' outside 1 to 5. */
const bhkDigit = (text: string | null): string => {
  const digit = String(bhkCount(text));
  return BHK_CHOICES.find((each) => each === digit) ?? '';
};

/** The filters in a page's address. Unreadable values filter nothing; it never throws [ROUTE-2, ROUTE-17]. */
export function parseFilters(params: URLSearchParams): PropertyFilters {
  return {
    city: shortText(params.get('city')),
    selectedSubtype: choice(params.get('selectedSubtype')),
    bhkType: bhkDigit(params.get('bhkType')),
    minPrice: rupees(params.get('minPrice')),
    maxPrice: rupees(params.get('maxPrice')),
    locality: shortText(params.get('locality')),
    transactionType: choice(params.get('transactionType')),
    possessionStatus: choice(params.get('possessionStatus')),
  };
}

/** The BHK filter that counts: a choice whose dropdown the type hides does not [PLIST-4, JLIST-2]. */
export function effectiveBhk(f: PropertyFilters, kind: ListKind): string {
  const applies = kind === 'property' ? bhkApplies(f.selectedSubtype) : projectBhkApplies(f.selectedSubtype);
  return applies ? bhkDigit(f.bhkType) : '';
}

/** The chosen type without what filters nothing, such as ALL. */
const effectiveType = (f: PropertyFilters): string =>
  subtypesOfChoice(f.selectedSubtype) === null ? '' : f.selectedSubtype.trim();

type Pair = readonly [name: string, value: string | number];

/** A query string of the pairs that say something. Spaces become %20, which every server reads alike. */
function query(pairs: readonly Pair[], always?: Pair): string {
  const params = new URLSearchParams();
  if (always !== undefined) params.append(always[0], String(always[1]).trim());
  for (const [name, value] of pairs) {
    const text = value === 0 ? '' : String(value).trim();
    if (text !== '') params.append(name, text);
  }
  return params.toString().replaceAll('+', '%20');
}

/**
 * The query string, without '?', with which the API is asked, in an order that never changes. Properties send what is
 * not empty or zero [PLIST-3]; projects always send `propertyType` and never a sale type [JLIST-3].
 */
export function filtersToQuery(f: PropertyFilters, kind: ListKind): string {
  const shared: readonly Pair[] = [
    ['bhkType', effectiveBhk(f, kind)],
    ['minPrice', f.minPrice],
    ['maxPrice', f.maxPrice],
    ['locality', f.locality],
  ];
  const possession: Pair = ['possessionStatus', f.possessionStatus];
  return kind === 'project'
    ? query([['city', f.city], ...shared, possession], ['propertyType', effectiveType(f)])
    : query([
        ['city', f.city],
        ['selectedSubtype', effectiveType(f)],
        ...shared,
        ['transactionType', f.transactionType],
        possession,
      ]);
}

/** The filters for a page's address, without '?': everything chosen, as it was chosen [ROUTE-17]. */
export function filtersToSearch(f: PropertyFilters): string {
  return query([
    ['city', f.city],
    ['selectedSubtype', f.selectedSubtype],
    ['bhkType', f.bhkType],
    ['minPrice', f.minPrice],
    ['maxPrice', f.maxPrice],
    ['locality', f.locality],
    ['transactionType', f.transactionType],
    ['possessionStatus', f.possessionStatus],
  ]);
}

export type ActiveFilterKey = keyof PropertyFilters | 'budget';

function typeLabel(type: string): string {
  const subtype = canonicalSubtype(type);
  return subtype === type ? subtypeLabel(subtype) : type;
}

function budgetLabel(min: number, max: number): string {
  const band = bandOf(min, max);
  if (band !== null) return band.label;
  if (max <= 0) return min > 0 ? `From ${listPrice(min)}` : '';
  return min > 0 ? `${listPrice(min)} – ${listPrice(max)}` : `Up to ${listPrice(max)}`;
}

/** The filters that count, each as words that can be taken away; both price bounds are one budget [PLIST-6]. */
export function activeFilters(f: PropertyFilters, kind: ListKind): readonly { key: ActiveFilterKey; label: string }[] {
  const labels: readonly { key: ActiveFilterKey; label: string }[] = [
    { key: 'city', label: f.city.trim() },
    { key: 'selectedSubtype', label: typeLabel(effectiveType(f)) },
    { key: 'bhkType', label: bhkLabel(effectiveBhk(f, kind)) },
    { key: 'budget', label: budgetLabel(f.minPrice, f.maxPrice) },
    { key: 'locality', label: f.locality.trim() },
    { key: 'transactionType', label: kind === 'property' ? f.transactionType.trim() : '' },
    { key: 'possessionStatus', label: possessionLabel(f.possessionStatus) },
  ];
  return labels.filter(({ label }) => label !== '');
}

/** The filters without one of them; `budget` takes both price bounds away. */
export function withoutFilter(f: PropertyFilters, key: ActiveFilterKey): PropertyFilters {
  return key === 'budget' ? { ...f, minPrice: 0, maxPrice: 0 } : { ...f, [key]: NO_FILTERS[key] };
}

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

/** The client's own filter for properties, made once per filter and then asked for each listing [PLIST-8]. */
export function makePropertyPredicate(f: PropertyFilters): (p: FilterableProperty) => boolean {
  const { minPrice, maxPrice } = f;
  const anyPrice = minPrice <= 0 && maxPrice <= 0;
  const digit = effectiveBhk(f, 'property');
  const type = effectiveType(f);
  const subtypeFits = wordTest(type, (own) => matchesSubtype({ selectedSubtype: own ?? null }, type));
  const takesCommercial = sameWord(type, 'Commercial');
  const bhkReads = digit === '' ? null : remember((value: unknown) => bhkCount(value) !== null);
  const bhkFits = remember((value: unknown) => matchesBhk(value, digit));
  const cityFits = wordTest(f.city, containsWord);
  const localityFits = wordTest(f.locality, containsWord);
  const saleFits = wordTest(f.transactionType, sameWord);
  const possessionFits = wordTest(f.possessionStatus, samePossession);

  return (p) =>
    (anyPrice || inBudget(price(p.expectedPrice), minPrice, maxPrice)) &&
    (subtypeFits === null ||
      subtypeFits(p.selectedSubtype) ||
      (takesCommercial && sameWord(p.propertyType, 'Commercial'))) &&
    (bhkReads === null || bhkFits(bhkReads(p.bedroom) ? p.bedroom : p.bhk)) &&
    (cityFits === null || cityFits(p.city)) &&
    (localityFits === null || localityFits(p.locality)) &&
    (saleFits === null || saleFits(p.saleType || p.transactionType)) &&
    (possessionFits === null || possessionFits(p.possessionStatus));
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
  const cityFits = wordTest(f.city, containsWord);
  const localityFits = wordTest(f.locality, containsWord);
  const possessionFits = wordTest(f.possessionStatus, samePossession);

  return (p) =>
    (anyPrice || rangeOverlaps(price(p.unitPriceRangeFrom), price(p.unitPriceRangeTo), minPrice, maxPrice)) &&
    (typeFits === null || typeFits(p.propertyType)) &&
    (cityFits === null || cityFits(p.city)) &&
    (localityFits === null || localityFits(p.locality)) &&
    (digit === '' || configurations(p.unitConfig).some((count) => matchesBhk(count, digit))) &&
    (possessionFits === null || possessionFits(p.possessionStatus));
}
