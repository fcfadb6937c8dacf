import type { PropertyRecord } from '@/api/records';
import type { Bodies } from '@/contract/payloads';
import { updatePayloadOf } from './payloadOf';
import { photosOf } from './photoUrls';
import { suggestedRate } from './suggestedRate';
import { valuesOf } from './valuesOf';

/**
 * What is sent to change a listing's price alone. A price per sq.ft. that price and area made follows; one that was
 * typed stays. The terms were agreed to when it was posted.
 */
export function payloadWithPrice(listing: PropertyRecord, rupees: string, userId: string): Bodies['updateProperty'] {
  const before = valuesOf(listing);
  const values = { ...before, expectedPrice: rupees, termsAccepted: true };
  const follows = before.pricePerSqft !== undefined && before.pricePerSqft === suggestedRate(before);
  const rate = follows ? suggestedRate(values) : null;
  const changed = rate === null ? values : { ...values, pricePerSqft: rate };
  return updatePayloadOf(changed, photosOf(listing), userId, listing);
}
