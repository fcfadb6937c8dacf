import type { PropertyRecord } from '@/api/records';
import { isRaw, text } from '@/api/readers/coerce';
import { readPropertyRow } from '@/api/readers/listings';

/** The listing that a navigation brings as `state.property`, read like an answer, which nobody trusts; null without one (ROUTE-13). */
export function listingIn(state: unknown): PropertyRecord | null {
  const property = isRaw(state) ? state['property'] : null;
  if (!isRaw(property) || text(property['_id']) === null) return null;
  return readPropertyRow(property, false)?.record ?? null;
}
