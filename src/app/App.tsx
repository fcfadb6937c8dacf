import { Provider } from 'react-redux';
import { BrowserRouter, useLocation } from 'react-router';
import type { AppStore } from '@/store/createStore';
import { AppFrame } from './AppFrame';
import { AppNavigation } from './AppNavigation';
import type { LatePorts } from './browserPorts';
import { screenOf } from './prepare';
import { RouterPort } from './RouterPort';
import { ScreenFrame } from './ScreenFrame';

/** The table is flat: finding a path's row takes none of the router's nested routes. */
function Screen() {
  const { pathname } = useLocation();
  const found = screenOf(pathname);
  return found && <ScreenFrame {...found} />;
}

/** The screens inside the frame that stays; needs a store and a router around it, and no DOM. */
export function AppScreens() {
  return (
    <AppNavigation>
      <AppFrame>
        <Screen />
      </AppFrame>
    </AppNavigation>
  );
}

export function App({ store, late }: { readonly store: AppStore; readonly late: LatePorts }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <RouterPort late={late} />
        <AppScreens />
      </BrowserRouter>
    </Provider>
  );
}
