import type { Generated } from 'kysely';
import type { Language } from '@/domain/languages';

export interface UsersTable {
  id: string;
  /** `agt` for agents, `usr` for everybody else. */
  role_code: string;
  username: string;
  name: string | null;
  /**
   * Ten digits, the name under which a person logs in; of an account that holds no number for itself a key that is
   * none (`queries/phoneColumn`). What is shown is read by `SHOWN_PHONE` there.
   */
  phone: string;
  /** When the number was proven by a code to it; null: it never was. */
  phone_confirmed_at: Generated<number | null>;
  /** The number of an account that came after another one with it, none of which has proven it. */
  later_phone: Generated<string | null>;
  /** 1: its listings are shown once its number is proven, where that can be done. */
  must_confirm_phone: Generated<number>;
  country_code: string;
  email: string;
  /** In which the account is written to: of the page where somebody last logged in to it. */
  language: Generated<Language>;
  /** Argon2id in its own notation; `!` for an account that nobody can log in to. */
  password_hash: string;
  /** The place among the realtors; null for those who are none. */
  rank: number | null;
  doc: string;
  created_at: number;
  /** How many active listings are this user's. Written by `queries/listings`. */
  active_listings: Generated<number>;
  /** What the reviews that are shown of an agent come to, 1 to 5, and how many they are. Written by `queries/agentReviews`. */
  rating: Generated<number | null>;
  review_count: Generated<number>;
  /** Since when the user's page and listings are not shown: about to leave, suspended or erased. Written by `queries/away`. */
  away_since: Generated<number | null>;
  /** When the account is erased; null unless its owner deleted it. */
  leaves_at: Generated<number | null>;
  /** When the erasure began; what is left of the row says nothing about anybody. */
  erased_at: Generated<number | null>;
  suspended_at: Generated<number | null>;
  /** Why, as the user reads it when logging in. */
  suspended_reason: Generated<string | null>;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  token_hash: string;
  user_id: string;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  /** "Chrome on Android"; null when the browser said nothing that is known. */
  device: Generated<string | null>;
}

/** A code that was asked for. Neither it nor the id that the client holds can be read from the row. */
export interface ChallengesTable {
  /** SHA-256 of the id, in hex. A long code is the id of a row of its own. */
  id_hash: string;
  purpose: 'signup' | 'reset' | 'phone';
  /** Whose codes void each other: the hash of purpose, e-mail and the network address of who asks. */
  account: string;
  /** Whose wrong guesses count together: the hash of the e-mail, whoever asks from where. */
  mailbox: Generated<string | null>;
  /** HMAC of the code under the id; '' when no code is right. */
  code_hash: string;
  /** Guesses that were compared. */
  tries: number;
  expires_at: number;
  used_at: number | null;
  /** Whose password is reset or number proven, or the id that the new account will have; null when there is no such account. */
  user_id: string | null;
  /** What the new account will be, null for a reset; of a code to a phone the number alone. */
  username: string | null;
  country_code: string | null;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
}

/** From where accounts were logged in to. */
export interface LoginPlacesTable {
  /** SHA-256 of account and network address, or of account and the mark that a login left on a device. */
  key: string;
  user_id: string;
  at: number;
}

/** Apart from the users' own rows, so that no answer made of those can hold one. */
export interface AadhaarNumbersTable {
  user_id: string;
  /** AES-256-GCM under the server's key, bound to the user. */
  sealed: string;
  last_four: string;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  challenges: ChallengesTable;
  login_places: LoginPlacesTable;
  aadhaar_numbers: AadhaarNumbersTable;
}
