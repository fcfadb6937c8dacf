import { useLayoutEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { NavigationType, parsePath, Router, type Navigator } from 'react-router';
import { gate } from '@/actionLog/browser/gate';
import type { Moment, Timeline } from '@/actionLog/browser/timeline';
import { createStore } from '@/store/createStore';
import { AppScreens } from '../App';
import { ReplayBar } from './ReplayBar';
import { stillEffects } from './stillEffects';
import { REPLAY_TEXTS } from './texts';
import { usePlayer } from './usePlayer';

const nowhere = (): undefined => undefined;
/** Links and redirects lead nowhere: the log says where the router was. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};
const TYPES = {
  load: NavigationType.Pop,
  pop: NavigationType.Pop,
  push: NavigationType.Push,
  replace: NavigationType.Replace,
};

/** The app in the state and at the address of a moment. A page load begins with nothing of the one before. */
function Screens({ moments, at }: { readonly moments: readonly Moment[]; readonly at: number }) {
  const { store, show } = useMemo(() => {
    const made = gate(moments[0]?.state);
    return { store: createStore({ effects: stillEffects(), innermost: made.enhancer }), show: made.show };
  }, [moments]);
  const shown = moments[at];
  const state = shown?.state;
  // Before anything is painted: what is seen is one moment's address and state.
  useLayoutEffect(() => {
    show(state);
  }, [show, state]);
  const place = shown?.place;
  const location = useMemo(() => {
    const { pathname = '/', search = '', hash = '' } = parsePath(place?.at ?? '/');
    const key = String(moments.findIndex((moment) => moment.place === place));
    return { pathname, search, hash, state: place?.state ?? null, key };
  }, [moments, place]);
  return (
    <Provider store={store}>
      <Router key={shown?.load} location={location} navigationType={TYPES[place?.kind ?? 'load']} navigator={still}>
        <AppScreens />
      </Router>
    </Provider>
  );
}

/** A log that is played. */
export interface Opened {
  readonly timeline: Timeline;
  /** What whoever looks at it should know, in sentences. */
  readonly notes: readonly string[];
  /** When it was opened: another file begins anew. */
  readonly turn: number;
}

/** The app as it was at each moment of a log, and the bar that chooses the moment (STORE-8). */
export function ReplayScreen({ opened, onLeave }: { readonly opened: Opened; readonly onLeave: () => void }) {
  const { moments } = opened.timeline;
  const player = usePlayer(moments);
  return (
    <>
      <div inert className="pb-28">
        <Screens moments={moments} at={player.at} />
      </div>
      {/* The screens above are only to look at: this is all that can be used. */}
      <main>
        <h1 className="sr-only">{REPLAY_TEXTS.title}</h1>
        <ReplayBar player={player} {...opened} onLeave={onLeave} />
      </main>
    </>
  );
}
