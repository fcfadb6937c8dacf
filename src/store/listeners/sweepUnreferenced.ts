import { QueryStatus } from '@reduxjs/toolkit/query';
import { marketplaceApi } from '@/api/marketplaceApi';
import { recordsSwept } from '../entities/entityReducer';
import type { RootState } from '../rootReducer';
import type { Listeners } from './startListeners';

/** A page's records exist before any id names them, so nothing is swept while a query is pending. */
const isAsking = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((entry) => entry?.status === QueryStatus.pending);

/** Sweeps records when the last cached result that named them is gone, after `pause` ms of quiet. */
export function sweepUnreferenced(listeners: Listeners, pause = 1000): void {
  listeners.startListening({
    actionCreator: marketplaceApi.internalActions.removeQueryResult,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      const state = () => getState() as RootState;
      cancelActiveListeners();
      // What finds them is needed after minutes at the earliest, and comes then.
      const find = import(/* webpackChunkName: "sweep" */ './unreferenced').catch(() => null);
      do await delay(pause);
      while (isAsking(state()));
      const found = await find;
      if (found === null || isAsking(state())) return;
      const { unreferenced } = found;
      for (let loose = unreferenced(state()); loose; loose = unreferenced(state())) {
        dispatch(recordsSwept(loose));
        await delay(0);
        if (isAsking(state())) return;
      }
    },
  });
}
