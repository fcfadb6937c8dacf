import { LIMITS, type Limits, type Origin } from '@/actionLog/format';
import { recorder, type LogStore, type Recorder } from '@/actionLog/recorder';
import { SECRETS, type SecretTable } from '@/actionLog/secrets';
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
  const store: LogStore = {
    append: async (piece) => void pieces.push(piece),
    read: async () => pieces,
    clear: async (parts) => {
      pieces = pieces.filter(({ part }) => !parts.includes(part));
    },
  };
  return { store, pieces: () => pieces };
}

/** A recorder of the store that gets its enhancer; its clock stands still unless moved, and idle moments come when asked for. */
export function testRecorder(
  options: { limits?: Partial<Limits>; store?: LogStore; origin?: Origin; secrets?: SecretTable } = {},
) {
  const clock = { now: 1_800_000_000_000 };
  let idle: (() => void)[] = [];
  let timers: { readonly work: () => void; readonly ms: number }[] = [];
  const source = tap(() => clock.now);
  let made: Recorder | null = null;
  /** As in the app, it comes when the store has been at work for a while. */
  const log = (): Recorder =>
    (made ??= recorder(
      {
        origin: options.origin ?? originOf(),
        secrets: options.secrets ?? SECRETS,
        whenIdle: (work) => void idle.push(work),
        later: (work, ms) => void timers.push({ work, ms }),
        store: options.store ?? memoryStore().store,
        limits: { ...LIMITS, ...options.limits },
      },
      source,
      clock.now,
    ));
  return {
    enhancer: source.enhancer,
    clock,
    note: (mark: string) => source.note({ mark }),
    navigated: (to: string, nav: 'load' | 'push' | 'replace' | 'pop' = 'push', state: unknown = null) =>
      source.note({ nav, to, state: { usr: state } }),
    failed: (error: unknown, components?: string) => source.note({ error, components }),
    viewport: (width: number, height: number) => source.note({ width, height }),
    flush: () => log().flush(),
    exportText: (earlier?: readonly Piece[]) => log().exportText(earlier),
    timers: () => timers,
    /** Runs one idle moment; tells whether there was one. */
    idleOnce: () => {
      log();
      const [work, ...rest] = idle;
      idle = rest;
      work?.();
      return work !== undefined;
    },
    runTimers: () => {
      const due = timers;
      timers = [];
      for (const { work } of due) work();
    },
  };
}
