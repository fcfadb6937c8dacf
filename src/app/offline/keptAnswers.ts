import { early } from '@/actionLog/browser/early';

/**
 * What the first script knows of answers that the service worker kept: `heard` is told the date of each (KEPT_OF). The
 * first one brings the late part (`connectionNotice`), which takes what waits and then listens itself.
 */
export const keptAnswers = {
  waiting: [] as string[],
  heard(keptOf: string): void {
    keptAnswers.waiting.push(keptOf);
    void early.load();
  },
};
