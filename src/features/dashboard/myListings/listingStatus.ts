import type { PropertyRecord } from '@/api/records';
import type { BadgeTone } from '@/components/ui/Badge';
import { ACTIVE, DELETED, SOLD, UNDER_REVIEW } from '@/domain/listingStatus';
import { freshSince, RENEWAL_DAYS } from '@/domain/renewal';
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

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many days ago a listing that buyers see was posted or last confirmed, once its owner may say again that it is still
 * for sale; null before, and on a server that cannot keep it: that one says nothing of it. `now` in ms since 1970.
 */
export function daysUnconfirmed(listing: PropertyRecord, now: number): number | null {
  const { createdAt, renewedAt } = listing;
  if (stateOf(listing) !== ACTIVE || renewedAt === undefined) return null;
  const since = freshSince(Date.parse(createdAt ?? ''), renewedAt === null ? null : Date.parse(renewedAt));
  const days = Math.floor((now - since) / DAY_MS);
  return days >= RENEWAL_DAYS ? days : null;
}
