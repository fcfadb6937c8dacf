import { DatabaseAway, databaseFailure, isCrossed } from '@/server/db/dialects/failures';

const coded = (code: string) => Object.assign(new Error('x'), { code });

describe('a failed query', () => {
  it.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('says that the disk is full: %s', (code) => {
    expect(databaseFailure(coded(code))).toBe('full');
  });

  it.each([
    ...['SQLITE_BUSY', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY'],
    ...['08006', '08P01', '53300', '57P01', '57P03', '57014', '25006', '40P01', '40001'],
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ])('says that the database is away: %s', (code) => {
    expect(databaseFailure(coded(code))).toBe('away');
  });

  it.each(['SQLITE_CORRUPT', 'SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB', 'XX001', 'XX002'])(
    'says that what it holds is damaged: %s',
    (code) => {
      expect(databaseFailure(coded(code))).toBe('damaged');
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])('says so without a code: %s', (words) => {
    expect(databaseFailure(new Error(words))).toBe('away');
  });

  it.each(['23505', '22P02', '42601', 'SQLITE_CONSTRAINT', 'SQLITE_ERROR', 'EACCES', ''])(
    'is else not the database’s own: %s',
    (code) => {
      expect(databaseFailure(coded(code))).toBeNull();
    },
  );

  it('is repeated when two transactions crossed, and not else', () => {
    expect(['40P01', '40001', '57014', '23505', '23503'].filter((code) => isCrossed(coded(code)))).toEqual([
      '40P01',
      '40001',
      '23505',
      '23503',
    ]);
  });

  it('names no address when no connection could be had', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
    expect(new DatabaseAway(refused).message).toBe('The database cannot be reached (ECONNREFUSED).');
    expect(new DatabaseAway(new Error('timeout exceeded when trying to connect')).message).toMatch(/\(TIMEOUT\)/);
    expect(databaseFailure(new DatabaseAway(refused))).toBe('away');
  });
});
