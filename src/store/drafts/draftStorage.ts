import { isRaw } from '@/api/readers/coerce';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import type { Effects } from '../effects';
import type { FormKey, UploadItem, UploadState } from '../uploads/uploadItem';

/** What a form was when it was left; the values are the form's own, and whoever reads them checks them. */
export interface StoredDraft {
  /** ms since 1970. */
  readonly savedAt: number;
  /** 1 is the first. */
  readonly step: number;
  readonly values: unknown;
  readonly photos: readonly UploadItem[];
}

/** One user's draft of one form. Any of it may reject when the device has no room or forbids storage. */
export interface DraftStorage {
  readonly read: () => Promise<StoredDraft | null>;
  readonly write: (draft: StoredDraft) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Removes it with the files of its photos. */
  readonly clear: () => Promise<void>;
  readonly readFile: (photoId: string) => Promise<File | null>;
  readonly writeFile: (photoId: string, file: File) => Promise<void>;
  readonly removeFile: (photoId: string) => Promise<void>;
}

const STATES: readonly UploadState[] = ['ready', 'uploading', 'success', 'error', 'cancelled'];

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOr = <T>(value: unknown, other: T) => (typeof value === 'string' ? value : other);
const numberOr = <T>(value: unknown, other: T) => (typeof value === 'number' && value >= 0 ? value : other);

function photoIn(value: unknown, form: FormKey): readonly UploadItem[] {
  if (!isRaw(value) || typeof value['id'] !== 'string') return [];
  const category = POSTING_IMAGE_CATEGORIES.find(({ key }) => key === value['category'])?.key;
  const state = STATES.find((one) => one === value['state']);
  if (category === undefined || state === undefined) return [];
  const wasStopped = state === 'uploading';
  return [
    {
      id: value['id'],
      form,
      category,
      name: textOr(value['name'], ''),
      size: numberOr(value['size'], 0),
      type: textOr(value['type'], ''),
      progress: wasStopped ? 0 : numberOr(value['progress'], 0),
      state: wasStopped ? 'ready' : state,
      url: textOr(value['url'], null),
      uploadedAt: numberOr(value['uploadedAt'], null),
      reason: textOr(value['reason'], null),
      isFinal: value['isFinal'] === true,
      warnings: list(value['warnings']).filter((one) => typeof one === 'string'),
    },
  ];
}

function draftIn(value: unknown, form: FormKey): StoredDraft | null {
  if (!isRaw(value) || typeof value['savedAt'] !== 'number') return null;
  return {
    savedAt: value['savedAt'],
    step: Math.max(1, Math.round(numberOr(value['step'], 1))),
    values: value['values'],
    photos: list(value['photos']).flatMap((photo) => photoIn(photo, form)),
  };
}

/** Where a user's draft of a form lies on this device: the text in one place, each file in one of its own (WIZ-19). */
export function draftStorage(device: Effects['device'], userId: string, form: FormKey): DraftStorage {
  const own = `draft:${userId}:${form}`;
  const ofFile = (photoId: string) => `draft-file:${userId}:${form}:${photoId}`;
  const read = async () => draftIn(await device.get(own), form);
  const removeFile = (photoId: string) => device.remove(ofFile(photoId));
  return {
    read,
    write: (draft) => device.set(own, draft),
    remove: () => device.remove(own),
    clear: async () => {
      const photos = (await read())?.photos ?? [];
      await Promise.all([device.remove(own), ...photos.map(({ id }) => removeFile(id))]);
    },
    readFile: async (photoId) => {
      const file = await device.get(ofFile(photoId));
      return file instanceof File ? file : null;
    },
    writeFile: (photoId, file) => device.set(ofFile(photoId), file),
    removeFile,
  };
}
