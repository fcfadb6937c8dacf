import { BHK_CHOICES, bhkLabel } from '@/domain/bhk';
import { BUDGET_BANDS, bandOf } from '@/domain/budget';
import { activeFilters, type PropertyFilters } from '@/domain/filters';
import { label } from '@/domain/label';
import { POSSESSION_CHOICES, possessionNamed, RENT, SALE_CHOICES, samePossession } from '@/domain/possession';
import { joinedValues, valuesOf } from '@/domain/severalValues';
import { LIST_TYPE_CHOICES, offeredSubtype, PROJECT_TYPES } from '@/domain/subtypes';
import { equalsIgnoreCase } from '@/domain/text';
import { FACINGS, FURNISHINGS } from '@/domain/traits';
import type { ListKind } from '@/domain/listKind';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Stored words as options, shown in the page's language. */
const choicesOf = (stored: readonly string[]): readonly Choice[] =>
  stored.map((word) => ({ value: word, label: label(word) }));

/** The options of Property type, without the empty one [PLIST-1, JLIST-1]. */
export const typeChoices = (kind: ListKind): readonly Choice[] =>
  kind === 'property' ? LIST_TYPE_CHOICES : choicesOf(PROJECT_TYPES);

function optionOf(type: string, kind: ListKind): string {
  const offered = offeredSubtype(type);
  const found = typeChoices(kind).find(
    ({ value }) => equalsIgnoreCase(value, type) || (offered !== null && offeredSubtype(value) === offered),
  );
  return found?.value ?? type;
}

/** The options under which chosen types stand: aliases such as "Open plot" are found; another word stays as it is. */
export const typeValue = (types: string, kind: ListKind): string =>
  joinedValues(valuesOf(types).map((type) => optionOf(type, kind)));

export const BHK_OPTIONS: readonly Choice[] = BHK_CHOICES.map((digit) => ({ value: digit, label: bhkLabel(digit) }));
export const BUDGET_OPTIONS: readonly Choice[] = BUDGET_BANDS.map((band) => ({ value: band.id, label: band.label }));
export const SALE_OPTIONS = choicesOf(SALE_CHOICES);
export const POSSESSION_OPTIONS = choicesOf(POSSESSION_CHOICES);
export const FURNISHING_OPTIONS = choicesOf(FURNISHINGS);
export const FACING_OPTIONS = choicesOf(FACINGS);

/** The option of the budget; bounds that are no band stand there in words. */
export function budgetValue(filters: PropertyFilters): string {
  const inWords = activeFilters(filters, 'property').find(({ key }) => key === 'budget');
  return bandOf(filters.minPrice, filters.maxPrice)?.id ?? inWords?.label ?? '';
}

export const saleValue = (type: string): string =>
  type === RENT ? '' : (SALE_CHOICES.find((choice) => equalsIgnoreCase(choice, type)) ?? type);
export const possessionValue = (status: string): string =>
  POSSESSION_CHOICES.find((choice) => samePossession(choice, status)) ?? possessionNamed(status);
