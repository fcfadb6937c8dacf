import type { Generated } from 'kysely';
import type { EnquiryState } from '@/contract/limits';

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
  /** How far the agent is with it. */
  state: Generated<EnquiryState>;
  /** The agent's own words. */
  note: Generated<string | null>;
  /** The day of the next step, YYYY-MM-DD. */
  next_on: Generated<string | null>;
  /** When the agent first did something about it; null where that is not known. */
  answered_at: Generated<number | null>;
  /** Of a report: the listing as it was then, but for where exactly somebody lives. */
  listing_doc: Generated<string | null>;
  /** When an operator was done with a report or an application. */
  settled_at: Generated<number | null>;
}

/** Who asked for the newsletter. */
export interface NewsletterReadersTable {
  /** In lower case. */
  email: string;
  /** 192 random bits, in the link that confirms the wish and ends it. It opens nothing else, and so lies here as it is. */
  token: string;
  asked_at: number;
  /** Null until the link was used: nobody else may get the newsletter. */
  confirmed_at: number | null;
}

export interface EnquiryTables {
  enquiries: EnquiriesTable;
  newsletter_readers: NewsletterReadersTable;
}
