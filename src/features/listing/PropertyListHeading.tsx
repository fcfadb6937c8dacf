import { ListHeading } from '@/components/layout/ListHeading';
import { activeFilters } from '@/domain/activeFilters';
import type { PropertyFilters } from '@/domain/filters';
import { propertiesTitle } from '@/domain/listTitles';
import { TEXTS } from './texts';
import type { PropertyList } from './usePropertyList';

/** How many there are and what was chosen [PLIST-6]. */
export function PropertyListHeading({
  list,
  filters,
}: {
  readonly list: PropertyList;
  readonly filters: PropertyFilters;
}) {
  const city = filters.city.trim();
  const title = propertiesTitle(city);
  const words = activeFilters(filters, 'property').filter(({ key }) => key !== 'city');
  const known = list.total === null ? TEXTS.list.atLeast(list.ids.length) : TEXTS.list.properties(list.total);
  const counted = list.isError ? title : TEXTS.list.count(known, city);
  return (
    <ListHeading
      title={title}
      counted={list.isLoading ? null : counted}
      summary={words.length === 0 ? TEXTS.list.noFilters : words.map(({ label }) => label).join(' · ')}
      status={list.isLoading || list.total === null ? '' : TEXTS.list.status(list.total)}
    />
  );
}
