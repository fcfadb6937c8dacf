import { ratedArea } from '@/domain/listingTraits';
import { numberIn } from './numberFields';
import type { PostingValues } from './postingValues';

/**
 * The price per sq.ft. (whole rupees, as digits) that price and area make, to suggest where none is typed; null when one
 * of them is unknown. Land is rated by its plot area, a building by its property area, else its carpet area.
 */
export function suggestedRate(values: PostingValues): string | null {
  const price = numberIn(values, 'expectedPrice');
  const area = ratedArea({
    selectedSubtype: values.selectedSubtype,
    plotArea: numberIn(values, 'plotArea'),
    builtUpArea: numberIn(values, 'builtUpArea'),
    carpetArea: numberIn(values, 'carpetArea'),
  });
  if (price === null || area === null || price <= 0) return null;
  const rate = Math.round(price / area);
  return rate > 0 ? String(rate) : null;
}
