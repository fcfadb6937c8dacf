import type { Accepts } from '@/store/uploads/accepts';
import type { UploadItem } from '@/store/uploads/uploadItem';
import * as words from '@/words/postingPhotos';

/** Bytes (WIZ-13). */
const LARGEST = 20 * 1024 * 1024;
/** Pixels of the longer and of the shorter side (WIZ-13). */
const LONGER = 600;
const SHORTER = 400;
/** The guidance's formats, and WebP, which the server takes too. */
const FORMATS = ['image/jpeg', 'image/gif', 'image/bmp', 'image/x-ms-bmp', 'image/png', 'image/webp'];

/** For the file input; phones offer their camera with it. */
export const ACCEPT = 'image/jpeg,image/gif,image/bmp,image/png,image/webp';

/** What posting takes: pictures, as many as one list of a listing holds (UP-3). Everything else is guidance. */
export const PHOTO_FILES: Accepts = { queueLimit: 100, fileTypes: ['image'] };

/**
 * What of the guidance a file does not follow, as far as its head tells: why it may be refused. Once the server has taken
 * or refused it, there is nothing to warn of.
 */
export function fileWarnings({ size, type, state, isFinal }: UploadItem): readonly string[] {
  if (state === 'success' || isFinal) return [];
  return [...(size > LARGEST ? [words.large] : []), ...(FORMATS.includes(type) ? [] : [words.format])];
}

/** What of the guidance a picture of so many pixels does not follow. */
export function pixelWarnings(width: number, height: number): readonly string[] {
  const isSmall = Math.max(width, height) < LONGER || Math.min(width, height) < SHORTER;
  return isSmall ? [words.small({ width: String(width), height: String(height) })] : [];
}
