import type { Effects } from './effects';

/** To be dispatched: what only the log is told, such as a missing agent id (ROUTE-9) or phone [AGENT-5]. */
export const logProblem =
  (text: string) =>
  (_dispatch: unknown, _getState: unknown, { log }: Pick<Effects, 'log'>): void => {
    log(text);
  };
