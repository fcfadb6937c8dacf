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
