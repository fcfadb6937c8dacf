import { createSelector } from '@reduxjs/toolkit';
import type { ProjectRecord, PropertyRecord } from '@/api/records';
import type { PriceRange } from '@/domain/budget';
import type { PropertyFilters } from '@/domain/filters';
import { makeProjectPredicate, makePropertyPredicate, type AlsoPlaces } from '@/domain/listFilter';
import { sortProjects, sortProperties, type Sort } from '@/domain/sorting';
import type { ListKind } from '@/domain/listKind';
import { selectProjectMap } from '@/store/entities/projects';
import { selectPropertyMap } from '@/store/entities/properties';
import type { RootState } from '@/store/rootReducer';

type Lists = Pick<RootState, 'properties' | 'projects'>;

/** What a kind of list has of its own: its records, and how they are filtered, put in order and priced. */
export interface ListedKind<R> {
  readonly kind: ListKind;
  readonly selectMap: (state: Lists) => Readonly<Record<string, R>>;
  readonly predicateOf: (filters: PropertyFilters, also: AlsoPlaces) => (record: R) => boolean;
  readonly sorted: (records: readonly R[], sort: Sort) => readonly R[];
  /** Rupees. */
  readonly rangeOf: (record: R) => PriceRange;
}

export const LISTED_PROPERTIES: ListedKind<PropertyRecord> = {
  kind: 'property',
  selectMap: selectPropertyMap,
  predicateOf: makePropertyPredicate,
  sorted: sortProperties,
  rangeOf: ({ expectedPrice = null }) => [expectedPrice, expectedPrice],
};

export const LISTED_PROJECTS: ListedKind<ProjectRecord> = {
  kind: 'project',
  selectMap: selectProjectMap,
  predicateOf: makeProjectPredicate,
  sorted: sortProjects,
  rangeOf: ({ unitPriceRangeFrom = null, unitPriceRangeTo = null }) => [unitPriceRangeFrom, unitPriceRangeTo],
};

const NO_PLACES: AlsoPlaces = [];

const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * A selector of the listings that the client's own filter lets through, in the server's order or in one of its own
 * [PLIST-8, JLIST-8, PLIST-18]. One per list: the records of `ids` are looked up once, and the answer stays the same array as
 * long as it says the same.
 */
export function makeSelectFiltered<R extends { readonly _id: string }>({
  selectMap,
  predicateOf,
  sorted,
}: Pick<ListedKind<R>, 'selectMap' | 'predicateOf' | 'sorted'>) {
  const selectRecords = createSelector(
    [selectMap, (_state: Lists, ids: readonly string[]) => ids],
    (map, ids): readonly R[] => ids.map((id) => map[id]).filter((record) => record !== undefined),
  );
  return createSelector(
    [
      selectRecords,
      (_state: Lists, _ids: readonly string[], filters: PropertyFilters) => filters,
      (_state: Lists, _ids: readonly string[], _filters: PropertyFilters, sort: Sort = '') => sort,
      (...[, , , , also = NO_PLACES]: [Lists, readonly string[], PropertyFilters, Sort?, AlsoPlaces?]) => also,
    ],
    (records, filters, sort, also): readonly string[] =>
      sorted(records.filter(predicateOf(filters, also)), sort).map(({ _id }) => _id),
    { memoizeOptions: { resultEqualityCheck: sameIds } },
  );
}
