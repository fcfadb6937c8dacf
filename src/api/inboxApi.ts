import { EXTRAS } from '@/contract/extras';
import type { InboxEntry } from '@/contract/extraShapes';
import type { Call } from './baseQuery';
import type { Build } from './call';
import { marketplaceApi } from './marketplaceApi';
import { rows, text, texts, type Raw } from './readers/coerce';
import { listOf } from './tags';
import type { Reader } from './types';

export interface InboxPage {
  /** The newest first. */
  readonly entries: readonly InboxEntry[];
  readonly total: number | null;
  readonly next: string | null;
}

function entryIn(raw: Raw): InboxEntry[] {
  const _id = text(raw['_id']);
  if (_id === null) return [];
  const { kind, listingKind } = raw;
  return [
    {
      _id,
      kind: kind === 'callback' ? 'callback' : 'lead',
      listingId: text(raw['listingId']),
      listingKind: listingKind === 'property' || listingKind === 'project' ? listingKind : null,
      listingName: text(raw['listingName']),
      name: text(raw['name']),
      phone: text(raw['phone']),
      email: text(raw['email']),
      interestedIn: [...(texts(raw['interestedIn']) ?? [])],
      message: text(raw['message']),
      createdAt: text(raw['createdAt']) ?? '',
    },
  ];
}

const readInbox: Reader<InboxPage> = (body, { total, next }) => ({
  result: { entries: rows(body).flatMap(entryIn), total, next },
  records: {},
});

const endpoints = (build: Build) => ({
  /** What visitors sent to the agent who asks (JDET-8), a page at a time. */
  getInbox: build.infiniteQuery<InboxPage, void, string>({
    query: ({ pageParam }): Call => {
      const { path, method } = EXTRAS.getInbox;
      return { url: pageParam || path, method, read: readInbox };
    },
    transformResponse: (result: unknown) => result as InboxPage,
    infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ next }) => next },
    providesTags: [listOf('inbox')],
  }),
});

/** The agents' inbox: a call beyond the 29, which comes with the screen that needs it. */
export const inboxApi = marketplaceApi.injectEndpoints({ endpoints });
