import { EXTRAS, type ExtraName } from '@/contract/extras';
import type { ExtraQuestions } from '@/contract/extraShapes';
import type { Call } from './baseQuery';
import { said } from './readers/coerce';
import type { Reader } from './types';

/** What a call asks; nothing, where its row of the contract takes nothing. */
type Question<N extends ExtraName> =
  ExtraQuestions[N] extends Readonly<Record<string, never>> ? void : ExtraQuestions[N];

/** The question of a call beyond the 29: its row, its reader and, where it is sent, its body. */
export function askExtra<N extends ExtraName>(name: N, read: Reader<unknown>, body?: Question<N>): Call {
  const { path, method } = EXTRAS[name];
  return { url: path, method, read, ...(method === 'POST' ? { body: body ?? {} } : {}) };
}

/** Joins the row of a call beyond the 29 and its reader, as `call` does for the 29. */
export const extra = <R, N extends ExtraName>(name: N, read: Reader<R>) => ({
  query: (body: Question<N>) => askExtra(name, read, body),
  transformResponse: (result: unknown) => result as R,
});

/** Of a call that does something: the sentence that the server says of it, if any. */
export const readDone: Reader<string | null> = (body) => ({ result: said(body) });
