import type { Route } from 'playwright-core';
import { ENDPOINTS, type EndpointName } from '@/contract/endpoints';
import { oddAnswer } from './oddAnswers';
import type { World } from './world';

const REFUSALS = [401, 403, 404, 413, 429, 500] as const;
type Refusal = `status ${(typeof REFUSALS)[number]}`;
export type FaultName = 'down' | Refusal | 'HTML' | 'empty' | 'malformed' | 'odd' | 'slow';

/** What can become of a call: it is not answered, refused, answered with what is no answer, oddly, or late. */
export const FAULTS: readonly FaultName[] = [
  'down',
  ...REFUSALS.map((status): Refusal => `status ${status}`),
  'HTML',
  'empty',
  'malformed',
  'odd',
  'slow',
];

/** The reason in the body of a refusal, and the sentence beside it that a 401 shows (ERR-2, ERR-3). */
const reasonOf = (status: number) => `The reason of ${status}.`;
export const sentenceOf = (status: number) => `The sentence of ${status}.`;

const statusOf = (fault: FaultName) => Number(/^status (\d+)$/.exec(fault)?.[1] ?? Number.NaN);
const isRefusal = (fault: FaultName) => fault.startsWith('status ');

/** What a person is told when nothing else is agreed for the call (ERR-3, ERR-5). */
export function plainWords(fault: FaultName): string {
  if (fault === 'down') return 'No connection to Gruham. Check your internet and try again.';
  if (fault === 'slow') return 'The server took too long to answer. Please try again.';
  if (isRefusal(fault)) return reasonOf(statusOf(fault));
  return 'We could not read the server’s answer. Please try again in a moment.';
}

/** Whether a request of the page is this call. */
export function isCall(name: EndpointName, method: string, url: string): boolean {
  const row = ENDPOINTS[name];
  return row.method === method && new URL(url).pathname === `/api/${row.path}`;
}

/** Answers one request of a call with its fault; a slow one is never answered. */
export async function fail(route: Route, name: EndpointName, fault: FaultName, world: World): Promise<void> {
  if (isRefusal(fault)) {
    const status = statusOf(fault);
    await route.fulfill({ status, json: { message: sentenceOf(status), errors: { message: reasonOf(status) } } });
    return;
  }
  switch (fault) {
    case 'down':
      return route.abort('connectionrefused');
    case 'HTML':
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title><h1>Welcome</h1>' });
    case 'empty':
      return route.fulfill({ contentType: 'application/json', body: '' });
    case 'malformed':
      return route.fulfill({ contentType: 'application/json', body: '[{"_id": "1", "na' });
    case 'odd':
      return route.fulfill({ json: await oddAnswer(name, route, world) });
    default:
      return undefined;
  }
}
