import type { PropertyRecord } from '@/api/records';
import { POSTING_IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { isPlot } from '@/domain/subtypes';
import type { PhotoUrls } from '@/store/uploads/photoLists';
import type { UploadItem } from '@/store/uploads/uploadItem';

/** A photo category with its words. */
type PhotoCategoryChoice = (typeof POSTING_IMAGE_CATEGORIES)[number];

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

/**
 * The photos that a form of this kind shows, and with `brought` those that are sent: the ones that were brought along too.
 * Those of other categories wait for their kind to come back.
 */
export function photosOfKind(
  items: readonly UploadItem[],
  subtype: string,
  brought: readonly string[] = [],
): readonly UploadItem[] {
  const categories = new Set([...photoCategories(subtype).map(({ key }) => key), ...brought]);
  return items.filter(({ category }) => categories.has(category));
}

/** The categories that were brought along, have photos and are not shown for this kind: they stand apart [STAT-5]. */
export function photosApart(
  items: readonly UploadItem[],
  subtype: string,
  brought: readonly string[],
): readonly { readonly label: string; readonly photos: readonly UploadItem[] }[] {
  const shown = photoCategories(subtype);
  return POSTING_IMAGE_CATEGORIES.filter((each) => brought.includes(each.key) && !shown.includes(each))
    .map(({ key, label }) => ({ label, photos: items.filter(({ category }) => category === key) }))
    .filter(({ photos }) => photos.length > 0);
}

/** How many photos there are in these categories. */
export const countPhotos = (photos: PhotoUrls, subtype: string): number =>
  photoCategories(subtype).reduce((sum, { key }) => sum + (photos[key]?.length ?? 0), 0);
