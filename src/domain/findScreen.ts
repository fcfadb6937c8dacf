import type { FirstCall } from './firstCalls';
import { idIn } from './idIn';
import { SCREEN_NAMES, SCREENS, type Address, type Screen, type ScreenName } from './screens';

/** A screen with what its address says of what it shows. */
export interface FoundScreen {
  readonly name: ScreenName;
  readonly screen: Screen;
  readonly at: Address;
}

/** The search by which a page is the player of action logs, and no screen (STORE-8). */
export const REPLAY_SEARCH = '?replay';

/** A segment as it was meant; one with a broken escape as it stands, as the router's own hooks read it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The screen that an address leads to, a slash at its end making no difference; null for none [ROUTE-16]. */
export function findScreen(pathname: string, search = ''): FoundScreen | null {
  const [, word, segment] = /^\/([^/]*)(?:\/([^/]+))?\/*$/.exec(pathname) ?? [];
  const path = word === '' ? SCREENS.home.path : `/${word ?? ''}`;
  const name = SCREEN_NAMES.find((each) => SCREENS[each].path === path);
  if (name === undefined) return null;
  const screen: Screen = SCREENS[name];
  if (segment !== undefined && !screen.segment) return null;
  const params = new URLSearchParams(search);
  return {
    name,
    screen,
    at: { params, id: idIn(params.get('id')), segment: idIn(decoded(segment ?? '')) },
  };
}

/** The calls that the screen under an address makes first. */
export function firstCallsAt(pathname: string, search: string): readonly FirstCall[] {
  const found = findScreen(pathname, search);
  return found?.screen.firstCalls?.(found.at) ?? [];
}

/** The one address under which a page should be known, as a path; null for what search should not find. */
export const canonicalOf = ({ screen, at }: FoundScreen): string | null => screen.canonical?.(at, screen.path) ?? null;

/** The same by the page's own address. */
export function canonicalPath(pathname: string, search: string): string | null {
  const found = findScreen(pathname, search);
  return found && canonicalOf(found);
}
