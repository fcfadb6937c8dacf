import { LIMITS, type Limits, type Origin } from '@/actionLog/format';
import type { LogStore, Piece } from '@/actionLog/logStore';
import { recorder, type Recorder } from '@/actionLog/recorder';
import { SECRETS } from '@/actionLog/secrets';
import { appManifest } from '@/app/appManifest';

export const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
export const OTHER_KEY = '00112233445566778899aabbccddeeff';

export const originOf = (part = 'page-1', before: string | null = null): Origin => ({
  app: 'gruham',
  build: '0.1.0',
  manifest: appManifest(),
  session: 'visit-1',
  part,
  before,
  viewport: { width: 1280, height: 800 },
  language: 'en-IN',
});

/** A log store in memory, with what it was asked. */
export function memoryStore() {
  let pieces: Piece[] = [];
  const store: LogStore = {
    append: async (piece) => void pieces.push(piece),
    read: async () => pieces,
    clear: async (segments) => {
      pieces = segments
        ? pieces.filter((one) => !segments.some(({ part, segment }) => one.part === part && one.segment === segment))
        : [];
    },
  };
  return { store, pieces: () => pieces };
}

/** A recorder whose clock stands still unless moved, and whose idle moments come when asked for. */
export function testRecorder(
  options: { limits?: Partial<Limits>; store?: LogStore; key?: string; origin?: Origin } = {},
) {
  const clock = { now: 1_800_000_000_000 };
  let idle: (() => void)[] = [];
  let timers: { readonly work: () => void; readonly ms: number }[] = [];
  const made: Recorder = recorder({
    origin: options.origin ?? originOf(),
    secrets: SECRETS,
    key: options.key ?? KEY,
    now: () => clock.now,
    whenIdle: (work) => void idle.push(work),
    later: (work, ms) => void timers.push({ work, ms }),
    ...(options.store ? { store: options.store } : {}),
    limits: { ...LIMITS, ...options.limits },
  });
  return {
    ...made,
    clock,
    timers: () => timers,
    /** Runs one idle moment; tells whether there was one. */
    idleOnce: () => {
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
