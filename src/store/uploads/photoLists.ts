import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import type { FormKey, PhotoCategory, UploadItem } from './uploadItem';
import { photosListed } from './uploadsSlice';

/** Addresses of uploaded photos by category, in their order; categories without one are left out. */
export type PhotoUrls = Readonly<Partial<Record<PhotoCategory, readonly string[]>>>;

interface WithUploads {
  readonly uploads: readonly UploadItem[];
}
const known = new WeakMap<readonly UploadItem[], Map<FormKey, readonly UploadItem[]>>();

/** The photos of one form in their order; the same array until one of any form changes. */
export function selectPhotos({ uploads }: WithUploads, form: FormKey): readonly UploadItem[] {
  const ofForms = known.get(uploads) ?? new Map<FormKey, readonly UploadItem[]>();
  known.set(uploads, ofForms);
  const items = ofForms.get(form) ?? uploads.filter((item) => item.form === form);
  ofForms.set(form, items);
  return items;
}

/** What a listing refers to: the addresses of those photos that the server has (WIZ-12). */
export function photoUrls(items: readonly UploadItem[]): PhotoUrls {
  const lists = POSTING_IMAGE_CATEGORIES.map(({ key }) => {
    const urls = items.flatMap(({ category, url }) => (category === key && url !== null ? [url] : []));
    return [key, urls] as const;
  });
  return Object.fromEntries(lists.filter(([, urls]) => urls.length > 0));
}

/** True while a photo waits for its turn or travels: a listing sent now would lack it. */
export const isOnItsWay = ({ state }: Pick<UploadItem, 'state'>): boolean => state === 'ready' || state === 'uploading';

/** False for a photo that failed or was cancelled: it is neither counted nor the cover, until it is sent again. */
export const isKept = ({ state }: Pick<UploadItem, 'state'>): boolean => state === 'success' || isOnItsWay({ state });

/** A photo that failed, and that may get through when it is sent again. */
export const canBeRetried = ({ state, isFinal }: Pick<UploadItem, 'state' | 'isFinal'>): boolean =>
  state === 'error' && !isFinal;

/** The photos that a listing has already, to be removed, reordered and added to (EDIT-4). */
export const photosShown = ({ form, photos }: { readonly form: FormKey; readonly photos: PhotoUrls }) =>
  photosListed({
    form,
    items: POSTING_IMAGE_CATEGORIES.flatMap(({ key, label }) =>
      (photos[key] ?? []).map((url, place): UploadItem => ({
        id: `${form}/${key}/${place}`,
        form,
        category: key,
        // A stored file's own name says nothing: the server gave it.
        name: `${label} ${place + 1}`,
        size: 0,
        type: '',
        progress: 100,
        state: 'success',
        url,
        uploadedAt: null,
        reason: null,
        isFinal: false,
        warnings: [],
      })),
    ),
  });

/** The form is done with: it has no photos any more. */
export const photosForgotten = (form: FormKey) => photosListed({ form, items: [] });
