import type { EndpointName } from '@/contract/endpoints';
import { ACCOUNT } from './account';
import { BROWSING } from './browsing';
import { LISTINGS } from './listings';
import type { Scenario } from './scenario';

/** A way to send each call of the contract: one that has none does not compile, and fails the test that counts them. */
export const SCENARIOS: Readonly<Record<EndpointName, Scenario>> = { ...BROWSING, ...ACCOUNT, ...LISTINGS };
