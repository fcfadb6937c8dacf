import { SCREENS } from '@/domain/screens';
import { isFromList } from '@/components/layout/fromList';

/** The paths that show one record each, named by `?id=` (ROUTE-5). */
const ONE_EACH = [SCREENS.property.path, SCREENS.project.path];

/**
 * What makes an address a page of its own: its path, and the record that it shows. Filters, tabs and dialogs change the
 * rest of an address and leave the page what it is; a builder's is a dialog where its list opened it, as the history
 * entry's `state` says (BUILD-4).
 */
export function pageKey(pathname: string, search: string, state?: unknown): string {
  const isOne = ONE_EACH.includes(pathname) || (pathname === SCREENS.builders.path && !isFromList(state));
  const id = isOne ? new URLSearchParams(search).get('id') : null;
  return id === null ? pathname : `${pathname}?id=${id}`;
}
