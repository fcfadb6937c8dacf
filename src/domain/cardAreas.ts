import * as words from '@/words/numbers';
import { areaIn } from './area';
import type { AreaUnit } from './areaUnits';

/**
 * The areas a card shows, under their right names: plot area and built-up area, by which a house's price per area is
 * reckoned; where a listing has neither, carpet area [PLIST-7].
 */
export function cardAreas(
  listing: { plotArea?: unknown; builtUpArea?: unknown; carpetArea?: unknown },
  unit: AreaUnit = 'sqft',
): readonly { readonly label: string; readonly value: string }[] {
  const { plot, builtUp, carpet } = words.onCard;
  const areas = [
    { label: plot, value: areaIn(listing.plotArea, unit) },
    { label: builtUp, value: areaIn(listing.builtUpArea, unit) },
    { label: carpet, value: areaIn(listing.carpetArea, unit) },
  ].filter(({ value }) => value !== '');
  return areas.filter(({ label }, index) => index === 0 || label === builtUp);
}
