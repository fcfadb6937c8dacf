import { combineReducers, configureStore, createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { consoleApi, isConsoleError, type ConsoleEffects } from './api';
import { draftsSlice } from './content/draftsSlice';
import { queueSlice } from './queue/queueSlice';

const reducer = combineReducers({ api: consoleApi.reducer, queue: queueSlice.reducer, drafts: draftsSlice.reducer });

export type ConsoleState = ReturnType<typeof reducer>;

/** The console's own store; nothing of it is kept, and no recorder listens. */
export function createConsoleStore(effects: ConsoleEffects) {
  const listener = createListenerMiddleware();
  listener.startListening({
    matcher: isRejectedWithValue,
    effect: (action, { dispatch }) => {
      // The session ended in between: who signs in again sees the same page.
      const isOver = isConsoleError(action.payload) && action.payload.status === 401;
      const isSession = consoleApi.endpoints.getSession.matchRejected(action);
      if (isOver && !isSession) dispatch(consoleApi.util.invalidateTags(['Session']));
    },
  });
  listener.startListening({
    matcher: consoleApi.endpoints.signOut.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(consoleApi.util.resetApiState());
    },
  });
  return configureStore({
    reducer: (state: ConsoleState | undefined, action) =>
      reducer(consoleApi.endpoints.signOut.matchFulfilled(action) ? undefined : state, action),
    middleware: (usual) =>
      usual({ thunk: { extraArgument: effects } })
        .prepend(listener.middleware)
        .concat(consoleApi.middleware),
  });
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;
export type ConsoleDispatch = ConsoleStore['dispatch'];
export const useConsoleDispatch = useDispatch.withTypes<ConsoleDispatch>();
export const useConsoleSelector = useSelector.withTypes<ConsoleState>();
