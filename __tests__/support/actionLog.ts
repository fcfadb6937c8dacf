import { LIMITS, type Limits, type NavigationRecord, type Origin } from '@/actionLog/format';
import { recorder, type Recorder, type RecorderOptions } from '@/actionLog/recorder';
import { tap } from '@/actionLog/tap';
import type { Piece } from '@/actionLog/writeLog';

export const originOf = (part = 'page-1'): Origin => ({
  app: 'gruham',
  build: '0.1.0',
  part,
  viewport: { width: 1280, height: 800 },
  language: 'en-IN',
});

/** A log store in memory, with what it was asked. */
export function memoryStore() {
  let pieces: Piece[] = [];
  const store = {
    append: async (piece: Piece) => void pieces.push(piece),
    clear: async (parts: readonly string[]) => {
      pieces = pieces.filter(({ part }) => !parts.includes(part));
    },
  };
  return { store, pieces: () => pieces };
}

/** A recorder of the store that gets its enhancer; its clock stands still unless moved, and idle moments come when asked for. */
export function testRecorder(
  options: { limits?: Partial<Limits>; store?: RecorderOptions['store']; origin?: Origin } = {},
) {
  const clock = { now: 1_800_000_000_000 };
  let idle: (() => void)[] = [];
  const source = tap(() => clock.now);
  let made: Recorder | null = null;
  /** As in the app, it comes when the store has been at work for a while. */
  const log = (): Recorder =>
    (made ??= recorder(
      {
        origin: options.origin ?? originOf(),
        whenIdle: (work) => void idle.push(work),
        store: options.store ?? memoryStore().store,
        limits: { ...LIMITS, ...options.limits },
      },
      source,
      clock.now,
    ));
  return {
    enhancer: source.enhancer,
    clock,
    note: (text: string) => source.note({ r: 'mark', text }),
    navigated: (at: string, kind: NavigationRecord['kind'] = 'push', state?: unknown) =>
      source.note({ r: 'nav', kind, at, ...(state ? { state } : {}) }),
    failed: (e: unknown, components = '') => source.note({ r: 'err', e, components }),
    viewport: (width: number, height: number) => source.note({ r: 'vp', width, height }),
    flush: () => log().flush(),
    exportText: (earlier?: readonly Piece[]) => log().exportText(earlier),
    /** Runs one idle moment; tells whether there was one. */
    idleOnce: () => {
      log();
      const [work, ...rest] = idle;
      idle = rest;
      work?.();
      return work !== undefined;
    },
  };
}
