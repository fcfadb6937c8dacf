import { PageHeading } from '@/components/layout/PageHeading';
import { Skeleton } from '@/components/ui/Skeleton';
import { activeFilters, type PropertyFilters } from '@/domain/filters';
import { TEXTS } from './texts';
import type { PropertyList } from './usePropertyList';

/** How many there are and what was chosen [PLIST-6]; while that is not known its place is kept, and no old count shown. */
export function PropertyListHeading({ list, filters }: { readonly list: PropertyList; readonly filters: PropertyFilters }) {
  const city = filters.city.trim();
  const title = TEXTS.list.title(city);
  const words = activeFilters(filters, 'property').filter(({ key }) => key !== 'city');
  const known = list.total === null ? TEXTS.list.atLeast(list.ids.length) : TEXTS.list.properties(list.total);
  return (
    <div className="pt-6 pb-6 md:pt-8">
      <PageHeading title={title} className="text-section">
        {list.isLoading ? (
          <>
            <span className="sr-only">{title}</span>
            <span aria-hidden="true" className="flex h-[1.12em] items-center">
              <Skeleton className="h-[0.8em] w-80 max-w-full" />
            </span>
          </>
        ) : (
          <>{list.isError ? title : TEXTS.list.count(known, city)}</>
        )}
      </PageHeading>
      <p className="mt-2 text-md text-muted">
        {words.length === 0 ? TEXTS.list.noFilters : words.map(({ label }) => label).join(' · ')}
      </p>
      <p role="status" className="sr-only">
        {list.isLoading || list.total === null ? '' : TEXTS.list.status(list.total)}
      </p>
    </div>
  );
}
