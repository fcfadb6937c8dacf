import { EXTRAS, type ExtraName } from '@/contract/extras';
import type { ExtraQuestions } from '@/contract/extraShapes';
import type { Call } from './baseQuery';
import { searchOf } from './call';
import { said } from './readers/coerce';
import type { ApiEffects, Reader } from './types';

/** What a call asks; nothing, where its row of the contract takes nothing. */
type Question<N extends ExtraName> =
  ExtraQuestions[N] extends Readonly<Record<string, never>> ? void : ExtraQuestions[N];

interface Rest<N extends ExtraName> {
  readonly body?: Question<N> | undefined;
  readonly search?: Readonly<Record<string, string>>;
}

/** The question of a call beyond the 29: its row, its reader, its query and, where it is sent, its body. */
export function askExtra<N extends ExtraName>(
  name: N,
  read: Reader<unknown>,
  { body, search = {} }: Rest<N> = {},
): Call {
  const { path, method } = EXTRAS[name];
  const asked = searchOf(search);
  const url = asked === '' ? path : `${path}?${asked}`;
  return { url, method, read, ...(method === 'POST' ? { body: body ?? {} } : {}) };
}

/** Joins the row of a call beyond the 29 and its reader, as `call` does for the 29. */
export const extra = <R, N extends ExtraName>(name: N, read: Reader<R>) => ({
  query: (body: Question<N>) => askExtra(name, read, { body }),
  transformResponse: (result: unknown) => result as R,
});

/** A list beyond the 29 whose pages are followed by `Link`, as `pages` does for the 29. */
export const extraPages = <R extends { readonly next: string | null }, A>(
  name: ExtraName,
  read: Reader<R>,
  ask: (arg: A) => Readonly<Record<string, string>>,
) => ({
  query: ({ queryArg, pageParam }: { queryArg: A; pageParam: string }) => ({
    ...askExtra(name, read, { search: ask(queryArg) }),
    ...(pageParam === '' ? {} : { url: pageParam }),
  }),
  transformResponse: (result: unknown) => result as R,
  infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }: R) => next },
});

/** What a call keeps on the device where the server does not have it. */
export const deviceOf = (extra: unknown) => (extra as ApiEffects).device;

/** Of a call that does something: the sentence that the server says of it, if any. */
export const readDone: Reader<string | null> = (body) => ({ result: said(body) });
