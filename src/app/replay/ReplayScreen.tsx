import { useLayoutEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { createPath, NavigationType, parsePath, Router, type Navigator } from 'react-router';
import { gate } from '@/actionLog/browser/gate';
import type { Moment } from '@/actionLog/browser/timeline';
import { createStore } from '@/store/createStore';
import { AppScreens } from '../App';
import type { Opened } from './ReplayApp';
import { ReplayBar } from './ReplayBar';
import { stillEffects } from './stillEffects';
import { usePlayer } from './usePlayer';
import * as words from '@/words/replay';

const nowhere = (): undefined => undefined;
/** Links and redirects lead nowhere: the log says where the router was. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};
const { Pop, Push, Replace } = NavigationType;
const TYPES = { load: Pop, pop: Pop, push: Push, replace: Replace };

/** The app in the state and at the address of a moment. A page load begins with nothing of the one before. */
function Screens({ moments, shown }: { readonly moments: readonly Moment[]; readonly shown: Moment }) {
  const { state, place, load } = shown;
  const { store, show } = useMemo(() => {
    const made = gate(moments[0]?.state);
    return { store: createStore({ effects: stillEffects(), innermost: made.enhancer }), show: made.show };
  }, [moments]);
  // Before anything is painted: what is seen is one moment's address and state.
  useLayoutEffect(() => {
    show(state);
  }, [show, state]);
  const location = useMemo(() => {
    const key = String(moments.findIndex((moment) => moment.place === place));
    return { pathname: '/', search: '', hash: '', ...parsePath(place.at), state: place.state ?? null, key };
  }, [moments, place]);
  return (
    <Provider store={store}>
      <Router key={load} location={location} navigationType={TYPES[place.kind]} navigator={still}>
        <AppScreens />
      </Router>
    </Provider>
  );
}

/** The app as it was at each moment of a log, and the bar that chooses the moment (STORE-8). */
export function ReplayScreen({ opened }: { readonly opened: Opened }) {
  const { moments } = opened;
  const player = usePlayer(moments);
  const shown = moments[player.at];
  if (!shown) return null;
  return (
    <>
      <div inert className="pb-28">
        <Screens moments={moments} shown={shown} />
      </div>
      {/* The screens above are only to look at: this is all that can be used. */}
      <main>
        <h1 className="sr-only">{words.title}</h1>
        <ReplayBar player={player} shown={shown} {...opened} />
      </main>
    </>
  );
}
