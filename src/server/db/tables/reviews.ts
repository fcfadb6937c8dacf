import type { Generated } from 'kysely';

/** What somebody who enquired at an agent says of the agent; one of each author. Written by `queries/agentReviews`. */
export interface AgentReviewsTable {
  id: string;
  agent_id: string;
  author_id: string;
  /** 1 to 5. */
  stars: number;
  /** '' when its author took away a review that is hidden: a new one is hidden as well. */
  text: string;
  created_at: number;
  /** The agent's own words below it. */
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  /** Since when an operator keeps it from others, and why; its author reads the reason. */
  hidden_at: Generated<number | null>;
  hidden_reason: Generated<string | null>;
}

/** Who asked an operator to look at a review. */
export interface AgentReviewReportsTable {
  review_id: string;
  user_id: string;
  reason: string;
  at: number;
}

export interface ReviewTables {
  agent_reviews: AgentReviewsTable;
  agent_review_reports: AgentReviewReportsTable;
}
