import type { BrowsingReaders } from './readers/browsing';

const alone = () =>
  import(/* webpackChunkName: "readers" */ './readers/browsing').then(({ browsingReaders }) => browsingReaders);

let here: BrowsingReaders | null = null;
let coming: Promise<void> = Promise.resolve();

/**
 * Says that a screen's file is on its way that carries the readers along: calls that start beside it wait for that file
 * instead of loading one of their own. A file that fails lends nothing, and the readers come by themselves.
 */
export function lendReaders(file: Promise<{ readonly readers: BrowsingReaders }>): void {
  coming = file.then(
    ({ readers }) => {
      here = readers;
    },
    () => undefined,
  );
}

/** The readers of lists and details: those that are here, else the lent ones, else out of a file of their own. */
export async function lateReaders(): Promise<BrowsingReaders> {
  if (here === null) await coming;
  return here ?? alone();
}
