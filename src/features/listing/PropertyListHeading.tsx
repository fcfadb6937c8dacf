import type { ReactNode } from 'react';
import { ListHeading } from '@/components/layout/ListHeading';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { activeFilters } from '@/domain/activeFilters';
import type { PropertyFilters } from '@/domain/filters';
import { propertiesTitle } from '@/domain/listTitles';
import { useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { TEXTS } from './texts';
import type { PropertyList } from './usePropertyList';

/** How many there are and what was chosen [PLIST-6]. */
export function PropertyListHeading({
  list,
  filters,
  beside,
}: {
  readonly list: PropertyList;
  readonly filters: PropertyFilters;
  /** The choice of the order. */
  readonly beside?: ReactNode;
}) {
  const areaUnit = useAreaUnitChoice();
  const city = filters.city.trim();
  const title = propertiesTitle(city);
  const words = activeFilters(filters, 'property').filter(({ key }) => key !== 'city');
  const known = list.total === null ? TEXTS.list.atLeast(list.ids.length) : TEXTS.list.properties(list.total);
  const counted = list.isError ? title : TEXTS.list.count(known, city);
  return (
    <ListHeading
      title={title}
      counted={list.isLoading ? null : counted}
      aside={<AreaUnitSelect {...areaUnit} />}
      summary={words.length === 0 ? TEXTS.list.noFilters : words.map(({ label }) => label).join(' · ')}
      status={list.isLoading || list.total === null ? '' : TEXTS.list.status(list.total)}
      beside={beside}
    />
  );
}
