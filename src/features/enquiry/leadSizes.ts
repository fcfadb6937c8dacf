import { configurations } from '@/domain/bhk';
import { projectBhkApplies } from '@/domain/subtypes';

/** The sizes that the lead form can ask about (JDET-8). */
const LEAD_SIZES = ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '5 BHK'] as const;
export type LeadSize = (typeof LEAD_SIZES)[number];
/** What it asks about where a project does not say what it sells (JDET-8). */
const USUAL_SIZES: readonly LeadSize[] = ['2 BHK', '3 BHK', '4 BHK'];

interface SoldHomes {
  readonly propertyType?: string | null;
  readonly unitConfig?: readonly string[] | null;
}

/** The sizes to ask about of a project: those that it sells, where 5 is 5 and more; none where it sells no homes (JDET-8). */
export function leadSizes({ propertyType, unitConfig }: SoldHomes): readonly LeadSize[] {
  if (!projectBhkApplies(propertyType ?? '')) return [];
  const bedrooms = configurations(unitConfig);
  const sold = LEAD_SIZES.filter((_size, index) =>
    bedrooms.some((count) => Math.min(count, LEAD_SIZES.length) === index + 1),
  );
  return sold.length > 0 ? sold : USUAL_SIZES;
}
