import type { AreaUnit } from './areaUnits';
import { BHK_CHOICES, bhkCount, bhkLabel } from './bhk';
import { budgetLabel, budgetOfBand } from './budget';
import { facingLabel, label } from './label';
import { POSSESSION_CHOICES, possessionLabel, RENT, SALE_CHOICES, samePossession } from './possession';
import { toNumber } from './price';
import { joinedValues, valuesOf, withoutValue } from './severalValues';
import {
  bhkApplies,
  canonicalSubtype,
  offeredSubtype,
  PROJECT_TYPES,
  projectBhkApplies,
  subtypeLabel,
  subtypesOfChoice,
} from './subtypes';
import { equalsIgnoreCase, truncate } from './text';
import { areaLabel, FLOORS, facingNamed, floorApplies, floorNamed, buildingApplies, furnishingNamed } from './traits';
import type { ListKind } from './listKind';
import * as words from '@/words/filters';

/**
 * The lists' filters under the names of the API's parameters; '' and 0 filter nothing. Prices in rupees. Types, BHK and
 * localities may be several, of which any will do: `severalValues` reads and writes them.
 */
export type PropertyFilters = {
  city: string;
  /** The types as chosen: a subtype, an alias, Commercial; on the projects list a project type. */
  selectedSubtype: string;
  /** '1' to '5'; '5' is five or more. */
  bhkType: string;
  minPrice: number;
  maxPrice: number;
  locality: string;
  transactionType: string;
  possessionStatus: string;
  /** '1' for those that name a registration with RERA. */
  withRera: string;
  /** '1' for those that show pictures. */
  withPhotos: string;
  furnishingType: string;
  facing: string;
  /** One of `FLOORS`. */
  floor: string;
  /** Square feet. */
  minArea: number;
  maxArea: number;
};

/** Some of them. */
export type SomeFilters = { readonly [K in keyof PropertyFilters]?: PropertyFilters[K] | undefined };

const LONGEST_TEXT = 80;
const LARGEST_PRICE = 99_999_999_999;
/** Square feet: more than any land that is offered. */
const LARGEST_AREA = 99_999_999;

const shortText = (text: string | null): string => truncate((text ?? '').trim(), LONGEST_TEXT).text;

const choice = (text: string | null): string => {
  const short = shortText(text);
  return equalsIgnoreCase(short, 'ALL') ? '' : short;
};

/** A whole number up to the largest one; anything else is no bound. */
function bound(text: string | null, largest: number): number {
  const amount = Math.round(toNumber(text) ?? 0);
  return amount > 0 && amount <= largest ? amount : 0;
}
const rupees = (text: string | null): number => bound(text, LARGEST_PRICE);
const squareFeet = (text: string | null): number => bound(text, LARGEST_AREA);

const several =
  (read: (text: string | null) => string) =>
  (text: string | null): string =>
    joinedValues(valuesOf(text ?? '').map(read));

const yes = (text: string | null): string => (text === '1' ? '1' : '');

/** The BHK digit of a choice, or '' outside 1 to 5. */
const bhkDigit = (text: string | null): string => {
  const digit = String(bhkCount(text));
  return BHK_CHOICES.find((each) => each === digit) ?? '';
};

const typesIn = (f: PropertyFilters): string =>
  joinedValues(valuesOf(f.selectedSubtype).filter((type) => subtypesOfChoice(type) !== null));

function typeLabel(type: string): string {
  return canonicalSubtype(type) === type ? subtypeLabel(offeredSubtype(type) ?? type) : label(type);
}

function knownType(type: string, kind: ListKind): string {
  const subtype = offeredSubtype(type) ?? '';
  if (kind === 'project') return PROJECT_TYPES.find((each) => equalsIgnoreCase(each, type)) ?? subtype;
  return equalsIgnoreCase(type, 'Commercial') ? 'Commercial' : subtype;
}

const trimmedLabel = (text: string): string => label(text.trim());

/** A filter of properties alone, beside the parameters of the 29 calls. */
const more = { only: 'property', extra: true } as const;

interface FilterRow<V> {
  /** Reads it from an address; it never throws. */
  readonly read: (text: string | null) => V;
  /** The value that counts beside the other filters; without it the value as it stands. */
  readonly counts?: (f: PropertyFilters, kind: ListKind) => string;
  /** The one kind of list that has it. */
  readonly only?: ListKind;
  /** Beside the parameters of the 29 calls: a server may not know it. */
  readonly extra?: true;
  /** It takes several values. Those go out together under this name, beside the parameters of the 29 calls. */
  readonly several?: string;
  /** What counts, or one of several values, in words; '' has none. Two bounds, of the budget or of the area, have words together. */
  readonly words?: (value: string) => string;
  /** The product's own spelling of a value; '' for one that it does not have. */
  readonly known?: (value: string, kind: ListKind) => string;
}

