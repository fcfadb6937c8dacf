import type { PropertyRecord } from '@/api/records';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { isPlot } from '@/domain/subtypes';
import type { PhotoUrls } from '@/store/uploads/photoLists';
import type { UploadItem } from '@/store/uploads/uploadItem';

/** A photo category with its words. */
export type PhotoCategoryChoice = (typeof POSTING_IMAGE_CATEGORIES)[number];

/** The photo categories that a form has for a subtype: land has a main image alone [WIZ-11]. */
export function photoCategories(subtype: string): readonly PhotoCategoryChoice[] {
  return isPlot(subtype)
    ? POSTING_IMAGE_CATEGORIES.filter(({ key }) => key === 'propertyMainImage')
    : POSTING_IMAGE_CATEGORIES;
}

/**
 * The photos that a listing has, as its edit form starts with them [EDIT-1]: those that its kind does not show too, so
 * that another kind finds them.
 */
export function photosOf(record: PropertyRecord): PhotoUrls {
  return Object.fromEntries(
    POSTING_IMAGE_CATEGORIES.flatMap(({ key }) => {
      const urls = record[key] ?? [];
      return urls.length > 0 ? [[key, urls] as const] : [];
    }),
  );
}

/** The photos that a form of this kind shows and sends; those of other categories wait for their kind to come back. */
export function photosOfKind(items: readonly UploadItem[], subtype: string): readonly UploadItem[] {
  const categories = new Set<string>(photoCategories(subtype).map(({ key }) => key));
  return items.filter(({ category }) => categories.has(category));
}

/** How many photos there are in these categories. */
export const countPhotos = (photos: PhotoUrls, subtype: string): number =>
  photoCategories(subtype).reduce((sum, { key }) => sum + (photos[key]?.length ?? 0), 0);
