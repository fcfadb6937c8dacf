import type { PropertyRecord } from '@/api/records';
import { isRaw } from '@/api/readers/coerce';
import { readOwnRow } from '@/api/readers/listings';
import { pick } from '../values/pick';
import { UNTOUCHED, type PostingValues } from '../values/postingValues';
import { valuesOf } from '../values/valuesOf';

/**
 * The listing that a navigation brings as `state.property`, read like the owner's own answer, which nobody trusts either:
 * whole, with what only its owner is told [EDIT-1]. Null without one (ROUTE-13).
 */
export const readNavigationState = (state: unknown): PropertyRecord | null => listingUnder(state, 'property');

/** The field that whoever comes wants to fill, by its name in the payload; none where they say none [WIZ-17]. */
export const wantedFields = (state: unknown): readonly string[] =>
  isRaw(state) && typeof state['field'] === 'string' ? [state['field']] : [];

/** What is another one's in a copy; the terms are agreed to for each listing that is posted [WIZ-10]. */
const OWN: ReadonlySet<string> = new Set([
  'address',
  'flatNumber',
  'propertyFloorNo',
  'surveyNumber',
  'termsAccepted',
  'mark',
]);

/** The values of the user's own listing that a navigation brings to be copied: what makes it another one is left out. */
export function readCopy(state: unknown, userId: string | null): PostingValues | null {
  const listing = listingUnder(state, 'copyOf');
  if (listing === null || userId === null || listing.userId !== userId) return null;
  return { ...UNTOUCHED, ...pick(valuesOf(listing), (field) => !OWN.has(field)) };
}

function listingUnder(state: unknown, name: string): PropertyRecord | null {
  const property = isRaw(state) ? state[name] : null;
  return isRaw(property) ? (readOwnRow(property)?.record ?? null) : null;
}
