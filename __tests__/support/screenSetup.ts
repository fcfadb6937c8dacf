import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import * as react from 'react';
import { patient } from './patience';

configure({ asyncUtilTimeout: patient(1000) });

/**
 * Of the first 10,000 elements in a second React keeps the place where each was made, for its warnings: a tenth of all
 * that tests of screens do. Here it takes them for made already.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
