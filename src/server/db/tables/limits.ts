/** What bounds how often something may be done; the rules are in `queries/limits`. */
export interface LimitsTable {
  /** SHA-256 of what is bounded and for whom. */
  key: string;
  free_at: number;
  tries: number;
}

/** Which owners' phone numbers a user was given, to bound how many a day. */
export interface PhoneViewsTable {
  user_id: string;
  owner_id: string;
  at: number;
}

/** The same for a network address, over all the accounts that asked from it. */
export interface PhonePlaceViewsTable {
  /** SHA-256 of the address. */
  place: string;
  owner_id: string;
  /** The account that was given it first. */
  user_id: string;
  at: number;
}

/** Who is counted for phone numbers: accounts and network addresses. The row is what parallel questions wait for. */
export interface PhoneMeasuresTable {
  /** `account` or `address`, a space, and the account's id or the hash of the address. */
  who: string;
  /** When it was last counted. */
  at: number;
  /** When the operator was last told that it asked for more than there is; null: never. */
  met_at: number | null;
  /** The account; of an address the one that asked for more. */
  user_id: string | null;
  /** How many owners' numbers it had then, and how many accounts they went to. */
  owners: number;
  accounts: number;
}

/** What is counted for the console's figures. */
export interface DayCountsTable {
  /** Days since 1970 by India's clock. */
  day: number;
  what: 'mailSent' | 'mailFailed' | 'loginFailed' | 'serverError';
  count: number;
}

export interface LimitTables {
  day_counts: DayCountsTable;
  limits: LimitsTable;
  phone_views: PhoneViewsTable;
  phone_place_views: PhonePlaceViewsTable;
  phone_measures: PhoneMeasuresTable;
}
