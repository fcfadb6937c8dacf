import './styles.css';
import { createRoot } from 'react-dom/client';
import { early, earlyTap } from '@/actionLog/browser/early';
import { isDemo, REPLAY_SEARCH } from '@/components/layout/demo';
import { showToast } from '@/components/ui/toast';
import { intentOffered } from '@/store/authModal/authModalSlice';
import { createStore, type AppStore } from '@/store/createStore';
import { plainKeys } from '@/store/persistence/plainKeys';
import { startPersistence } from '@/store/persistence/persistence';
import { takeAfterLoad } from './afterLoad';
import { App } from './App';
import { browserPorts } from './browserPorts';
import { prepareScreen } from './prepare';

let watched: AppStore | undefined;
const recording = () => import(/* webpackChunkName: "action-log" */ './recording/recording');
early.load = (event) =>
  recording()
    .then(({ begin, watchLine }) => {
      watchLine(watched);
      return begin(event);
    })
    .catch(() => {
      // What waits for a recorder that does not come must not pile up.
      early.seen = [];
      return {
        open: () => showToast({ text: 'This did not load. Please try again.', tone: 'error' }),
        failed: () => undefined,
      };
    });

/** DevTools is there in development and in the demo alone (STORE-7). */
const mayInspect = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window && isDemo();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  // The rest of the recorder comes with the first reason for it.
  for (const reason of ['pointerdown', 'keydown', 'error', 'unhandledrejection']) {
    window.addEventListener(reason, early.load, { once: true });
  }
  const { ports, late } = browserPorts();
  const keys = plainKeys(() => window.localStorage);
  const store = createStore({
    ports,
    keys,
    innermost: earlyTap,
    devTools: mayInspect() && (await recording()).masks,
  });
  watched = store;
  if (process.env.NODE_ENV !== 'production') {
    Object.assign(window, { __gruham: { getState: store.getState, subscribe: store.subscribe } });
  }
  const persistor = await startPersistence(store, keys, window);
  late.lend({ flush: () => void persistor.flush() });
  // Code and calls of the first screen start together, before the first render.
  prepareScreen(window.location.pathname + window.location.search, store.dispatch);
  const { notice, intent } = takeAfterLoad();
  if (intent) store.dispatch(intentOffered(intent));
  createRoot(root).render(<App store={store} late={late} />);
  if (notice) ports.notify(notice);
  // Without it everything works but is forgotten with the page.
  void import(/* webpackChunkName: "device" */ './startDevice').then(
    ({ startDevice }) => startDevice(store),
    () => undefined,
  );
}

void (location.search === REPLAY_SEARCH
  ? import(/* webpackChunkName: "replay" */ './replay/startReplay').then(({ startReplay }) => startReplay())
  : start());
