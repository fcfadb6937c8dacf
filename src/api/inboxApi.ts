import { isListKind, type ListKind } from '@/domain/listKind';
import type { InboxEntry } from '@/contract/extraShapes';
import { ENQUIRY_STATES, type InboxView } from '@/contract/limits';
import type { Build } from './call';
import { extra, extraPages, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, rows, text, texts, type Raw } from './readers/coerce';
import { listOf, madeOld } from './tags';
import type { Reader } from './types';

interface InboxPage {
  /** The newest first. */
  readonly entries: readonly InboxEntry[];
  readonly total: number | null;
  readonly next: string | null;
  /** How many are in each state, and how many are `due`; undefined of a server that does not say. */
  readonly states?: Readonly<Record<string, number>>;
}

/** How far its reader is; undefined where the server keeps nothing of that. */
function progressIn(raw: unknown): InboxEntry['progress'] {
  if (!isRaw(raw)) return undefined;
  const state = ENQUIRY_STATES.find((each) => each === raw['state']) ?? 'new';
  return { state, note: text(raw['note']), nextOn: text(raw['nextOn']) };
}

function entryIn(raw: Raw): InboxEntry[] {
  const _id = text(raw['_id']);
  if (_id === null) return [];
  const { kind, listingKind } = raw;
  const progress = progressIn(raw['progress']);
  return [
    {
      _id,
      kind: kind === 'callback' ? 'callback' : 'lead',
      listingId: text(raw['listingId']),
      listingKind: isListKind(listingKind) ? listingKind : null,
      listingName: text(raw['listingName']),
      name: text(raw['name']),
      phone: text(raw['phone']),
      email: text(raw['email']),
      interestedIn: [...(texts(raw['interestedIn']) ?? [])],
      message: text(raw['message']),
      createdAt: text(raw['createdAt']) ?? '',
      ...(progress && { progress }),
    },
  ];
}

/** "new=3,called=1" as counts by name; nothing of a server that does not say. */
const countsOf = (said: string | null | undefined): Pick<InboxPage, 'states'> =>
  typeof said === 'string'
    ? {
        states: Object.fromEntries(
          said.split(',').map((part) => {
            const [name = '', count] = part.split('=');
            return [name, Number(count) || 0];
          }),
        ),
      }
    : {};

const readInbox: Reader<InboxPage> = (body, { total, next, states }) => ({
  result: { entries: rows(body).flatMap(entryIn), total, next, ...countsOf(states) },
});

/** A listing that one asked about. */
interface SentEnquiry {
  readonly listingId: string;
  readonly kind: ListKind;
  /** When last, ISO 8601. */
  readonly askedAt: string;
}

const readSent: Reader<readonly SentEnquiry[]> = (body) => ({
  result: rows(body).flatMap((raw) => {
    const [listingId, askedAt, kind] = [text(raw['listingId']), text(raw['askedAt']), raw['kind']];
    return listingId !== null && askedAt !== null && isListKind(kind) ? [{ listingId, kind, askedAt }] : [];
  }),
});

/** A number that the account was given lately. */
export interface GivenNumber {
  readonly ownerId: string;
  readonly phone: string;
}

const readGiven: Reader<readonly GivenNumber[]> = (body) => ({
  result: rows(body).flatMap((raw) => {
    const [ownerId, phone] = [text(raw['ownerId']), text(raw['phone'])];
    return ownerId !== null && phone !== null ? [{ ownerId, phone }] : [];
  }),
});

const endpoints = (build: Build) => ({
  /** The listings that one asked about oneself, the last one first (JDET-8). */
  getSentEnquiries: build.query(extra('getSentEnquiries', readSent)),
  /** The numbers of sellers that one was given lately: to have them again costs nothing (PDET-6). */
  getGivenNumbers: build.query(extra('getGivenNumbers', readGiven)),
  /** What visitors sent to the agent who asks (JDET-8), a page at a time; in one state, what is due, or all. */
  getInbox: build.infiniteQuery<InboxPage, InboxView | null, string>({
    ...extraPages('getInbox', readInbox, (state: InboxView | null) => (state === null ? {} : { state })),
    providesTags: [listOf('inbox')],
  }),
  /** Notes how far the agent is with an enquiry. */
  followEnquiry: build.mutation({
    ...extra('followEnquiry', readDone),
    invalidatesTags: madeOld(listOf('inbox')),
  }),
});

/** Enquiries that were received and sent: calls beyond the 29, which come with the dashboard. */
export const inboxApi = marketplaceApi.injectEndpoints({ endpoints });
