import { sql } from 'kysely';

/**
 * What stands in `users.phone` of an account that holds no number for itself: unlike every number, and the account's
 * own, for no two rows have the same there.
 */
export const withoutNumber = (userId: string): string => `-${userId}`;

/** The ten digits of a user's mobile number, as everybody reads them; '' of an account that has none. */
export const SHOWN_PHONE = sql<string>`
  case when users.later_phone is not null then users.later_phone
    when substr(users.phone, 1, 1) in ('0', '1', '2', '3', '4', '5', '6', '7', '8', '9') then users.phone
    else '' end`.as('phone');
