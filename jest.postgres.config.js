import { shared } from './jest.config.js';
import { findPostgres } from './scripts/postgres.mjs';

const { bin, why } = findPostgres();
if (bin === null) throw new Error(`These tests need PostgreSQL: ${why}.`);
process.env.POSTGRES_BIN = bin;

/** The whole server suite once more, on a PostgreSQL of its own, and what only that one can do. */
export default {
  ...shared,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/server/**/*.{test,postgres}.ts'],
  // The embedded database's own words; PostgreSQL's, 53100, are told apart in dialects/failures.
  testPathIgnorePatterns: ['/faults/embeddedFull\\.test'],
  // Each question goes through a socket, and the database works beside the tests.
  testTimeout: 30_000,
  maxWorkers: 2,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  globalSetup: '<rootDir>/__tests__/support/postgres/start.ts',
  globalTeardown: '<rootDir>/__tests__/support/postgres/stop.ts',
};
