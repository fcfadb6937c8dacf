import { tap } from '../tap';

/** So many entries wait at most for the rest of the recorder. */
const MOST = 300;

/**
 * Shared by the first script and the late part: there is one store in a page. `load` brings the rest of the recorder, and
 * what opens the dialog that asks for a note and saves the file.
 */
export const early = Object.assign(tap(Date.now), {
  load: (): Promise<() => void> => new Promise(() => undefined),
});
early.waits = (waiting) => {
  if (waiting === MOST) void early.load();
};
