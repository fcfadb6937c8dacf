import type { Generated } from 'kysely';
import type { BANDS } from './trust';

/**
 * What lists of listings and of projects are ordered by, one column an order and each of them ascending,
 * so that one keyset comparison `(column, id) > (…)` serves every order.
 */
export interface OrderColumns {
  rank: number;
  order_newest: number;
  order_price_up: number;
  order_price_down: number;
  order_per_sqft: number;
}

export interface PropertiesTable extends OrderColumns {
  id: string;
  owner_id: string;
  /** 0 under review, 1 active, 2 deleted, 3 withdrawn while its owner is away. */
  status: number;
  city_id: number | null;
  locality_id: number | null;
  /** The canonical subtype in lower case; another word as it stands, in lower case. */
  subtype: string;
  property_type: string;
  bhk: number | null;
  /** Rupees; null when unknown. */
  price: number | null;
  sale_type: string;
  possession: string;
  /** What else it is filtered by, in bits (`traitBits`). */
  traits: Generated<number>;
  /** Square feet; null when unknown. */
  area: Generated<number | null>;
  created_at: number;
  doc: string;
  /** Where an active listing is counted, the key in `listing_counts`; null for others. Written by `queries/listings`. */
  count_key: Generated<string | null>;
  /** The status that a withdrawn listing comes back to. */
  status_before: Generated<number | null>;
  /** When it was deleted; its row goes some time after. */
  deleted_at: Generated<number | null>;
  /** The day on which an operator saw it where it is, as it is described, YYYY-MM-DD; null: nobody has. */
  visited_on: Generated<string | null>;
  /** When an edit last changed more than its price, ms since 1970; null: never, or before this was noted. */
  facts_changed_at: Generated<number | null>;
  /** When its owner last said that it is still for sale, ms since 1970; null: never. */
  renewed_at: Generated<number | null>;
}

/**
 * How many active listings are alike in all that the filters look at, their exact price left out: with a million
 * listings some ten thousand rows, which are counted instead of those.
 */
export interface ListingCountsTable {
  /** The other columns but the last, joined. */
  key: string;
  /** -1 where the listing has none. */
  city_id: number;
  /** -1 where the listing has none. */
  locality_id: number;
  subtype: string;
  property_type: string;
  /** 0 where the listing has none. */
  bhk: number;
  sale_type: string;
  possession: string;
  /** Where its price stands among the bounds of the budget bands (`countColumns`). */
  price_step: number;
  listings: number;
}

/** The review of a listing that was posted or edited. */
export interface ListingReviewsTable {
  listing_id: string;
  /** When the automatic check is due; null when none is. */
  due_at: number | null;
  /** Why it is not active, as its owner reads it. */
  reason: string | null;
  /** 1: an operator refused it, or what is nearly the same, and only an operator activates it. */
  held: number;
}

/** A listing as it was when an operator refused it, whatever became of it since. */
export interface ListingRefusalsTable {
  listing_id: string;
  doc: string;
  /** Counts the refusals of a listing from 1; 0 for those of a time that did not count. */
  turn: number;
}

/** What was posted lately, so that the same payload sent again makes no second listing. */
export interface PostingMarksTable {
  /** SHA-256 of user and payload. */
  mark: string;
  listing_id: string;
  /** What the first one was answered, by its code. */
  answer: string;
  at: number;
}

export interface ListingViewsTable {
  listing_id: string;
  /** Days since 1970 by India's clock. */
  day: number;
  /** Persons to whom the page was shown. */
  views: number;
  /** Persons who used the owner's number. */
  phone_views: number;
}

/** Who was counted in `listing_views`, for as long as a second view on the same day may come. */
export interface ViewMarksTable {
  /** SHA-256 of listing, day, what was seen and by whom: it tells nobody who looked at what. */
  mark: string;
  /** As in `listing_views`. */
  day: number;
}

/** The parts of a picture's hash; null where nothing is to be compared. */
type BandColumns = { [B in (typeof BANDS)[number]]: Generated<number | null> };

/** Pictures that were sent, by the random id in their address. */
export interface UploadsTable extends BandColumns {
  id: string;
  user_id: string;
  /** When it was sent, or when a record last came to refer to it. */
  created_at: number;
  /** When its removal began; from then on nothing may refer to it. */
  swept_at: number | null;
  /** What it looks like (`media/pictureHash`); '' says too little, and null that nobody has looked yet. */
  hash: Generated<string | null>;
}

/** Which listing shows which picture. */
export interface UploadUsesTable {
  upload_id: string;
  listing_id: string;
}

export interface SavedListingsTable {
  user_id: string;
  listing_id: string;
  kind: 'property' | 'project';
  at: number;
  /** What it cost then, rupees; null where that is unknown, of a project, and of what was saved before this was kept. */
  price: Generated<number | null>;
}

export interface ListingTables {
  properties: PropertiesTable;
  listing_counts: ListingCountsTable;
  listing_reviews: ListingReviewsTable;
  listing_refusals: ListingRefusalsTable;
  posting_marks: PostingMarksTable;
  listing_views: ListingViewsTable;
  view_marks: ViewMarksTable;
  uploads: UploadsTable;
  upload_uses: UploadUsesTable;
  saved_listings: SavedListingsTable;
}