/**
 * The filters of the lists, in the order in which they stand in an address, in a question to the API and in words. What
 * lets a listing through is `listFilter`; how the database is asked stands in `src/server/db/queries`.
 */
const FILTERS: { readonly [K in keyof PropertyFilters]: FilterRow<PropertyFilters[K]> } = {
  city: { read: shortText, words: trimmedLabel },
  selectedSubtype: { read: several(choice), counts: typesIn, several: 'types', words: typeLabel, known: knownType },
  bhkType: {
    read: several(bhkDigit),
    // A hidden BHK choice does not filter [PLIST-4, JLIST-2].
    counts: (f, kind) => {
      const applies = kind === 'property' ? bhkApplies : projectBhkApplies;
      return applies(f.selectedSubtype) ? several(bhkDigit)(f.bhkType) : '';
    },
    several: 'bhks',
    words: bhkLabel,
  },
  minPrice: { read: rupees },
  maxPrice: { read: rupees },
  locality: { read: several(shortText), several: 'localities', words: trimmedLabel },
  transactionType: {
    read: (text) => (equalsIgnoreCase(choice(text), RENT) ? RENT : choice(text)),
    counts: ({ transactionType }) => (transactionType === RENT ? '' : transactionType),
    only: 'property',
    words: trimmedLabel,
    known: (value) => SALE_CHOICES.find((each) => equalsIgnoreCase(each, value)) ?? '',
  },
  possessionStatus: {
    read: choice,
    counts: (f, kind) => (kind === 'project' || buildingApplies(f.selectedSubtype) ? f.possessionStatus : ''),
    words: possessionLabel,
    known: (value) => POSSESSION_CHOICES.find((each) => samePossession(each, value)) ?? '',
  },
  withRera: { read: yes, ...more, words: (value) => value && words.rera },
  withPhotos: { read: yes, ...more, words: (value) => value && words.photos },
  furnishingType: {
    read: furnishingNamed,
    counts: (f) => (buildingApplies(f.selectedSubtype) ? f.furnishingType : ''),
    ...more,
    words: trimmedLabel,
  },
  facing: {
    read: facingNamed,
    ...more,
    words: (value) => value && facingLabel(value),
  },
  floor: {
    read: floorNamed,
    counts: (f) => (floorApplies(f.selectedSubtype) ? f.floor : ''),
    ...more,
    words: (value) => FLOORS.find((each) => each.value === value)?.label ?? '',
  },
  minArea: { read: squareFeet, ...more },
  maxArea: { read: squareFeet, ...more },
};
type FilterKey = keyof PropertyFilters;
const KEYS = Object.keys(FILTERS) as readonly FilterKey[];

const readEach = (textOf: (key: FilterKey) => string | null) =>
  Object.fromEntries(KEYS.map((key) => [key, FILTERS[key].read(textOf(key))])) as PropertyFilters;

export const NO_FILTERS: PropertyFilters = readEach(() => null);

/** What a filter says to a kind of list; '' and 0 say nothing. */
function counted(f: PropertyFilters, key: FilterKey, kind: ListKind): string | number {
  const { only = kind, counts } = FILTERS[key];
  if (only !== kind) return NO_FILTERS[key];
  return counts ? counts(f, kind) : f[key];
}

/** The values of a filter that count; none where it says nothing. */
export function countedValues(f: PropertyFilters, key: FilterKey, kind: ListKind): readonly string[] {
  const value = counted(f, key, kind);
  const text = value === 0 ? '' : String(value).trim();
  if (FILTERS[key].several !== undefined) return valuesOf(text);
  return text === '' ? [] : [text];
}

/** A band chosen in the form of a page without a script, which can send only one value for a choice; '' is any price. */
export const BUDGET = 'budget';

/** The filters in a page's address. Unreadable values filter nothing; it never throws [ROUTE-2, ROUTE-17]. */
export const parseFilters = (params: URLSearchParams): PropertyFilters => ({
  ...readEach((key) => params.get(key)),
  ...budgetOfBand(params.get(BUDGET)),
});

/** A name with its value; an empty text and 0 say nothing. */
type Pair = readonly [name: string, value: string | number | undefined];

/** A query string of the pairs that say something. Spaces become %20, which every server reads alike. */
function queryOf(pairs: readonly Pair[], always?: Pair): string {
  const params = new URLSearchParams();
  if (always !== undefined) params.append(always[0], String(always[1]).trim());
  for (const [name, value] of pairs) {
    const text = value === 0 ? '' : String(value ?? '').trim();
    if (text !== '') params.append(name, text);
  }
  return params.toString().replaceAll('+', '%20');
}

