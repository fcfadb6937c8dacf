import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newsApi } from '@/api/newsApi';
import { silentQueries } from '@/api/silentQueries';
import type { LazyComponent } from '@/components/ui/lazyComponent';
import { findScreen, firstCallsAt } from '@/domain/findScreen';
import { counts, type FirstCall } from '@/domain/firstCalls';
import type { Screen } from '@/domain/screens';
import type { AppDispatch } from '@/store/createStore';
import { COMPONENTS } from './screens';
import * as words from '@/words/screens';

interface ShownScreen {
  readonly screen: Screen;
  readonly component: LazyComponent;
}

const NOT_FOUND: ShownScreen = {
  screen: { path: '*', title: words.notFound },
  component: COMPONENTS.notFound,
};

/** What a path shows [ROUTE-16]. */
export function screenOf(pathname: string): ShownScreen {
  const found = findScreen(pathname);
  return found === null ? NOT_FOUND : { screen: found.screen, component: COMPONENTS[found.name] };
}

const endpoints = { ...silentQueries.endpoints, ...newsApi.endpoints };
const once = { subscribe: false } as const;
const anew = { subscribe: false, forceRefetch: true } as const;
type How = typeof once | typeof anew;

/** What starts a call; hooks that ask the same later find it under way. */
function startOf(call: FirstCall, how: How = once): ThunkAction<unknown, unknown, unknown, UnknownAction> {
  if ('id' in call) return endpoints[call.endpoint].initiate(call.id, how);
  if ('search' in call) return endpoints[call.endpoint].initiate(call.search, how);
  return endpoints[call.endpoint].initiate(undefined, how);
}

/** Starts all calls of a screen that is opened. */
export function startCalls(pathname: string, search: string, dispatch: AppDispatch): void {
  for (const call of firstCallsAt(pathname, search)) dispatch(startOf(call));
}

/** An address of the app; null for any other. */
const withinApp = (to: string): URL | null => (to.startsWith('/') ? new URL(`http://app${to}`) : null);

const startCode = (pathname: string): void => {
  screenOf(pathname)
    .component.preload()
    .catch(() => undefined);
};

/**
 * Somebody points at a link: code of the screen behind it, and its calls without consequences. To point is not to look:
 * it tells no owner of a view and spends no phone number. A failure shows when the screen is opened.
 */
export function prefetchScreen(to: string, dispatch: AppDispatch): void {
  const url = withinApp(to);
  if (url === null) return;
  startCode(url.pathname);
  for (const call of firstCallsAt(url.pathname, url.search)) if (!counts(call)) dispatch(startOf(call));
}

/** An address is opened: code and calls of its screen, side by side. */
export function openScreen(to: string, dispatch: AppDispatch): void {
  const url = withinApp(to);
  if (url === null) return;
  startCode(url.pathname);
  startCalls(url.pathname, url.search, dispatch);
}

/** The page came with a visitor's answers; what the server says more of to who is logged in is asked for again. */
export function askAsReader(to: string, dispatch: AppDispatch): void {
  const url = withinApp(to);
  if (url === null) return;
  for (const call of firstCallsAt(url.pathname, url.search)) if (counts(call)) dispatch(startOf(call, anew));
}
