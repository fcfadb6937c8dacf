import './styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { early } from '@/actionLog/browser/early';
import { watchMoves } from '@/actionLog/tap';
import { isDemo } from '@/components/layout/demo';
import { isSparing } from '@/components/ui/sparing';
import { showToast } from '@/components/ui/toast';
import { whenIdle } from '@/components/ui/whenIdle';
import { REPLAY_SEARCH } from '@/domain/findScreen';
import { sentSite, showSite } from '@/domain/site';
import { intentOffered } from '@/store/authModal/authModalSlice';
import { createStore, type AppStore } from '@/store/createStore';
import { sentAnswers, takeAnswers } from '@/store/page/pageAnswers';
import { localStorageAdapter } from '@/store/persistence/localStorageAdapter';
import { startPersistence } from '@/store/persistence/persistence';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import { takeEarlyInput, watchTyped } from './earlyInput';
import { takeFlashMessage } from './flashMessage';
import { App } from './App';
import { browserEffects } from './browserEffects';
import { appAddress } from './documentAddress';
import { askAsReader, openScreen, screenOf } from './prepare';
import { startDeviceServices } from './startDeviceServices';
import { startTheme } from './theme';
import * as words from '@/words/app';

let watched: AppStore | undefined;
const recording = () => import(/* webpackChunkName: "action-log" */ './recording/recording');
early.load = () =>
  recording()
    .then(({ begin, connectionNotice }) => {
      connectionNotice(watched);
      return begin();
    })
    .catch(() => {
      // What waits for a recorder that does not come must not pile up; where the page is stays known.
      early.seen = early.seen.filter(({ r }) => r === 'nav').slice(-1);
      return () => showToast({ text: words.notLoaded, tone: 'error' });
    });

/** DevTools is there in development and in the demo alone (STORE-7). */
const mayInspect = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window && isDemo();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  showSite(sentSite(document));
  const answers = sentAnswers(document);
  watchMoves(window, early);
  const themed = startTheme();
  // The rest of the recorder, and with it what watches the line, comes with the first reason for it; without one when
  // there is time, so that a page that nobody touches is kept too; not for who saves data.
  if (!isSparing()) window.addEventListener('load', () => whenIdle(() => void early.load()), { once: true });
  for (const reason of ['pointerdown', 'keydown', 'error', 'unhandledrejection', 'offline', 'online']) {
    window.addEventListener(reason, () => void early.load(), { once: true });
  }
  const { effects, late } = browserEffects();
  const keys = localStorageAdapter(() => window.localStorage);
  const store = createStore({
    effects,
    keys,
    innermost: early.enhancer,
    devTools: mayInspect() && (await recording()).masks,
  });
  watched = store;
  if (process.env.NODE_ENV !== 'production') {
    Object.assign(window, { __gruham: { getState: store.getState, subscribe: store.subscribe } });
  }
  if (answers) takeAnswers(store.dispatch, answers);
  // What the server rendered: nobody was logged in, and nothing of this device was known.
  const state = store.getState();
  const persistor = await startPersistence(store, keys, window);
  late.lend({ flush: () => void persistor.flush() });
  // Code and calls of the first screen start together, before the first render.
  const { pathname, address } = appAddress();
  openScreen(address, store.dispatch);
  if (answers && selectIsLoggedIn(store.getState())) askAsReader(address, store.dispatch);
  const { notice, intent } = takeFlashMessage();
  if (intent) store.dispatch(intentOffered(intent));
  await themed;
  if (answers) {
    // With its code there the screen is taken over whole; without, React renders it when the code has come.
    await screenOf(pathname)
      .component.preload()
      .catch(() => undefined);
    // A page that the server rendered is there before the app: what was done with it meanwhile is not lost.
    const typed = watchTyped(document);
    let isTaken = false;
    const onTakenOver = () => {
      if (!isTaken) takeEarlyInput(document, typed);
      isTaken = true;
    };
    const rendered = { at: answers.now, sparing: answers.sparing, state, onTakenOver };
    // In short pieces: between them the page can be scrolled, and answers a press.
    startTransition(() => {
      hydrateRoot(root, <App store={store} late={late} rendered={rendered} />);
    });
  } else createRoot(root).render(<App store={store} late={late} />);
  if (notice) effects.notify(notice);
  startDeviceServices(store);
}

void (location.search === REPLAY_SEARCH
  ? import(/* webpackChunkName: "replay" */ './replay/startReplay').then(({ startReplay }) => startReplay())
  : start());
