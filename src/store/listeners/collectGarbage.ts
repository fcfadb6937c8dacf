import { QueryStatus } from '@reduxjs/toolkit/query';
import { marketplaceApi } from '@/api/marketplaceApi';
import { recordsSwept } from '../entities/entityReducer';
import type { RootState } from '../rootReducer';
import type { Listeners } from './startListeners';
import { unreferenced } from './unreferenced';

/** A page's records exist before any id names them, so nothing is swept while a query is pending. */
const isAsking = ({ api }: RootState): boolean =>
  Object.values(api.queries).some((entry) => entry?.status === QueryStatus.pending);

/** Sweeps records when the last cached result that named them is gone, after `pause` ms of quiet. */
export function collectGarbage(listeners: Listeners, pause = 1000): void {
  listeners.startListening({
    actionCreator: marketplaceApi.internalActions.removeQueryResult,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      const state = () => getState() as RootState;
      cancelActiveListeners();
      do await delay(pause);
      while (isAsking(state()));
      for (let loose = unreferenced(state()); loose; loose = unreferenced(state())) {
        dispatch(recordsSwept(loose));
        await delay(0);
        if (isAsking(state())) return;
      }
    },
  });
}
