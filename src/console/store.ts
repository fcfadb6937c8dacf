import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { consoleApi, isConsoleError, type ConsoleEffects } from './api';
import { queueSlice } from './queue/queueSlice';

const reducer = combineReducers({ api: consoleApi.reducer, queue: queueSlice.reducer });

export type ConsoleState = ReturnType<typeof reducer>;

/** The console's own store; nothing of it is kept, and no recorder listens. */
export function createConsoleStore(effects: ConsoleEffects) {
  const listener = createListenerMiddleware();
  listener.startListening({
    predicate: (action) => 'payload' in action && isConsoleError(action.payload) && action.payload.status === 401,
    effect: (action, { dispatch, getState }) => {
      // The session ended in between: who signs in again sees the same page.
      const isKnown = consoleApi.endpoints.getSession.select({})(getState() as ConsoleState).data !== undefined;
      const isSession = JSON.stringify(action).includes('"endpointName":"getSession"');
      if (isKnown && !isSession) dispatch(consoleApi.util.invalidateTags(['Session']));
    },
  });
  listener.startListening({
    matcher: isAnyOf(consoleApi.endpoints.signOut.matchFulfilled),
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
