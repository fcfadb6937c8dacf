import type { AgentRecord, PropertyRecord } from '@/api/records';
import { imageGroups } from '@/domain/imageGroups';
import { possessionLabel } from '@/domain/possession';

export const sellerName = (seller: AgentRecord | undefined): string =>
  seller?.username?.trim() || seller?.name?.trim() || 'Seller';

/** "14 years"; null when it is not known. */
export function yearsInTheField(seller: AgentRecord | undefined): string | null {
  const years = seller?.realEstateExperience ?? null;
  if (years === null || years < 1) return null;
  return years === 1 ? '1 year' : `${years} years`;
}

/** The state shown on a listing's picture; '' when it is not known. */
export const stateOf = ({ possessionStatus }: PropertyRecord): string => possessionLabel(possessionStatus);

/** How many pictures a listing has: the server's count, else those that are here. */
export function pictureCount(listing: PropertyRecord): number {
  const here = imageGroups({ ...listing }).reduce((sum, { urls }) => sum + urls.length, 0);
  return Math.max(listing.pictureCount ?? 0, here);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** "listed 3 days ago"; '' for a time that is unknown or in the future beyond a day. `now` in ms since 1970 [PDET-3]. */
export function listedAgo(createdAt: string | null | undefined, now: number): string {
  const at = Date.parse(createdAt ?? '');
  const days = Math.floor((now - at) / DAY_MS);
  if (Number.isNaN(days) || days < -1) return '';
  if (days <= 0) return 'listed today';
  return days === 1 ? 'listed yesterday' : `listed ${days} days ago`;
}
