import { BHK_CHOICES, bhkCount } from './bhk';
import { queryOf, type Pair } from './filterSearch';
import { toNumber } from './price';
import { bhkApplies, projectBhkApplies, subtypesOfChoice } from './subtypes';
import { sameWord, truncate } from './text';

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
export const effectiveType = (f: PropertyFilters): string =>
  subtypesOfChoice(f.selectedSubtype) === null ? '' : f.selectedSubtype.trim();

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
    ? queryOf([['city', f.city], ...shared, possession], ['propertyType', effectiveType(f)])
    : queryOf([
        ['city', f.city],
        ['selectedSubtype', effectiveType(f)],
        ...shared,
        ['transactionType', f.transactionType],
        possession,
      ]);
}
