import { cheapHashes, shared } from './jest.config.js';
import { patience } from './scripts/patience.mjs';
import { findPostgres } from './scripts/postgres.mjs';

const { bin, why } = findPostgres();
if (bin === null) throw new Error(`These tests need PostgreSQL: ${why}.`);
process.env.POSTGRES_BIN = bin;

/**
 * The server's suite once more, on a PostgreSQL of its own, and what only that one can do; `npm test` leaves out what opens
 * no database.
 */
export default {
  ...shared,
  ...cheapHashes,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{server,demo}/**/*.{test,postgres}.ts'],
  // The embedded database's own words; PostgreSQL's, 53100, are told apart in dialects/failures.
  testPathIgnorePatterns: ['/faults/embedded\\w+\\.test'],
  // Each question goes through a socket, and the database works beside the tests.
  testTimeout: 30_000 * patience(),
  maxWorkers: 3,
  globalSetup: '<rootDir>/__tests__/support/postgres/start.ts',
  globalTeardown: '<rootDir>/__tests__/support/postgres/stop.ts',
};
