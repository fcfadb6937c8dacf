import type { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';

/** The lists of a listing that photos are sent to (WIZ-11). */
export type PhotoCategory = (typeof POSTING_IMAGE_CATEGORIES)[number]['key'];

/** What becomes of a file (UP-1). */
export type UploadState = 'ready' | 'uploading' | 'success' | 'error' | 'cancelled';

/** Which form a photo or a draft belongs to: a new listing, the edit of one, or a static variant, which sends nothing. */
export type FormKey = 'post' | `edit:${string}` | `variant:${string}`;

/** Photos of a static variant stay on the device until the wizard has them (STAT-5). */
export const isSent = (form: FormKey): boolean => !form.startsWith('variant:');

/** A photo of a form: waiting, on its way, there, or not (UP-1). Plain data; the file is held beside the store under the id. */
export interface UploadItem {
  readonly id: string;
  readonly form: FormKey;
  readonly category: PhotoCategory;
  /** File name. */
  readonly name: string;
  /** Bytes; 0 for a photo that was there before. */
  readonly size: number;
  /** MIME type. */
  readonly type: string;
  /** 0 to 100. */
  readonly progress: number;
  readonly state: UploadState;
  /** Where the server keeps it; null until it is there. */
  readonly url: string | null;
  /** When the upload succeeded, ms since 1970; null before, and for photos that were there before. */
  readonly uploadedAt: number | null;
  /** Why it failed, in words; null else. */
  readonly reason: string | null;
  /** It failed for good: it was refused, or its file is gone. Sending it again cannot help. */
  readonly isFinal: boolean;
  /** What its pixels do not follow of the guidance (WIZ-13): warnings, not refusals. */
  readonly warnings: readonly string[];
}

/** An id that no other photo of this or another visit has. */
export const newPhotoId = () =>
  `photo-${Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('')}`;
