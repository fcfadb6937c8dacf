import { bhkLabel } from './bhk';
import { bandOf } from './budget';
import { effectiveBhk, effectiveType, NO_FILTERS, type ListKind, type PropertyFilters } from './filters';
import { possessionLabel } from './possession';
import { listPrice } from './price';
import { canonicalSubtype, subtypeLabel } from './subtypes';

export type ActiveFilterKey = keyof PropertyFilters | 'budget';

function typeLabel(type: string): string {
  const subtype = canonicalSubtype(type);
  return subtype === type ? subtypeLabel(subtype) : type;
}

function budgetLabel(min: number, max: number): string {
  const band = bandOf(min, max);
  if (band !== null) return band.label;
  if (max <= 0) return min > 0 ? `From ${listPrice(min)}` : '';
  return min > 0 ? `${listPrice(min)} – ${listPrice(max)}` : `Up to ${listPrice(max)}`;
}

/** The filters that count, each as words that can be taken away; both price bounds are one budget [PLIST-6]. */
export function activeFilters(f: PropertyFilters, kind: ListKind): readonly { key: ActiveFilterKey; label: string }[] {
  const labels: readonly { key: ActiveFilterKey; label: string }[] = [
    { key: 'city', label: f.city.trim() },
    { key: 'selectedSubtype', label: typeLabel(effectiveType(f)) },
    { key: 'bhkType', label: bhkLabel(effectiveBhk(f, kind)) },
    { key: 'budget', label: budgetLabel(f.minPrice, f.maxPrice) },
    { key: 'locality', label: f.locality.trim() },
    { key: 'transactionType', label: kind === 'property' ? f.transactionType.trim() : '' },
    { key: 'possessionStatus', label: possessionLabel(f.possessionStatus) },
  ];
  return labels.filter(({ label }) => label !== '');
}

/** The filters without one of them; `budget` takes both price bounds away. */
export function withoutFilter(f: PropertyFilters, key: ActiveFilterKey): PropertyFilters {
  return key === 'budget' ? { ...f, minPrice: 0, maxPrice: 0 } : { ...f, [key]: NO_FILTERS[key] };
}
