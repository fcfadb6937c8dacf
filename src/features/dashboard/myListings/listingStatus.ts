import type { BadgeTone } from '@/components/ui/Badge';

export const UNDER_REVIEW = 0;
export const DELETED = 2;

/** The words of a listing's status, with the look of its badge (DASH-3). */
export const STATUSES: readonly { readonly status: 0 | 1 | 2; readonly label: string; readonly tone: BadgeTone }[] = [
  { status: 0, label: 'Under Review', tone: 'gold' },
  { status: 1, label: 'Active', tone: 'brand' },
  { status: 2, label: 'Deleted', tone: 'red' },
];

/** How a status reads; null for one that nobody knows. */
export const statusOf = (status: number | null | undefined) => STATUSES.find((each) => each.status === status) ?? null;
