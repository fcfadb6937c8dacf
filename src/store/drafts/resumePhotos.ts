import type { HeldFiles } from '../uploads/heldFiles';
import type { UploadItem } from '../uploads/uploadItem';
import type { DraftStorage, StoredDraft } from './draftStorage';
import * as words from '@/words/drafts';

const HOUR = 3_600_000;
/** ms after which an upload is sent again: the server forgets what no listing refers to after a day. */
const FRESH = 12 * HOUR;
const FORGOTTEN = 24 * HOUR;

function resumed(item: UploadItem, hasFile: boolean, now: number): UploadItem {
  const age = item.uploadedAt === null ? 0 : now - item.uploadedAt;
  if (item.state === 'success' && (age < FRESH || (!hasFile && age < FORGOTTEN))) return item;
  const unsent = { ...item, progress: 0, url: null, uploadedAt: null };
  if (!hasFile) return { ...unsent, state: 'error', reason: words.photoNotKept, isFinal: true };
  return item.state === 'success' ? { ...unsent, state: 'ready' } : unsent;
}

/**
 * The photos of a draft with their files held again. What was uploaded long ago is to be uploaded again (WIZ-19); a
 * photo whose file is gone says so. `there` answers the form's photos that the page has already, which are further than
 * the draft knows; one of them that the device could not keep stands behind the others.
 */
export async function resumePhotos(
  { photos }: StoredDraft,
  storage: Pick<DraftStorage, 'readFile'>,
  files: HeldFiles,
  now: number,
  there: () => readonly UploadItem[] = () => [],
): Promise<readonly UploadItem[]> {
  const items: UploadItem[] = [];
  // One after another: twenty large files at once are much for a small phone.
  for (const item of photos) {
    const file = files.fileOf(item.id) ?? (await storage.readFile(item.id).catch(() => null));
    if (file) files.hold(file, item.id);
    items.push(resumed(item, Boolean(file), now));
  }
  const own = new Map(there().map((item) => [item.id, item]));
  const ids = new Set(photos.map(({ id }) => id));
  const unkept = [...own.values()].filter(({ id }) => !ids.has(id) && files.fileOf(id) !== undefined);
  return [...items.map((item) => ({ ...item, ...own.get(item.id), category: item.category })), ...unkept];
}
