/** Who runs the marketplace. Operators are no users of the app. */
export interface OperatorsTable {
  id: string;
  /** Nobody else who is not removed has it, in whatever case. */
  name: string;
  role: 'owner' | 'moderator';
  created_at: number;
  /** The row stays, for the audit. */
  removed_at: number | null;
  /** Argon2id; null for who signs in with a passkey, or has not joined yet. */
  password_hash: string | null;
  /** The secret of the codes, sealed; there with a password alone. */
  totp_secret: string | null;
  /** The time step of the code that was used last: each works once. */
  totp_step: number | null;
}

export interface OperatorPasskeysTable {
  /** As the browser names it, base64url. */
  id: string;
  operator_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often it was used, where the device counts. */
  counter: number;
  created_at: number;
}

export interface OperatorSessionsTable {
  /** SHA-256 of the token, in hex, here and below. */
  token_hash: string;
  operator_id: string;
  created_at: number;
  last_used_at: number;
}

/** Links that let an operator in for the first time, or again. */
export interface OperatorLinksTable {
  token_hash: string;
  operator_id: string;
  /** `join` works once; `demo` as often as it is opened, in the demo alone. */
  purpose: 'join' | 'demo';
  expires_at: number;
  used_at: number | null;
}

/** What a passkey has to sign; a row goes when it is answered. */
export interface OperatorChallengesTable {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** Whoever signs in, or the operator who joins. */
  purpose: string;
  expires_at: number;
}

/** The audit. Rows are added and read, never changed. */
export interface OperatorActionsTable {
  id: string;
  /** Null: the command line. */
  operator_id: string | null;
  at: number;
  action: string;
  /** `listing:ID`, `operator:ID`, `user:ID`. */
  subject: string;
  /** JSON; null for nothing. */
  before: string | null;
  after: string | null;
  reason: string | null;
}

export interface ConsoleTables {
  operators: OperatorsTable;
  operator_passkeys: OperatorPasskeysTable;
  operator_sessions: OperatorSessionsTable;
  operator_links: OperatorLinksTable;
  operator_challenges: OperatorChallengesTable;
  operator_actions: OperatorActionsTable;
}
