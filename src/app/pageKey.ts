import { SCREENS } from '@/domain/screens';

/** The paths that show one record each, named by `?id=` (ROUTE-5). */
const ONE_EACH = [SCREENS.property.path, SCREENS.project.path];

/**
 * What makes an address a page of its own: its path, and the record that it shows. Filters, tabs and dialogs change the
 * rest of an address and leave the page what it is.
 */
export function pageKey(pathname: string, search: string): string {
  const id = ONE_EACH.includes(pathname) ? new URLSearchParams(search).get('id') : null;
  return id === null ? pathname : `${pathname}?id=${id}`;
}
