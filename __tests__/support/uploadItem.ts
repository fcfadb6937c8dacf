import type { UploadItem } from '@/store/uploads/uploadItem';

/** A photo that waits for its turn. */
export const anUpload = (id: string, overrides: Partial<UploadItem> = {}): UploadItem => ({
  id,
  form: 'post',
  category: 'exteriorView',
  name: `${id}.jpg`,
  size: 16,
  type: 'image/jpeg',
  progress: 0,
  state: 'ready',
  url: null,
  uploadedAt: null,
  reason: null,
  isFinal: false,
  warnings: [],
  ...overrides,
});

let next = 0;

/** A photo of a new listing that the server has. */
export function aPhoto(overrides: Partial<UploadItem> = {}): UploadItem {
  next += 1;
  const url = `/uploads/photo-${next}-1280x960.jpg`;
  return anUpload(`photo-${next}`, { size: 100_000, progress: 100, state: 'success', url, ...overrides });
}
