import { inSql } from './inSql';

/** Who was counted among a listing's views lately, so that each person is counted once a day. */
export const viewMarks = inSql(`
  create table view_marks (mark text primary key, day integer not null);
  create index view_marks_by_day on view_marks (day);
`);
