import { canonicalFilters } from '@/domain/canonicalFilters';
import { parseFilters, type ListKind } from '@/domain/filters';
import { paths } from '@/domain/paths';

/** The one address under which a list with these filters should be known; null when a filter says nothing known. */
export function listAddress(kind: ListKind, search: string): string | null {
  const filters = canonicalFilters(parseFilters(new URLSearchParams(search)), kind);
  if (filters === null) return null;
  return kind === 'property' ? paths.properties(filters) : paths.projects(filters);
}
