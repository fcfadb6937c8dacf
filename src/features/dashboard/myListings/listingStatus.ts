import type { PropertyRecord } from '@/api/records';
import type { BadgeTone } from '@/components/ui/Badge';
import { ACTIVE, DELETED, SOLD, UNDER_REVIEW } from '@/domain/listingStatus';
import * as words from '@/words/dashboardListings';

/** The words of a listing's status, with the look of its badge (DASH-3). */
export const STATUSES: readonly {
  readonly status: 0 | 1 | 2 | typeof SOLD;
  readonly label: string;
  readonly tone: BadgeTone;
}[] = [
  { status: UNDER_REVIEW, label: words.statuses.underReview, tone: 'gold' },
  { status: ACTIVE, label: words.statuses.active, tone: 'brand' },
  { status: SOLD, label: words.statuses.sold, tone: 'dark' },
  { status: DELETED, label: words.statuses.deleted, tone: 'red' },
];

/** Where a listing stands: what its owner sold is told beside the status. */
export const stateOf = ({ status, sold }: PropertyRecord) => (sold === true ? SOLD : status);

/** How it reads; null for a status that nobody knows. */
export const statusOf = (listing: PropertyRecord) => STATUSES.find(({ status }) => status === stateOf(listing)) ?? null;

/** Whether a listing under review was looked at and has to be changed before it is shown. */
export const needsChanges = (listing: PropertyRecord): boolean =>
  stateOf(listing) === UNDER_REVIEW && Boolean(listing.reviewReason);
