import type { ZodType } from 'zod';
import { Refusal } from './refusal';

const MOST_DEPTH = 20;

/** How deep lists and objects lie in each other. */
function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depth(inner));
  return deepest + 1;
}

/** The question in the contract's shape. Throws 400 with one readable sentence that names the field. */
export function validated<T>(schema: ZodType<T>, value: unknown): T {
  if (depth(value) > MOST_DEPTH) throw new Refusal(400, 'The request is nested too deeply.');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined) throw new Refusal(400, 'The request could not be understood.');
  if (issue.code === 'unrecognized_keys')
    throw new Refusal(400, `Unknown parameter: ${issue.keys.join(', ').slice(0, 100)}.`);
  const field = issue.path.join('.');
  throw new Refusal(400, field === '' ? `The request is not valid: ${issue.message}.` : `${field}: ${issue.message}.`);
}
