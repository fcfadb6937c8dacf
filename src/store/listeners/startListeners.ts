import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { Effects } from '../effects';
import { refetchOvertaken } from './refetchOvertaken';
import { invalidateOnSessionChange } from './invalidateOnSessionChange';
import { reloadOnAuthChange } from './reloadOnAuthChange';
import { collectGarbage } from './collectGarbage';
import { toastErrors } from './toastErrors';
import { toastSuccesses } from './toastSuccesses';
import { withdrawAccountNotices } from './withdrawAccountNotices';

export type Listeners = ListenerMiddlewareInstance;

/** Everything that happens because something else happened, registered in one place. */
export function startListeners(listeners: Listeners, effects: Effects, sweepPause?: number): void {
  toastErrors(listeners, effects);
  toastSuccesses(listeners, effects);
  withdrawAccountNotices(listeners, effects);
  reloadOnAuthChange(listeners, effects);
  invalidateOnSessionChange(listeners);
  refetchOvertaken(listeners);
  collectGarbage(listeners, sweepPause);
}
