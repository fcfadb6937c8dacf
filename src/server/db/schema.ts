import type { ColumnType, Kysely } from 'kysely';

/** Times are milliseconds since 1970; `doc` columns hold JSON text with everything that is not filtered or sorted by. */
export interface UsersTable {
  id: string;
  /** `agt` for agents, `usr` for everybody else. */
  role_code: string;
  username: string;
  name: string | null;
  /** Ten digits, the name under which a person logs in. */
  phone: string;
  country_code: string;
  email: string;
  /** Argon2id in its own notation; `!` for an account that nobody can log in to. */
  password_hash: string;
  /** The place among the realtors; null for those who are none. */
  rank: number | null;
  doc: string;
  created_at: number;
  /** How many active listings are this user's. Written by `queries/listings`. */
  active_listings: ColumnType<number, number | undefined, number>;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  token_hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
}

/** A six-digit code that was asked for. Neither it nor the id that the client holds can be read from the row. */
export interface ChallengesTable {
  /** SHA-256 of the id, in hex. */
  id_hash: string;
  purpose: 'signup' | 'reset';
  /** Whose codes void each other: the hash of purpose, e-mail and the network address of who asks. */
  account: string;
  /** HMAC of the code under the id; '' when no code is right. */
  code_hash: string;
  /** Guesses that were compared. */
  tries: number;
  expires_at: number;
  used_at: number | null;
  /** Whose password is reset, or the id that the new account will have; null when there is no such account. */
  user_id: string | null;
  /** What the new account will be; null for a reset. */
  username: string | null;
  country_code: string | null;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
}

/** What bounds how often something may be done; the rules are in `queries/limits`. */
export interface LimitsTable {
  /** SHA-256 of what is bounded and for whom. */
  key: string;
  free_at: number;
  tries: number;
}

/** From where accounts were logged in to. */
export interface LoginPlacesTable {
  /** SHA-256 of account and network address. */
  key: string;
  at: number;
}

/** Which owners' phone numbers a user has seen, to bound how many an hour. */
export interface PhoneViewsTable {
  user_id: string;
  owner_id: string;
  at: number;
}

/** Apart from the users' own rows, so that no answer made of those can hold one. */
export interface AadhaarNumbersTable {
  user_id: string;
  /** AES-256-GCM under the server's key, bound to the user. */
  sealed: string;
  last_four: string;
}

/** Pictures that were sent, by the random id in their address. */
export interface UploadsTable {
  id: string;
  user_id: string;
  /** When it was sent, or when a record last came to refer to it. */
  created_at: number;
  /** When its removal began; from then on nothing may refer to it. */
  swept_at: number | null;
}

/** Which listing shows which picture. */
export interface UploadUsesTable {
  upload_id: string;
  listing_id: string;
}

/** The review of a listing that was posted or edited. */
export interface ListingReviewsTable {
  listing_id: string;
  /** When the automatic check is due; null when none is. */
  due_at: number | null;
  /** Why it is not active, as its owner reads it. */
  reason: string | null;
  /** 1: an operator refused it, and only an operator activates it. */
  held: number;
}

/** What was posted lately, so that the same payload sent again makes no second listing. */
export interface PostingMarksTable {
  /** SHA-256 of user and payload. */
  mark: string;
  listing_id: string;
  /** What the first one was answered. */
  answer: string;
  at: number;
}

export interface ListingViewsTable {
  listing_id: string;
  /** Days since 1970 by India's clock. */
  day: number;
  views: number;
  /** Those among them that showed the owner's phone. */
  phone_views: number;
}

export interface EnquiriesTable {
  id: string;
  kind: string;
  listing_id: string | null;
  listing_kind: 'property' | 'project' | null;
  /** To whom it is addressed. */
  agent_id: string | null;
  /** Who sent it, when logged in. */
  user_id: string | null;
  /** Finds the same enquiry sent again; null once its time is over. */
  repeat_mark: string | null;
  created_at: number;
  doc: string;
}

export interface SavedListingsTable {
  user_id: string;
  listing_id: string;
  kind: 'property' | 'project';
  at: number;
}

export interface CitiesTable {
  id: number;
  name: string;
  /** 1 where a listing brought it: then it is offered only as long as an active one names it. */
  from_listing: ColumnType<number, number | undefined, number>;
}

export interface LocalitiesTable {
  id: number;
  city_id: number;
  name: string;
  /** As a city's. */
  from_listing: ColumnType<number, number | undefined, number>;
}

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
  /** 0 under review, 1 active, 2 deleted. */
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
  created_at: number;
  doc: string;
  /** Where an active listing is counted, the key in `listing_counts`; null for others. Written by `queries/listings`. */
  count_key: ColumnType<string | null, string | null | undefined, string | null>;
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

export interface ProjectsTable extends OrderColumns {
  id: string;
  owner_id: string;
  builder_id: string | null;
  city_id: number | null;
  locality_id: number | null;
  property_type: string;
  /** Bit n is set when the project offers n BHK; bit 5 for five or more. */
  bhk_mask: number;
  /** Rupees; both are known or neither is. */
  price_from: number | null;
  price_to: number | null;
  possession: string;
  created_at: number;
  doc: string;
}

export interface BuildersTable {
  id: string;
  rank: number;
  doc: string;
}

/** What Home shows: one row a place in a section; `record_id` is a project's, a builder's or an agent's. */
export interface HomeSectionsTable {
  section: string;
  position: number;
  record_id: string;
}

export interface MetaTable {
  key: string;
  value: string;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  challenges: ChallengesTable;
  limits: LimitsTable;
  login_places: LoginPlacesTable;
  phone_views: PhoneViewsTable;
  aadhaar_numbers: AadhaarNumbersTable;
  uploads: UploadsTable;
  upload_uses: UploadUsesTable;
  listing_reviews: ListingReviewsTable;
  posting_marks: PostingMarksTable;
  listing_views: ListingViewsTable;
  enquiries: EnquiriesTable;
  saved_listings: SavedListingsTable;
  cities: CitiesTable;
  localities: LocalitiesTable;
  properties: PropertiesTable;
  listing_counts: ListingCountsTable;
  projects: ProjectsTable;
  builders: BuildersTable;
  home_sections: HomeSectionsTable;
  meta: MetaTable;
}

export type Db = Kysely<Tables>;
