import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';
import type { AppStore } from '@/store/createStore';
import { AppFrame } from './AppFrame';
import { AppNavigation } from './AppNavigation';
import type { LatePorts } from './browserPorts';
import { RouterPort } from './RouterPort';
import { ScreenFrame } from './ScreenFrame';
import { SCREENS } from './screens';

/** The screens inside the frame that stays; needs a store and a router around it, and no DOM. */
export function AppScreens() {
  return (
    <AppNavigation>
      <AppFrame>
        <Routes>
          {SCREENS.map((entry) => (
            <Route key={entry.path} path={entry.path} element={<ScreenFrame entry={entry} />} />
          ))}
        </Routes>
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
