import { areaIn } from './area';
import type { AreaUnit } from './areaUnits';
import { isPlot } from './subtypes';

/** The area by which a listing is known, under its right name: built-up area, else carpet area; of land the plot area [PDET-3]. */
export function mainArea(
  listing: {
    readonly selectedSubtype?: string | null | undefined;
    readonly builtUpArea?: unknown;
    readonly carpetArea?: unknown;
    readonly plotArea?: unknown;
  },
  unit: AreaUnit = 'sqft',
): { readonly label: string; readonly value: string } | null {
  const builtUp = { label: 'Built-up area', value: areaIn(listing.builtUpArea, unit) };
  const carpet = { label: 'Carpet area', value: areaIn(listing.carpetArea, unit) };
  const plot = { label: 'Plot area', value: areaIn(listing.plotArea, unit) };
  const order = isPlot(listing.selectedSubtype) ? [plot, builtUp, carpet] : [builtUp, carpet, plot];
  return order.find(({ value }) => value !== '') ?? null;
}
