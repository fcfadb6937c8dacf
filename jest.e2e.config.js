import { shared } from './jest.config.js';

/** Tests in a real browser against a real server: one after another, they share the machine's two cores. */
export default {
  ...shared,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.{ts,tsx}'],
  maxWorkers: 1,
  globalSetup: '<rootDir>/__tests__/support/demoData/start.ts',
  globalTeardown: '<rootDir>/__tests__/support/demoData/stop.ts',
  // A browser that a failed start left open must not keep the run alive.
  forceExit: true,
  testTimeout: 60_000,
};
