import type { Effects } from '../effects';
import type { UploadItem } from '../uploads/uploadItem';
import type { DraftStorage } from './draftStorage';
import * as words from '@/words/drafts';

/**
 * Keeps the files of a form's photos on the device, each written once, one after another; those of removed photos go.
 * `kept` are photos whose files are there already. A device without room is asked no further, and that is said once.
 */
export function keepFiles(
  storage: Pick<DraftStorage, 'writeFile' | 'removeFile'>,
  effects: Pick<Effects, 'files' | 'notify' | 'log'>,
  kept: readonly UploadItem[],
): { readonly follow: (items: readonly UploadItem[]) => void; readonly settled: () => Promise<void> } {
  const ids = new Set(kept.map(({ id }) => id));
  let work: Promise<void> = Promise.resolve();
  let isFull = false;

  async function keep(id: string): Promise<void> {
    const file = effects.files.fileOf(id);
    if (!file || isFull || !ids.has(id)) return;
    try {
      await storage.writeFile(id, file);
    } catch (error) {
      isFull = true;
      effects.log(`draft: ${String(error)}`);
      effects.notify({ text: words.noRoom, tone: 'info', dedupe: true });
    }
  }
  const drop = (id: string) => storage.removeFile(id).catch((error: unknown) => effects.log(`draft: ${String(error)}`));

  return {
    follow: (items) => {
      for (const { id } of items) {
        if (ids.has(id) || !effects.files.fileOf(id)) continue;
        ids.add(id);
        work = work.then(() => keep(id));
      }
      const now = new Set(items.map(({ id }) => id));
      for (const id of [...ids].filter((one) => !now.has(one))) {
        ids.delete(id);
        work = work.then(() => drop(id));
      }
    },
    settled: () => work,
  };
}