/** The filters for a page's address, without '?': everything chosen, as it was chosen [ROUTE-17]. */
export const filtersToSearch = (f: SomeFilters): string => queryOf(KEYS.map((key) => [key, f[key]]));

/** An address with filters behind its path. */
export function withFilters(path: string, filters: Partial<PropertyFilters>): string {
  const search = filtersToSearch(filters);
  return search === '' ? path : `${path}?${search}`;
}

/** What any server is asked with, or what only one that has named it: several values of one filter are of the latter. */
function parameters(f: PropertyFilters, kind: ListKind, of: 'any' | 'named'): readonly Pair[] {
  return KEYS.flatMap((key): readonly Pair[] => {
    const { several: together, extra } = FILTERS[key];
    const values = countedValues(f, key, kind);
    const isMany = together !== undefined && values.length > 1;
    if (values.length === 0 || (isMany || extra === true) !== (of === 'named')) return [];
    return [isMany ? [together, joinedValues(values)] : [key, values[0]]];
  });
}

/** The filters that the 29 calls do not have at all. */
export const MORE_FILTERS = KEYS.filter((key) => FILTERS[key].extra === true);

/** The filters beside the 29 calls' own that say something to a kind of list, by the names of their parameters. */
export const extrasIn = (f: PropertyFilters, kind: ListKind): readonly string[] =>
  parameters(f, kind, 'named').map(([name]) => name);

/** The query string, without '?', of those filters: only for a server that has named them. */
export const extrasToQuery = (f: PropertyFilters, kind: ListKind): string => queryOf(parameters(f, kind, 'named'));

/**
 * The query string, without '?', with which any server is asked, in an order that never changes. Properties send what is
 * not empty or zero [PLIST-3]; projects always send `propertyType` and never a sale type [JLIST-3].
 */
export function filtersToQuery(f: PropertyFilters, kind: ListKind): string {
  const pairs = parameters(f, kind, 'any');
  if (kind === 'property') return queryOf(pairs);
  const ofType = ([name]: Pair) => name === 'selectedSubtype';
  return queryOf(
    pairs.filter((pair) => !ofType(pair)),
    ['propertyType', pairs.find(ofType)?.[1] ?? ''],
  );
}

/**
 * A list's filters in the one spelling under which the list should be known, without those that filter nothing; null
 * when one has a value that the product does not have. Places stay as they are written: only the server knows them all.
 */
export function canonicalFilters(f: PropertyFilters, kind: ListKind): PropertyFilters | null {
  const spelt = KEYS.map((key) => {
    const { known = (value: string) => value } = FILTERS[key];
    return { key, values: countedValues(f, key, kind).map((value) => known(value, kind)) };
  });
  if (spelt.some(({ values }) => values.includes(''))) return null;
  const joined = (key: FilterKey, values: readonly string[]): string | number =>
    typeof NO_FILTERS[key] === 'number' ? Number(values[0] ?? 0) : joinedValues([...values].sort());
  return { ...f, ...Object.fromEntries(spelt.map(({ key, values }) => [key, joined(key, values)])) };
}

export type ActiveFilterKey = FilterKey | 'budget' | 'area';

/** A chosen filter in words; of several values each is one, with its value. */
export interface ActiveFilter {
  readonly key: ActiveFilterKey;
  readonly value?: string | undefined;
  readonly label: string;
}

/** The filters that count, each as words that can be taken away; two bounds of one thing are one filter [PLIST-6]. */
export const activeFilters = (f: PropertyFilters, kind: ListKind, unit: AreaUnit = 'sqft'): readonly ActiveFilter[] =>
  KEYS.flatMap((key): readonly ActiveFilter[] => {
    if (key === 'minPrice') return [{ key: 'budget', label: budgetLabel(f.minPrice, f.maxPrice) }];
    if (key === 'minArea' && kind === 'property')
      return [{ key: 'area', label: areaLabel(f.minArea, f.maxArea, unit) }];
    const { words: inWords } = FILTERS[key];
    const values = countedValues(f, key, kind);
    return values.map((value) => ({
      key,
      value: values.length > 1 ? value : undefined,
      label: inWords?.(value) ?? '',
    }));
  }).filter(({ label }) => label !== '');

/** The filters without one of them, or without one of its values; `budget` and `area` take both bounds away. */
export function withoutFilter(
  f: PropertyFilters,
  { key, value }: Pick<ActiveFilter, 'key' | 'value'>,
): PropertyFilters {
  if (key === 'budget') return { ...f, minPrice: 0, maxPrice: 0 };
  if (key === 'area') return { ...f, minArea: 0, maxArea: 0 };
  return { ...f, [key]: value === undefined ? NO_FILTERS[key] : withoutValue(String(f[key]), value) };
}
