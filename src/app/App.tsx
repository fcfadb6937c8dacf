import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import type { AppStore } from '@/store/createStore';
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

export function App({ store, late }: { readonly store: AppStore; readonly late: LaterEffects }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <RouterEffects late={late} />
        <AppScreens />
      </BrowserRouter>
    </Provider>
  );
}
