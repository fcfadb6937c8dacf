import type { UploadEnvironment } from '@/store/uploads/uploadEnvironment';

/** A world for the upload queue that stands still until a test moves it. */
export function uploadEnvironment() {
  let now = 1_000_000;
  let online: (() => void)[] = [];
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  const line = { isOnline: true, reaches: true, looks: 0 };
  const shrunk: string[] = [];
  const world: UploadEnvironment = {
    now: () => now,
    after: (ms, call) => {
      const timer = { at: now + ms, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    isOnline: () => line.isOnline,
    onOnline: (call) => {
      online = [...online, call];
      return () => {
        online = online.filter((one) => one !== call);
      };
    },
    reaches: async () => {
      line.looks += 1;
      return line.reaches;
    },
    shrink: async (file) => {
      shrunk.push(file.name);
      return new File(['small'], file.name, { type: 'image/jpeg' });
    },
  };
  return {
    world,
    line,
    /** Names of the files that were made smaller. */
    shrunk,
    /** Lets time pass, with everything that was to happen in it. */
    pass: async (ms: number) => {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.delete(due);
        now = due.at;
        due.call();
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      now = until;
    },
    /** The device says that the line is back. */
    comesOnline: () => {
      line.isOnline = true;
      line.reaches = true;
      for (const call of online) call();
    },
  };
}
