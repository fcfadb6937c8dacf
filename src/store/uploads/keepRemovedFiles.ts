import type { HeldFiles } from './heldFiles';
import type { UploadItem } from './uploadItem';
import type { UploadEnvironment } from './uploadEnvironment';

/** ms in which a removed photo can be put back, with its file; more than the offer to undo stands. */
const KEPT = 30_000;

type Uploads = readonly UploadItem[];
const has = (uploads: Uploads, id: string) => uploads.some((item) => item.id === id);

/** Lets the files of photos go some time after they left the list, unless they are back. */
export function keepRemovedFiles(
  files: Pick<HeldFiles, 'release'>,
  world: Pick<UploadEnvironment, 'after'>,
): { readonly follow: (before: Uploads, now: Uploads) => void; readonly stop: () => void } {
  const going = new Set<() => void>();
  let current: Uploads = [];
  return {
    follow: (before, now) => {
      current = now;
      if (before === now) return;
      const gone = before.filter(({ id }) => !has(now, id)).map(({ id }) => id);
      if (gone.length === 0) return;
      const callOff = world.after(KEPT, () => {
        going.delete(callOff);
        for (const id of gone) if (!has(current, id)) files.release(id);
      });
      going.add(callOff);
    },
    stop: () => going.forEach((callOff) => callOff()),
  };
}
