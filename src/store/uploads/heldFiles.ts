/** Progress of a file's upload, 0 to 1. */
type OnProgress = (fraction: number) => void;

/** Files that wait to be sent, held beside the store under ids that actions and state can carry. */
export interface HeldFiles {
  /** Keeps a file until it is released; returns the id it is known by: the given one, or a new one. */
  readonly hold: (file: File, id?: string) => string;
  readonly fileOf: (id: string) => File | undefined;
  readonly release: (id: string) => void;
  /** Tells how far the upload of one file is; returns what ends it. */
  readonly watch: (id: string, onProgress: OnProgress) => () => void;
  /** What the transport reports: all files of a batch are equally far. */
  readonly progressed: (ids: readonly string[], fraction: number) => void;
}

/** A new, empty place for files. */
export function heldFiles(): HeldFiles {
  const files = new Map<string, File>();
  const watchers = new Map<string, Set<OnProgress>>();
  let held = 0;
  return {
    hold: (file, known) => {
      held += 1;
      const id = known ?? `file-${held}`;
      files.set(id, file);
      return id;
    },
    fileOf: (id) => files.get(id),
    release: (id) => {
      files.delete(id);
      watchers.delete(id);
    },
    watch: (id, onProgress) => {
      const own = watchers.get(id) ?? new Set();
      watchers.set(id, own.add(onProgress));
      return () => own.delete(onProgress);
    },
    progressed: (ids, fraction) => {
      for (const id of ids) watchers.get(id)?.forEach((tell) => tell(fraction));
    },
  };
}
