import { canonicalSubtype, isPlot } from '@/domain/subtypes';
import * as words from '@/words/propertyDetail';

interface LandCheck {
  readonly what: string;
  readonly why: string;
  /** The office's own site. */
  readonly host: string;
}

const RECORDS: LandCheck = { ...words.checks.records, host: 'meebhoomi.ap.gov.in' };
const ENCUMBRANCE: LandCheck = { ...words.checks.encumbrance, host: 'registration.ap.gov.in' };
const PROHIBITED: LandCheck = { ...words.checks.prohibited, host: 'registration.ap.gov.in' };
const LAYOUT: LandCheck = { ...words.checks.layout, host: 'dtcp.ap.gov.in' };
const REGISTER: LandCheck = { ...words.checks.register, host: 'rera.ap.gov.in' };

/** What to check of land in Andhra Pradesh before buying it; a farm has no layout. */
export const checksOf = (subtype: string | null | undefined): readonly LandCheck[] => {
  if (!isPlot(subtype)) return [];
  const always = [ENCUMBRANCE, PROHIBITED, RECORDS];
  return canonicalSubtype(subtype) === 'Plot/land' ? [LAYOUT, ...always, REGISTER] : always;
};
