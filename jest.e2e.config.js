import { shared } from './jest.config.js';
import { patience } from './scripts/patience.mjs';

/** Tests in a real browser against a real server: some wait more than they work, and three fill two cores. */
export default {
  ...shared,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.{ts,tsx}'],
  maxWorkers: 3,
  globalSetup: '<rootDir>/__tests__/support/demoData/start.ts',
  globalTeardown: '<rootDir>/__tests__/support/demoData/stop.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/onceMore.ts'],
  // A browser that a failed start left open must not keep the run alive.
  forceExit: true,
  testTimeout: 60_000 * patience(),
};
