import { tap } from '../tap';

/** What the part of the recorder that comes late offers. */
export interface LateLog {
  /** Asks for a note and saves the file. */
  readonly open: () => void;
}

/** So many entries wait at most for the rest of the recorder. */
const MOST = 300;

/** Shared by the first script and the late part: there is one store in a page. `load` brings the rest of the recorder. */
export const early = Object.assign(tap(Date.now), {
  load: (): Promise<LateLog> => new Promise(() => undefined),
});
early.waits = (waiting) => {
  if (waiting === MOST) void early.load();
};
