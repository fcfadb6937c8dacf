import { shared } from './jest.config.js';

/** The figures of `npm run bench`, one file after another: each has the machine for itself. */
export default {
  ...shared,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/bench/**/*.bench.{ts,tsx}'],
  maxWorkers: 1,
  testTimeout: 600_000,
};
