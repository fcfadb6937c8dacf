import type { ReactNode } from 'react';
import { ListHeading } from '@/components/layout/ListHeading';
import { AreaUnitSelect } from '@/components/ui/AreaUnitSelect';
import { activeFilters } from '@/domain/activeFilters';
import type { PropertyFilters } from '@/domain/filters';
import { projectsTitle } from '@/domain/listTitles';
import { useAreaUnitChoice } from '@/store/device/useAreaUnit';
import { listTexts as texts } from '../texts';
import type { ProjectList } from './useProjectList';

interface ProjectListHeadingProps {
  readonly list: ProjectList;
  readonly filters: PropertyFilters;
  /** The choice of the order. */
  readonly beside?: ReactNode;
}

/** How many projects there are, where, and what was chosen [JLIST-8]. */
export function ProjectListHeading({ list, filters, beside }: ProjectListHeadingProps) {
  const areaUnit = useAreaUnitChoice();
  const city = filters.city.trim();
  const title = projectsTitle(city);
  const words = activeFilters(filters, 'project').filter(({ key }) => key !== 'city');
  const known = list.total === null ? texts.atLeast(list.ids.length) : texts.projects(list.total);
  const counted = list.isError ? title : texts.count(known, city);
  return (
    <ListHeading
      title={title}
      counted={list.isLoading ? null : counted}
      aside={<AreaUnitSelect {...areaUnit} />}
      summary={words.length === 0 ? texts.noFilters : words.map(({ label }) => label).join(' · ')}
      status={list.isLoading || list.total === null ? '' : texts.status(list.total)}
      beside={beside}
    />
  );
}
