import { matchPath } from 'react-router';
import type { AppDispatch } from '@/store/createStore';
import { SCREENS, type Place, type ScreenEntry } from './screens';

/** The row of the route table for a path, with its parameters. */
export function screenOf(pathname: string): { readonly entry: ScreenEntry; readonly params: Place['params'] } | null {
  for (const entry of SCREENS) {
    const match = matchPath(entry.path, pathname);
    if (match) return { entry, params: match.params };
  }
  return null;
}

/** The entry that an address leads to, with its parameters; null for an address outside the app. */
export function screenAt(to: string): { readonly entry: ScreenEntry; readonly place: Place } | null {
  if (!to.startsWith('/')) return null;
  const { pathname, searchParams } = new URL(`http://app${to}`);
  const found = screenOf(pathname);
  return found && { entry: found.entry, place: { params: found.params, search: searchParams } };
}

/** Starts code and calls of the screen behind an address, side by side. A failure shows when the screen is opened. */
export function prepareScreen(to: string, dispatch: AppDispatch): void {
  const found = screenAt(to);
  if (found === null) return;
  const { entry, place } = found;
  if ('preload' in entry.screen) entry.screen.preload().catch(() => undefined);
  entry.load?.(dispatch, place);
}
