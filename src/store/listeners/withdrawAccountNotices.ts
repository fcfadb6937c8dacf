import { endpointOf } from '@/api/endpointOf';
import { isPending } from '@reduxjs/toolkit';
import { authModalOpened } from '../authModal/authModalSlice';
import type { Effects } from '../effects';
import type { Listeners } from './startListeners';
import { isAccountCall } from './toastErrors';

/** What the account area said goes when another of its dialogs is opened or the next attempt starts: it is about the one before. */
export function withdrawAccountNotices(listeners: Listeners, effects: Effects): void {
  const withdraw = () => effects.withdrawAccountNotices();
  listeners.startListening({ actionCreator: authModalOpened, effect: withdraw });
  listeners.startListening({
    matcher: isPending,
    effect: ({ meta }) => {
      if (isAccountCall(endpointOf(meta.arg) ?? '')) withdraw();
    },
  });
}
