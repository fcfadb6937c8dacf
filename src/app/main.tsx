import './styles.css';
import { createRoot } from 'react-dom/client';
import { intentOffered } from '@/store/authModal/authModalSlice';
import { createStore } from '@/store/createStore';
import { plainKeys } from '@/store/persistence/plainKeys';
import { startPersistence } from '@/store/persistence/persistence';
import { takeAfterLoad } from './afterLoad';
import { App } from './App';
import { browserPorts } from './browserPorts';
import { prepareScreen } from './prepare';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const { ports, late } = browserPorts();
  const keys = plainKeys(() => window.localStorage);
  const store = createStore({ ports, keys });
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

void start();
