import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import { ENDPOINTS, type EndpointName } from '@/contract/endpoints';
import type { Bodies } from '@/contract/payloads';
import type { baseQuery } from './baseQuery';
import type { TagType } from './tags';
import type { Ask, RecordKind, Page, Reader } from './types';

export type Build = EndpointBuilder<typeof baseQuery, TagType, 'api'>;

/** The part of a question that the table of endpoints does not say. */
type Rest = Omit<Ask, 'url' | 'method'> & { readonly search?: string };

function askOf(name: EndpointName, { search, ...rest }: Rest): Ask {
  const { path, method } = ENDPOINTS[name];
  return { ...rest, url: search ? `${path}?${search}` : path, method };
}

/**
 * Joins an endpoint's row of the contract, its question and its reader. This is the one place where a result's type
 * comes from its reader; `transformResponse` is the identity and only carries the type.
 */
export const call = <R, A>(name: EndpointName, read: Reader<R>, ask: (arg: A) => Rest) => ({
  query: (arg: A) => ({ ...askOf(name, ask(arg)), read }),
  transformResponse: (result: unknown) => result as R,
});

/** The same for what is sent: the argument is the body. */
export const sent = <R, N extends keyof Bodies>(name: N, read: Reader<R>) =>
  call<R, Bodies[N]>(name, read, (body) => ({ body }));

/** A list whose pages are followed by `Link`; the page parameter is the next page's address, '' for the first. */
export const pages = <K extends RecordKind, A>(name: EndpointName, read: Reader<Page<K>>, ask: (arg: A) => Rest) => ({
  query: ({ queryArg, pageParam }: { queryArg: A; pageParam: string }) => ({
    ...askOf(name, ask(queryArg)),
    ...(pageParam === '' ? {} : { url: pageParam }),
    read,
  }),
  transformResponse: (result: unknown) => result as Page<K>,
  infiniteQueryOptions: { initialPageParam: '', getNextPageParam: (last: Page<K>) => last.next },
});

/** A list that is shown as a whole, and that a server may give in parts; more of them than this nobody reads through. */
export const wholeList = { follow: 100 } as const;

/** A call that asks nothing. */
export const bare = <R>(name: EndpointName, read: Reader<R>, rest: Rest = {}) => call<R, void>(name, read, () => rest);
export const searchOf = (params: Readonly<Record<string, string>>): string => new URLSearchParams(params).toString();
