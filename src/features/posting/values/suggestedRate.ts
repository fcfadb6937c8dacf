import { workedOutRate } from '@/domain/listingTraits';
import { numberIn } from './numberFields';
import type { PostingValues } from './postingValues';

/**
 * The price per sq.ft. (whole rupees, as digits) that price and area make, which stands in the form as long as none is
 * typed; null when one of them is unknown. Land is rated by its plot area, a building by its property area, else its carpet area.
 */
export function suggestedRate(values: PostingValues): string | null {
  const rate = workedOutRate({
    expectedPrice: numberIn(values, 'expectedPrice'),
    selectedSubtype: values.selectedSubtype,
    plotArea: numberIn(values, 'plotArea'),
    builtUpArea: numberIn(values, 'builtUpArea'),
    carpetArea: numberIn(values, 'carpetArea'),
  });
  return rate === null ? null : String(rate);
}
