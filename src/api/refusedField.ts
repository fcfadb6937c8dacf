import { capitalised } from '@/domain/text';
import { describeError, isApiError } from './errors';

/**
 * The field that a server's refusal names, apart from its words or before them, and what it says of it; null when it names
 * none. `images.0.url` is in the field `images` (ERR-3).
 */
export function refusedField(error: unknown): { readonly field: string; readonly words: string } | null {
  const reason = describeError(error);
  const [, prefix, words] = /^([^:]+): (.+)$/s.exec(reason) ?? [];
  const named = (isApiError(error) ? error.field : undefined) ?? prefix;
  const field = /^\w+(?=$|\.[\w.]+$)/.exec(named ?? '')?.[0];
  return field === undefined ? null : { field, words: capitalised(words ?? reason) };
}
