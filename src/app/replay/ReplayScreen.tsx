import { useLayoutEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { Router, type Navigator } from 'react-router';
import { gate } from '@/actionLog/browser/gate';
import { createStore } from '@/store/createStore';
import { AppScreens } from '../App';
import type { OpenedLog } from './openLog';
import { ReplayBar } from './ReplayBar';
import { stillPorts } from './stillPorts';
import { TEXTS } from './texts';
import { usePlayer } from './usePlayer';

const nowhere = (): undefined => undefined;
/** Links and redirects lead nowhere: the log says where the router was. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: nowhere,
  push: nowhere,
  replace: nowhere,
};

function locationOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://app');
  return { pathname, search, hash, state: null, key: address };
}

/** The app as it was at each moment of a log, and the bar that chooses the moment (STORE-8). */
export function ReplayScreen({ opened, onLeave }: { readonly opened: OpenedLog; readonly onLeave: () => void }) {
  const { timeline, risk } = opened;
  const { moments } = timeline;
  const player = usePlayer(moments);
  const shown = moments[player.at];
  const { store, show } = useMemo(() => {
    const made = gate(moments[0]?.state);
    return { store: createStore({ ports: stillPorts(), innermost: made.enhancer }), show: made.show };
  }, [moments]);
  const state = shown?.state;
  // Before anything is painted: what is seen is one moment's address and state.
  useLayoutEffect(() => {
    show(state);
  }, [show, state]);
  const location = useMemo(() => locationOf(shown?.location ?? '/'), [shown?.location]);
  return (
    <>
      <div inert className="pb-28">
        <Provider store={store}>
          <Router location={location} navigator={still}>
            <AppScreens />
          </Router>
        </Provider>
      </div>
      {/* The screens above are only to look at: this is all that can be used. */}
      <main>
        <h1 className="sr-only">{TEXTS.title}</h1>
        <ReplayBar player={player} timeline={timeline} risk={risk} onLeave={onLeave} />
      </main>
    </>
  );
}
