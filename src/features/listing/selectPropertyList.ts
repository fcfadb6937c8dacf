import type { PropertyRecord } from '@/api/records';
import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import { makePropertyPredicate } from '@/domain/listFilter';
import { sortProperties, type Sort } from '@/domain/sorting';
import { selectPropertyMap } from '@/store/entities/properties';
import type { RootState } from '@/store/rootReducer';

type PropertyMap = ReturnType<typeof selectPropertyMap>;

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Whether two choices filter alike, whatever objects they stand in. */
const sameFilters = (a: PropertyFilters, b: PropertyFilters): boolean =>
  a.city === b.city &&
  a.selectedSubtype === b.selectedSubtype &&
  a.bhkType === b.bhkType &&
  a.minPrice === b.minPrice &&
  a.maxPrice === b.maxPrice &&
  a.locality === b.locality &&
  a.transactionType === b.transactionType &&
  a.possessionStatus === b.possessionStatus;

/**
 * A selector of the listings that the client's own filter lets through, in the server's order or in one of
 * its own [PLIST-8, PLIST-18]. One per list: it remembers the records of `ids` and its last answer, which stays the same array as long as it says the same.
 */
export function makeSelectPropertyList() {
  let map: PropertyMap | null = null;
  let ids: readonly string[] = [];
  let filters: PropertyFilters = NO_FILTERS;
  let sort: Sort = '';
  let records: readonly PropertyRecord[] = [];
  let visible: readonly string[] = [];

  return (
    state: Pick<RootState, 'properties'>,
    wantedIds: readonly string[],
    wanted: PropertyFilters,
    wantedSort: Sort = '',
  ): readonly string[] => {
    const newMap = selectPropertyMap(state);
    const otherRecords = newMap !== map || wantedIds !== ids;
    if (!otherRecords && wantedSort === sort && sameFilters(wanted, filters)) return visible;
    if (otherRecords) {
      const found: PropertyRecord[] = [];
      for (const id of wantedIds) {
        const record = newMap[id];
        if (record !== undefined) found.push(record);
      }
      records = found;
    }
    map = newMap;
    ids = wantedIds;
    filters = wanted;
    sort = wantedSort;

    const passed = sortProperties(records.filter(makePropertyPredicate(wanted)), sort);
    const next = sort === '' && passed.length === wantedIds.length ? wantedIds : passed.map(({ _id }) => _id);
    if (!same(next, visible)) visible = next;
    return visible;
  };
}
