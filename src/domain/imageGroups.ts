import * as words from '@/words/labels';
import { imageList, isPicture } from './images';

/** The ten photo categories of posting, under the listing's field names [WIZ-11]. */
export const POSTING_IMAGE_CATEGORIES = [
  { key: 'propertyMainImage', label: words.pictures.propertyMainImage },
  { key: 'exteriorView', label: words.pictures.exteriorView },
  { key: 'livingRoom', label: words.pictures.livingRoom },
  { key: 'bedrooms', label: words.pictures.bedrooms },
  { key: 'bathrooms', label: words.pictures.bathrooms },
  { key: 'kitchen', label: words.pictures.kitchen },
  { key: 'floorPlan', label: words.pictures.floorPlan },
  { key: 'masterPlan', label: words.pictures.masterPlan },
  { key: 'locationMap', label: words.pictures.locationMap },
  { key: 'others', label: words.pictures.others },
] as const;

/** Every image list a listing can have: the posting categories and those of projects [PDET-12]. */
export const IMAGE_CATEGORIES = [
  ...POSTING_IMAGE_CATEGORIES,
  { key: 'projectImages', label: words.pictures.projectImages },
  { key: 'floorPlans', label: words.pictures.floorPlans },
  { key: 'parkingPlan', label: words.pictures.parkingPlan },
] as const;

export type ImageCategoryKey = (typeof IMAGE_CATEGORIES)[number]['key'];

/** A listing's pictures by category, the main ones first; empty categories are left out and no picture comes twice [PDET-12]. */
export function imageGroups(
  source: Readonly<Record<string, unknown>>,
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
