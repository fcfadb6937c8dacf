import type { Generated } from 'kysely';

/** What somebody said does not work. Of who it was nothing tells but an account's id in the log. */
export interface ProblemsTable {
  id: string;
  created_at: number;
  /** Their own words. */
  words: string;
  /** The path of the page it was told from. */
  page: string;
  /** Names the build of that page. */
  build: string;
  device: string | null;
  /** The action log that came with it, gzip in base64. */
  log: string | null;
  /** When an operator was done with it; null while it is new. */
  settled_at: Generated<number | null>;
}

export interface ProblemTables {
  problems: ProblemsTable;
}
