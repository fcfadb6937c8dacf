import { patience } from './scripts/patience.mjs';
import { makeWords } from './scripts/words.mjs';

makeWords();

/** Unit, component and integration tests; the browser tests have a configuration of their own (jest.e2e.config.js). */
export const shared = {
  globalSetup: '<rootDir>/__tests__/support/templates/start.ts',
  globalTeardown: '<rootDir>/__tests__/support/templates/stop.ts',
  moduleNameMapper: {
    '^@/(.*)\\.css$': '<rootDir>/__tests__/support/style.ts',
    '\\.svg$': '<rootDir>/__tests__/support/drawing.ts',
    '^@/words/(.*)$': '<rootDir>/src/words/built/en/$1',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
        // In files of their own: within the code they are two thirds of what each test file compiles.
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|keen-slider|sonner|@otplib|@noble|@scure|htmlparser2|entities|domhandler|domutils|domelementtype|dom-serializer)/)',
  ],
};

/** Hashes of passwords cost little (world.ts): most tests are about what goes on around them. */
export const cheapHashes = { globals: { CHEAP_HASHES: true } };

export default {
  ...shared,
  ...cheapHashes,
  testEnvironment: 'node',
  // Much of a test is waiting: three fill two cores.
  maxWorkers: 3,
  // A busy machine is no fault of a test; what hangs still ends.
  testTimeout: 20_000 * patience(),
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/e2e/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
};
