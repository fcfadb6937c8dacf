import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { RenderedSparing } from '@/components/ui/sparing';
import { RenderedAt, useHydrated } from '@/components/ui/useHydrated';
import { ROOT } from '@/domain/languages';
import type { AppStore } from '@/store/createStore';
import type { RootState } from '@/store/rootReducer';
import { AppFrame } from './AppFrame';
import { AppNavigation } from './AppNavigation';
import type { LaterEffects } from './browserEffects';
import { RouterEffects } from './RouterEffects';
import { ScreenFrame } from './ScreenFrame';

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
  /** The app has taken the page over. */
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
  const takenOver = useEffectEvent(() => rendered?.onTakenOver?.());
  const isHydrated = useHydrated();
  // Once what is known here, such as who is logged in, is shown: a press is theirs, not a visitor's.
  useEffect(() => {
    if (isHydrated) takenOver();
  }, [isHydrated]);
  return (
    <Provider store={store} {...(rendered?.state ? { serverState: rendered.state } : {})}>
      <RenderedAt value={rendered?.at ?? null}>
        <RenderedSparing value={rendered?.sparing ?? false}>
          {routed(
            <>
              <RouterEffects late={late} />
              <AppScreens />
            </>,
          )}
        </RenderedSparing>
      </RenderedAt>
    </Provider>
  );
}
