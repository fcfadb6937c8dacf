/** So many days after its owner posted or last confirmed a listing, it is asked again whether it is still for sale (DASH-2). */
export const RENEWAL_DAYS = 30;

/** When a listing was last known to be for sale: posted, or confirmed since; ms since 1970. `renewedAt` is null where it never was. */
export const freshSince = (createdAt: number, renewedAt: number | null): number => Math.max(createdAt, renewedAt ?? 0);
