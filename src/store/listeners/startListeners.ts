import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { Ports } from '../ports';
import { askOvertakenAgain } from './askOvertakenAgain';
import { forgetOthersAnswers } from './forgetOthersAnswers';
import { leaveAndEnter } from './leaveAndEnter';
import { sweepUnreferenced } from './sweepUnreferenced';
import { tellFailures } from './tellFailures';
import { tellSuccesses } from './tellSuccesses';

export type Listeners = ListenerMiddlewareInstance;

/** Everything that happens because something else happened, registered in one place. */
export function startListeners(listeners: Listeners, ports: Ports, sweepPause?: number): void {
  tellFailures(listeners, ports);
  tellSuccesses(listeners, ports);
  leaveAndEnter(listeners, ports);
  forgetOthersAnswers(listeners);
  askOvertakenAgain(listeners);
  sweepUnreferenced(listeners, sweepPause);
}
