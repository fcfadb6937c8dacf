import * as words from '@/words/numbers';
import { areaIn } from './area';
import type { AreaUnit } from './areaUnits';
import { isPlot } from './subtypes';

interface Measured {
  readonly selectedSubtype?: string | null | undefined;
  readonly builtUpArea?: unknown;
  readonly carpetArea?: unknown;
  readonly plotArea?: unknown;
}
interface NamedArea {
  readonly label: string;
  readonly value: string;
}
type Kind = keyof typeof words.areas;

/** The known areas of a listing under their names, built-up area first, of land the plot area. */
function areasOf(listing: Measured, unit: AreaUnit): readonly (NamedArea & { readonly kind: Kind })[] {
  const area = (kind: Kind, sqft: unknown) => ({ kind, label: words.areas[kind], value: areaIn(sqft, unit) });
  const builtUp = area('builtUp', listing.builtUpArea);
  const carpet = area('carpet', listing.carpetArea);
  const plot = area('plot', listing.plotArea);
  const order = isPlot(listing.selectedSubtype) ? [plot, builtUp, carpet] : [builtUp, carpet, plot];
  return order.filter(({ value }) => value !== '');
}

/** The area by which a listing is known, under its right name: built-up area, else carpet area; of land the plot area [PDET-3]. */
export function mainArea(listing: Measured, unit: AreaUnit = 'sqft'): NamedArea | null {
  const [first] = areasOf(listing, unit);
  return first === undefined ? null : { label: first.label, value: first.value };
}

/** Every known area: "1,200 sq ft", or of several "1,200 sq ft built-up · 1,400 sq ft plot"; '' for none [PDET-8]. */
export function areaWords(listing: Measured, unit: AreaUnit): string {
  const areas = areasOf(listing, unit);
  if (areas.length < 2) return areas[0]?.value ?? '';
  return areas.map(({ kind, value }) => words.ofSeveral[kind]({ area: value })).join(' · ');
}
