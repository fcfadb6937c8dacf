import type { Hit } from '@/api/searchApi';
import { paths } from '@/domain/paths';

/** Where something found leads: to a list under filters, or to the page of a project, a builder or a realtor. */
export function hitPath({ filters, kind, id }: Hit): string {
  if (filters !== null) return paths.properties(filters);
  if (kind === 'realtor') return paths.agent(id ?? '');
  return kind === 'builder' ? paths.builder(id ?? '') : paths.project(id ?? '');
}
