import type { ZodType } from 'zod';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';

const MOST_DEPTH = 20;

/** Whether lists and objects lie in each other deeper than `most`; it looks no further than that. */
function deeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => deeperThan(most - 1, inner));
}

/** A caller's own word in an answer: short, without control characters and without the half of one that was cut. */
const shown = (word: string): string => word.slice(0, 100).replace(/[\p{Cc}\p{Surrogate}]/gu, '?');

/** The question in the contract's shape. Throws 400 with one readable sentence, which names the field where the shape has no sentence of its own. */
export function validated<T>(schema: ZodType<T>, value: unknown): T {
  if (deeperThan(MOST_DEPTH, value)) throw new HttpError(400, 'The request is nested too deeply.');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined) throw new HttpError(400, said('notUnderstood'));
  if (issue.code === 'unrecognized_keys')
    throw new HttpError(400, `Unknown parameter: ${shown(issue.keys.join(', '))}.`);
  // A whole sentence says by itself what it is about.
  if (issue.message.endsWith('.')) throw new HttpError(400, issue.message);
  const field = shown(issue.path.join('.'));
  const fault = issue.message;
  if (field === '') throw new HttpError(400, said('wrongRequest', { fault }));
  throw new HttpError(
    400,
    fault === 'is required' ? said('required', { field }) : said('wrongField', { field, fault }),
  );
}
