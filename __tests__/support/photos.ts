import type { UploadItem } from '@/store/uploads/uploadItem';

let next = 0;

/** A photo of a new listing that the server has. */
export function aPhoto(overrides: Partial<UploadItem> = {}): UploadItem {
  next += 1;
  return {
    id: `photo-${next}`,
    form: 'post',
    category: 'exteriorView',
    name: `photo-${next}.jpg`,
    size: 100_000,
    type: 'image/jpeg',
    progress: 100,
    state: 'success',
    url: `/uploads/photo-${next}-1280x960.jpg`,
    uploadedAt: null,
    reason: null,
    isFinal: false,
    warnings: [],
    ...overrides,
  };
}
