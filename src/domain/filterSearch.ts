import type { PropertyFilters } from './filters';

/** A name with its value; an empty text and 0 say nothing. */
export type Pair = readonly [name: string, value: string | number | undefined];

/** A query string of the pairs that say something. Spaces become %20, which every server reads alike. */
export function queryOf(pairs: readonly Pair[], always?: Pair): string {
  const params = new URLSearchParams();
  if (always !== undefined) params.append(always[0], String(always[1]).trim());
  for (const [name, value] of pairs) {
    const text = value === 0 ? '' : String(value ?? '').trim();
    if (text !== '') params.append(name, text);
  }
  return params.toString().replaceAll('+', '%20');
}

/** The filters for a page's address, without '?': everything chosen, as it was chosen [ROUTE-17]. */
export function filtersToSearch(f: Partial<PropertyFilters>): string {
  return queryOf([
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
