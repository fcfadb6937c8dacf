import { shared } from './jest.config.js';

/** Proofs that take minutes, one file after another: too long for every run of the tests. */
export default {
  ...shared,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/long/**/*.long.{ts,tsx}'],
  maxWorkers: 1,
  // A thousand kills take an hour on a busy machine.
  testTimeout: 4 * 3_600_000,
};
