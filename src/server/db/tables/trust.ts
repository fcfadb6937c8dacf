/** What the operator took over from the register of RERA. */
export interface ReraRegisterTable {
  /** `P` and 11 digits. */
  number: string;
  name: string;
  promoter: string;
  /** YYYY-MM-DD; null when the register does not say. */
  valid_until: string | null;
  /** When it was last seen in the register, ms since 1970. */
  imported_at: number;
}

/** Each change of the price (rupees) at which a listing was shown. Written by `queries/priceChanges`. */
export interface PriceChangesTable {
  listing_id: string;
  at: number;
  price_from: number;
  price_to: number;
}

/**
 * What a locality asked for a kind in a month, in rupees per sq ft: the middle, and between `low` and `high` the middle
 * half. Written by `queries/askingMonths`.
 */
export interface AskingMonthsTable {
  locality_id: number;
  /** As in `properties`. */
  subtype: string;
  /** YYYY-MM. */
  month: string;
  /** How many listings said so. */
  listings: number;
  low: number;
  middle: number;
  high: number;
}

/** The columns that hold the five parts of a picture's hash. */
export const BANDS = ['band0', 'band1', 'band2', 'band3', 'band4'] as const;

export interface TrustTables {
  rera_register: ReraRegisterTable;
  price_changes: PriceChangesTable;
  asking_months: AskingMonthsTable;
}
