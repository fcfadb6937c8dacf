import { errorCode } from '../../kernel/errorCode';

/**
 * What a failed query says about the database itself: its disk is full, it cannot be reached at the moment, or what it
 * holds is damaged.
 */
type DatabaseFailure = 'full' | 'away' | 'damaged';

/** No connection could be had. The words of the driver, which name address and account, are left behind. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  /** PostgreSQL's or the system's word for it. */
  readonly code: string;

  constructor(reason?: unknown) {
    const code = reason instanceof Error ? errorCode(reason) || 'TIMEOUT' : 'UNKNOWN';
    super(`The database cannot be reached (${code}).`);
    this.code = code;
  }
}

/** Also a quota that is used up, and a picture's file that may not grow. */
const FULL = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** SQLite: pages, or the whole file, that are none. PostgreSQL: the same of a table or an index. */
const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/;

/**
 * SQLite: held, unreadable or read-only. PostgreSQL: 08 connection, 53 out of room or connections, 57P and 57014 shut
 * down or out of time, 25006 a standby, 40001 and 40P01 crossed with another transaction too often.
 */
const AWAY =
  /^(SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY)|08|53|57P|57014|25006|40001|40P01|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|(HOST|NET)UNREACH)$)/;

/** What PostgreSQL's driver says without a code when a connection has gone. */
const GONE = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Reads an error of any dialect; null when the database is not to blame. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseAway) return 'away';
  const code = errorCode(error);
  if (FULL.has(code)) return 'full';
  if (DAMAGED.test(code)) return 'damaged';
  return AWAY.test(code) || (code === '' && GONE.test(error.message)) ? 'away' : null;
}

/**
 * 40001 and 40P01: two transactions waited for each other. 23505: both wrote what only one may hold. 23503: one removed
 * what the other named.
 */
const CROSSED = new Set(['40001', '40P01', '23505', '23503']);

/** Whether a PostgreSQL transaction may have been undone for another one's sake: done anew, it sees what that one wrote. */
export const isCrossed = (error: unknown): boolean => error instanceof Error && CROSSED.has(errorCode(error));
