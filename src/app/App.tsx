import { useEffect, useEffectEvent, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, useNavigate, useLocation, type Location } from 'react-router';
import { RenderedSparing } from '@/components/ui/sparing';
import { RenderedAt } from '@/components/ui/useHydrated';
import { ROOT } from '@/domain/languages';
import type { AppStore } from '@/store/createStore';
import type { RootState } from '@/store/rootReducer';
import { showTitle } from '@/components/layout/pageTitle';
import { ScreenSkeleton } from '@/components/layout/ScreenSkeleton';
import { useAppDispatch } from '@/store/hooks';
import { AppFrame } from './AppFrame';
import { AppNavigation } from './AppNavigation';
import type { LaterEffects } from './browserEffects';
import { useScroll } from './useScroll';
import { ErrorBoundary } from './ErrorBoundary';
import { pageKey } from './pageKey';
import { screenOf, startCalls } from './prepare';
import { OnTakenOver, TakenOver } from './TakenOver';

/** Shows the screen of the address: its calls start in the same moment as its code, and a failure stays inside it. */
function ScreenFrame() {
  const { pathname, search, state } = useLocation() as Location<unknown>;
  const { screen, component: Shown } = screenOf(pathname);
  const page = pageKey(pathname, search, state);
  const dispatch = useAppDispatch();
  // Before the passive effects, in which a screen that is already there sets its own title.
  useLayoutEffect(() => {
    showTitle(screen.title);
  }, [screen.title, page]);
  const load = useEffectEvent(() => {
    startCalls(pathname, search, dispatch);
  });
  // Once for each page: later changes of the search are the screen's own, its hooks ask.
  useEffect(() => load(), [page]);
  return (
    <ErrorBoundary key={page}>
      <Suspense fallback={<ScreenSkeleton shape={screen.skeleton ?? 'page'} />}>
        <Shown />
        <TakenOver />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lends the router to the store's effects, and keeps the scroll position of each history entry. */
function RouterEffects({ late }: { readonly late: LaterEffects }) {
  const navigate = useNavigate();
  useScroll();
  useEffect(() => {
    late.lend({ navigate: (path) => void navigate(path) });
  }, [late, navigate]);
  return null;
}

/** The screens inside the frame that stays; needs a store and a router around it, and no DOM. */
export function AppScreens() {
  return (
    <AppNavigation>
      <AppFrame>
        <ScreenFrame />
      </AppFrame>
    </AppNavigation>
  );
}

/** The page that came from the server. */
interface Rendered {
  /** When it was rendered, ms since 1970. */
  readonly at: number;
  /** Whether for a reader who saves data. */
  readonly sparing: boolean;
  /** The state that it was rendered with, where the store has gone on since. */
  readonly state?: RootState;
  /** The app has taken over the page, or another screen is there. */
  readonly onTakenOver?: () => void;
}

interface AppProps {
  readonly store: AppStore;
  readonly late: LaterEffects;
  readonly rendered?: Rendered;
  /** Puts the app into a router; the server has one of its own. */
  readonly routed?: (app: ReactNode) => ReactNode;
}

const inBrowser = (app: ReactNode): ReactNode => <BrowserRouter basename={ROOT || '/'}>{app}</BrowserRouter>;

/** The whole app. The server renders this very tree: React names elements by their places in it. */
export function App({ store, late, rendered, routed = inBrowser }: AppProps) {
  return (
    <Provider store={store} {...(rendered?.state ? { serverState: rendered.state } : {})}>
      <RenderedAt value={rendered?.at ?? null}>
        <RenderedSparing value={rendered?.sparing ?? false}>
          <OnTakenOver value={rendered?.onTakenOver}>
            {routed(
              <>
                <AppScreens />
                {/* After the screens: a list that is drawn at once scrolls to its own place; this has the last word. */}
                <RouterEffects late={late} />
              </>,
            )}
          </OnTakenOver>
        </RenderedSparing>
      </RenderedAt>
    </Provider>
  );
}
