import { marketplaceApi } from '@/api/marketplaceApi';
import { activeFilters } from '@/domain/activeFilters';
import { ProjectListHeading } from '@/features/project/list/ProjectListHeading';
import { ProjectListView } from '@/features/project/list/ProjectListView';
import { useProjectList } from '@/features/project/list/useProjectList';
import { listTexts } from '@/features/project/texts';
import { ActiveFilters } from '@/features/search/ActiveFilters';
import { FilterFrame } from '@/features/search/FilterFrame';
import { RemovalHint } from '@/features/search/RemovalHint';
import { SortSelect } from '@/features/search/SortSelect';
import { useArrival } from '@/features/search/useArrival';
import { useFilters } from '@/features/search/useFilters';
import { useScrollToTopAfterLoad } from '@/features/search/useScrollToTopAfterLoad';

const NO_LOCALITIES: readonly string[] = [];

/** The projects list: filters from the address, projects from the store [ROUTE-3, JLIST]. */
export default function ProjectsRoute() {
  const { filters, setFilter, clear, sort, setSort } = useFilters();
  const list = useProjectList(filters, sort);
  const { data: localities = NO_LOCALITIES } = marketplaceApi.useGetLocalitiesQuery(undefined);
  const returned = useArrival() === 'returned';
  useScrollToTopAfterLoad();

  const panel = { kind: 'project', filters, onChange: setFilter, onClear: clear } as const;
  return (
    <div className="mx-auto w-full max-w-page px-5 pb-12">
      <ProjectListHeading
        list={list}
        filters={filters}
        beside={<SortSelect sort={sort} onSort={setSort} place="heading" />}
      />
      <FilterFrame
        {...panel}
        localities={localities}
        bands={list.bands}
        doneLabel={listTexts.done(list.total)}
        beside={<SortSelect sort={sort} onSort={setSort} place="list" />}
      >
        <div className="mb-4 empty:hidden">
          <ActiveFilters {...panel} />
        </div>
        <ProjectListView
          list={list}
          isFiltered={activeFilters(filters, 'project').length > 0}
          onClear={clear}
          hint={<RemovalHint kind="project" filters={filters} onChange={setFilter} />}
          returned={returned}
        />
      </FilterFrame>
    </div>
  );
}
