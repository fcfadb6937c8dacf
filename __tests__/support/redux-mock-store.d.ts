declare module 'redux-mock-store' {
  import type { Store, UnknownAction } from '@reduxjs/toolkit';

  /** A store that holds one state and writes down what is dispatched. */
  export default function configureStore(
    middlewares?: readonly unknown[],
  ): <S>(state: S) => Store<S> & { getActions: () => readonly UnknownAction[] };
}
