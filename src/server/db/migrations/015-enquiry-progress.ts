import { inSql } from './inSql';

/** How far an agent is with each enquiry. */
export const enquiryProgress = inSql(`
  alter table enquiries add column state text default 'new' not null;
  alter table enquiries add column note text;
  alter table enquiries add column next_on text;
`);
