/** What a failed query says about the database itself: its disk is full, or it cannot be reached at the moment. */
export type DatabaseFailure = 'full' | 'away';

const AWAY = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY)/;

/** Reads an error of any dialect; null when the database is not to blame. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (error.code === 'SQLITE_FULL' || error.code === 'ENOSPC') return 'full';
  return AWAY.test(error.code) ? 'away' : null;
}
