import { label } from './label';
import { capitalised } from './text';

/** Of a building that one cannot move into yet. */
export const UNFINISHED = 'Under construction';
/** Possession status values [PLIST-12, WIZ-8]. */
export const POSSESSION_CHOICES = [UNFINISHED, 'Ready to move'] as const;

/** Sale type values [PLIST-12, WIZ-8]. */
export const SALE_CHOICES = ['New', 'Resale'] as const;
/** A sale type that nothing on offer has: a list that is asked for it shows what is for sale, and says so. */
export const RENT = 'Rent';

const words = (text: string | null | undefined): string => (text ?? '').replace(/[_\s]+/g, ' ').trim();

/** The one spelling of a possession status: "under_construction" is "Under construction"; unknown: '' [JLIST-6]. */
export function possessionNamed(text: string | null | undefined): string {
  const plain = words(text);
  const known = POSSESSION_CHOICES.find((choice) => samePossession(choice, plain));
  return known ?? capitalised(plain);
}

/** A possession status as it is shown; unknown: '' [JLIST-6]. */
export const possessionLabel = (text: string | null | undefined): string => label(possessionNamed(text));

/** Whether two possession statuses are the same, with underscores read as spaces and case ignored; a missing one is like none. */
export function samePossession(a: string | null | undefined, b: string | null | undefined): boolean {
  const plain = words(a).toLowerCase();
  return plain !== '' && plain === words(b).toLowerCase();
}
