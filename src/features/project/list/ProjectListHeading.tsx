import { ListHeading } from '@/components/layout/ListHeading';
import { activeFilters } from '@/domain/activeFilters';
import type { PropertyFilters } from '@/domain/filters';
import { projectsTitle } from '@/domain/listTitles';
import { listTexts as texts } from '../texts';
import type { ProjectList } from './useProjectList';

interface ProjectListHeadingProps {
  readonly list: ProjectList;
  readonly filters: PropertyFilters;
}

/** How many projects there are, where, and what was chosen [JLIST-8]. */
export function ProjectListHeading({ list, filters }: ProjectListHeadingProps) {
  const city = filters.city.trim();
  const title = projectsTitle(city);
  const words = activeFilters(filters, 'project').filter(({ key }) => key !== 'city');
  const known = list.total === null ? texts.atLeast(list.ids.length) : texts.projects(list.total);
  const counted = list.isError ? title : texts.count(known, city);
  return (
    <ListHeading
      title={title}
      counted={list.isLoading ? null : counted}
      summary={words.length === 0 ? texts.noFilters : words.map(({ label }) => label).join(' · ')}
      status={list.isLoading || list.total === null ? '' : texts.status(list.total)}
    />
  );
}
