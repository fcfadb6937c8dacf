import type { core, ZodType } from 'zod';
import { fault } from '@/contract/faults';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { shapeFault } from '../kernel/shapeFault';

const MOST_DEPTH = 20;

/** Whether lists and objects lie in each other deeper than `most`; it looks no further than that. */
function deeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => deeperThan(most - 1, inner));
}

/** What is not there is missing, whatever it should be. */
const missing = ({ input }: core.$ZodRawIssue) => (input === undefined ? fault('required') : undefined);

/** The question in the contract's shape. Throws 400 with one readable sentence, which names the field where it does not say by itself what it is about. */
export function validated<T>(schema: ZodType<T>, value: unknown): T {
  if (deeperThan(MOST_DEPTH, value)) throw new HttpError(400, said('nestedDeeply'));
  const result = schema.safeParse(value, { error: missing });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new HttpError(400, issue === undefined ? said('notUnderstood') : shapeFault(issue));
}
