import { canonicalSubtype, isPlot } from '@/domain/subtypes';

interface LandCheck {
  readonly what: string;
  readonly why: string;
  /** The office's own site. */
  readonly host: string;
}

const RECORDS: LandCheck = {
  what: 'Land records',
  why: 'See that the survey number, the extent and the owner’s name are the same in the Adangal and the 1-B.',
  host: 'meebhoomi.ap.gov.in',
};
const ENCUMBRANCE: LandCheck = {
  what: 'Encumbrance certificate',
  why: 'It lists the sales, gifts and loans that are registered on the land; ask for the last thirty years.',
  host: 'registration.ap.gov.in',
};
const PROHIBITED: LandCheck = {
  what: 'List 22-A',
  why: 'A sale of land on this list cannot be registered, so look up the survey number before you pay anything.',
  host: 'registration.ap.gov.in',
};
const LAYOUT: LandCheck = {
  what: 'Layout approval',
  why: 'Ask for the approval’s number and confirm it with TUDA or, outside TUDA’s area, with the DTCP.',
  host: 'dtcp.ap.gov.in',
};
const REGISTER: LandCheck = {
  what: 'RERA',
  why: 'A layout of more than 500 square metres must be in the RERA register before its plots are sold.',
  host: 'rera.ap.gov.in',
};

/** What to check of land in Andhra Pradesh before buying it; a farm has no layout. */
export const checksOf = (subtype: string | null | undefined): readonly LandCheck[] => {
  if (!isPlot(subtype)) return [];
  const always = [ENCUMBRANCE, PROHIBITED, RECORDS];
  return canonicalSubtype(subtype) === 'Plot/land' ? [LAYOUT, ...always, REGISTER] : always;
};
