import { effectiveBhk, effectiveType, type ListKind, type PropertyFilters } from './filters';
import { POSSESSION_CHOICES, SALE_CHOICES, samePossession } from './possession';
import { canonicalSubtype, PROJECT_TYPES } from './subtypes';
import { sameWord } from './text';

const knownType = (type: string, kind: ListKind): string => {
  if (kind === 'project') return PROJECT_TYPES.find((each) => sameWord(each, type)) ?? canonicalSubtype(type) ?? '';
  return sameWord(type, 'Commercial') ? 'Commercial' : (canonicalSubtype(type) ?? '');
};

/**
 * A list's filters in the one spelling under which the list should be known, without those that filter nothing; null
 * when one has a value that the product does not have. Places stay as they are written: only the server knows them all.
 */
export function canonicalFilters(f: PropertyFilters, kind: ListKind): PropertyFilters | null {
  const type = effectiveType(f);
  const sale = kind === 'property' ? f.transactionType : '';
  const known: PropertyFilters = {
    ...f,
    selectedSubtype: knownType(type, kind),
    bhkType: effectiveBhk(f, kind),
    transactionType: SALE_CHOICES.find((each) => sameWord(each, sale)) ?? '',
    possessionStatus: POSSESSION_CHOICES.find((each) => samePossession(each, f.possessionStatus)) ?? '',
  };
  const unknown =
    (type !== '' && known.selectedSubtype === '') ||
    (sale !== '' && known.transactionType === '') ||
    (f.possessionStatus !== '' && known.possessionStatus === '');
  return unknown ? null : known;
}
