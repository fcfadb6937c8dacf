import { marketplaceApi } from '@/api/marketplaceApi';
import { activeFilters } from '@/domain/activeFilters';
import { PropertyListHeading } from '@/features/listing/PropertyListHeading';
import { PropertyListView } from '@/features/listing/PropertyListView';
import { TEXTS } from '@/features/listing/texts';
import { usePropertyList } from '@/features/listing/usePropertyList';
import { ActiveFilters } from '@/features/search/ActiveFilters';
import { FilterFrame } from '@/features/search/FilterFrame';
import { RemovalHint } from '@/features/search/RemovalHint';
import { SortSelect } from '@/features/search/SortSelect';
import { useArrival } from '@/features/search/useArrival';
import { useFilters } from '@/features/search/useFilters';
import { useScrollToTopAfterLoad } from '@/features/search/useScrollToTopAfterLoad';

const NO_LOCALITIES: readonly string[] = [];

/** The properties list: filters from the address, listings from the store [ROUTE-2, PLIST]. */
export default function PropertiesRoute() {
  const { filters, setFilter, clear, sort, setSort } = useFilters();
  const list = usePropertyList(filters, sort);
  const { data: localities = NO_LOCALITIES } = marketplaceApi.useGetLocalitiesQuery(undefined);
  const returned = useArrival() === 'returned';
  useScrollToTopAfterLoad();

  const panel = { kind: 'property', filters, onChange: setFilter, onClear: clear } as const;
  return (
    <div className="mx-auto w-full max-w-page px-5 pb-12">
      <PropertyListHeading
        list={list}
        filters={filters}
        beside={<SortSelect sort={sort} onSort={setSort} place="heading" />}
      />
      <FilterFrame
        {...panel}
        localities={localities}
        bands={list.bands}
        doneLabel={TEXTS.list.done(list.total)}
        beside={<SortSelect sort={sort} onSort={setSort} place="list" />}
      >
        <div className="mb-4 empty:hidden">
          <ActiveFilters {...panel} />
        </div>
        <PropertyListView
          list={list}
          isFiltered={activeFilters(filters, 'property').length > 0}
          onClear={clear}
          hint={<RemovalHint kind="property" filters={filters} onChange={setFilter} />}
          returned={returned}
        />
      </FilterFrame>
    </div>
  );
}
