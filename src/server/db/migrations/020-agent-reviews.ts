import { inSql } from './inSql';

/** Reviews of agents, who reported them, and of each agent how many there are and what they come to. */
export const agentReviews = inSql(`
  alter table users add column rating double precision;
  alter table users add column review_count integer default 0 not null;
  create table agent_reviews (
    id text primary key, agent_id text not null references users (id) on delete cascade,
    author_id text not null references users (id) on delete cascade, stars integer not null, text text not null,
    created_at double precision not null, answer text, answered_at double precision, hidden_at double precision,
    hidden_reason text, constraint agent_reviews_one_each unique (author_id, agent_id)
  );
  create index agent_reviews_by_agent on agent_reviews (agent_id, created_at, id);
  create table agent_review_reports (
    review_id text not null references agent_reviews (id) on delete cascade,
    user_id text not null references users (id) on delete cascade, reason text not null,
    at double precision not null, constraint agent_review_reports_pk primary key (review_id, user_id)
  );
  create index agent_review_reports_by_user on agent_review_reports (user_id);
`);
