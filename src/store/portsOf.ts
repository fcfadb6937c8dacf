import type { AppStore } from './createStore';
import type { Ports } from './ports';

/** The ports that a store was made with, for what stands beside it. */
export const portsOf = (store: Pick<AppStore, 'dispatch'>): Ports =>
  store.dispatch((_dispatch, _state, ports): Ports => ports);
