import * as words from '@/words/pictureKinds';
import { imageList, isPicture } from './images';

/** The ten photo categories of posting, under the listing's field names [WIZ-11]. */
export const POSTING_IMAGE_CATEGORIES = [
  { key: 'propertyMainImage', label: words.propertyMainImage },
  { key: 'exteriorView', label: words.exteriorView },
  { key: 'livingRoom', label: words.livingRoom },
  { key: 'bedrooms', label: words.bedrooms },
  { key: 'bathrooms', label: words.bathrooms },
  { key: 'kitchen', label: words.kitchen },
  { key: 'floorPlan', label: words.floorPlan },
  { key: 'masterPlan', label: words.masterPlan },
  { key: 'locationMap', label: words.locationMap },
  { key: 'others', label: words.others },
] as const;

/** Every image list a listing can have: the posting categories and those of projects [PDET-12]. */
export const IMAGE_CATEGORIES = [
  ...POSTING_IMAGE_CATEGORIES,
  { key: 'projectImages', label: words.projectImages },
  { key: 'floorPlans', label: words.floorPlans },
  { key: 'parkingPlan', label: words.parkingPlan },
] as const;

type ImageCategoryKey = (typeof IMAGE_CATEGORIES)[number]['key'];

/** A listing's pictures by category, the main ones first; empty categories are left out and no picture comes twice [PDET-12]. */
export function imageGroups(
  source: Readonly<Partial<Record<ImageCategoryKey, unknown>>>,
): readonly { key: ImageCategoryKey; label: string; urls: readonly string[] }[] {
  const seen = new Set<string>();
  return IMAGE_CATEGORIES.map(({ key, label }) => {
    const urls = imageList(source[key]).filter((url) => {
      // A location map may be a page, framed or foreign, instead of a picture.
      if (seen.has(url) || (key === 'locationMap' && !isPicture(url))) return false;
      seen.add(url);
      return true;
    });
    return { key, label, urls };
  }).filter(({ urls }) => urls.length > 0);
}

/** How many pictures a listing or a project has: the server's count, else those that are here. */
export function pictureCount(
  source: Parameters<typeof imageGroups>[0] & { readonly pictureCount?: number | null | undefined },
): number {
  const here = imageGroups(source).reduce((sum, { urls }) => sum + urls.length, 0);
  return Math.max(source.pictureCount ?? 0, here);
}
