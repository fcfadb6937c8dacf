import { BHK_CHOICES, bhkLabel } from '@/domain/bhk';
import { BUDGET_BANDS, bandOf } from '@/domain/budget';
import { activeFilters, type ListKind, type PropertyFilters } from '@/domain/filters';
import { possessionNamed, SALE_CHOICES } from '@/domain/possession';
import { joinedValues, valuesOf } from '@/domain/severalValues';
import { LIST_TYPE_CHOICES, offeredSubtype, PROJECT_TYPES } from '@/domain/subtypes';
import { equalsIgnoreCase } from '@/domain/text';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

const plain = (word: string): Choice => ({ value: word, label: word });

/** The options of Property type, without the empty one [PLIST-1, JLIST-1]. */
export const typeChoices = (kind: ListKind): readonly Choice[] =>
  kind === 'property' ? LIST_TYPE_CHOICES : PROJECT_TYPES.map(plain);

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
export const BUDGET_OPTIONS: readonly Choice[] = BUDGET_BANDS.map(({ id, label }) => ({ value: id, label }));

/** The option of the budget; bounds that are no band stand there in words. */
export function budgetValue(filters: PropertyFilters): string {
  const words = activeFilters(filters, 'property').find(({ key }) => key === 'budget');
  return bandOf(filters.minPrice, filters.maxPrice)?.id ?? words?.label ?? '';
}

export const saleValue = (type: string): string =>
  SALE_CHOICES.find((choice) => equalsIgnoreCase(choice, type)) ?? type;
export const possessionValue = (status: string): string => possessionNamed(status);
