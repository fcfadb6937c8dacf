import { ACTIVE, DELETED, SOLD, WITHDRAWN } from '@/domain/listingStatus';
import { SITE } from '@/domain/site';
import { parseDoc } from '../../db/doc';
import {
  ownEnquiries,
  ownListingRows,
  ownNewsletter,
  ownPhoneViews,
  ownPriceChanges,
  ownReviewReports,
  ownReviews,
  ownSaved,
  ownSessions,
  reviewsOf,
  type ownAccount,
} from '../../db/queries/ownData';
import type { Db } from '../../db/schema';
import { isoOf } from '../../kernel/isoTime';

type Account = NonNullable<Awaited<ReturnType<typeof ownAccount>>>;

function statusWord(status: number): string {
  if (status === ACTIVE) return 'active';
  if (status === DELETED) return 'deleted';
  if (status === SOLD) return 'sold';
  return status === WITHDRAWN ? 'withdrawn' : 'under review';
}

type Listing = ReturnType<typeof ownListingRows> extends AsyncIterable<infer R> ? R : never;
const listing = ({ id, status, status_before, created_at, renewed_at, deleted_at, reason, doc }: Listing) => ({
  id,
  status: statusWord(status),
  ...(status_before === null ? {} : { statusOnComingBack: statusWord(status_before) }),
  postedAt: isoOf(created_at),
  ...(renewed_at === null ? {} : { renewedAt: isoOf(renewed_at) }),
  ...(deleted_at === null ? {} : { deletedAt: isoOf(deleted_at) }),
  ...(reason === null ? {} : { reviewReason: reason }),
  ...parseDoc(doc),
});

type Enquiry = ReturnType<typeof ownEnquiries> extends AsyncIterable<infer R> ? R : never;
const enquiry = ({ kind, listing_id, listing_kind, created_at, doc }: Enquiry) => {
  // What the sender was answered is the server's own word.
  const fields = Object.entries(parseDoc(doc)).filter(([field]) => field !== 'answer');
  return {
    kind,
    listingId: listing_id,
    listingKind: listing_kind,
    sentAt: isoOf(created_at),
    ...Object.fromEntries(fields),
  };
};

/** What was received says, too, what the reader noted of it; the sender of one never sees that. */
const received = ({ state, note, next_on, ...row }: Enquiry) => ({
  ...enquiry({ state, note, next_on, ...row }),
  state,
  note,
  nextOn: next_on,
});

const indented = (value: unknown, by: string): string => JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

async function* list<R>(name: string, rows: AsyncIterable<R> | Iterable<R>, shown: (row: R) => object) {
  let before = `,\n  ${JSON.stringify(name)}: [`;
  let isEmpty = true;
  for await (const row of rows) {
    yield `${before}\n    ${indented(shown(row), '    ')}`;
    before = ',';
    isEmpty = false;
  }
  yield isEmpty ? `${before}]` : '\n  ]';
}

/**
 * Everything that is held about an account as one readable JSON text, piece by piece: never more than a page of rows is
 * in memory. Without the password's hash and what opens a session. `aadhaarNumber` is as the caller decided to show it.
 */
export async function* ownJson(db: Db, account: Account, aadhaarNumber: string | null, now: number) {
  const { id, doc, role_code, country_code, ...columns } = account;
  const head = {
    about: `What ${SITE.name} holds about this account. The photos are in the folder "pictures".`,
    madeAt: isoOf(now),
    account: {
      id,
      username: columns.username,
      name: columns.name,
      mobileNumber: columns.phone,
      mobileNumberConfirmedAt: isoOf(columns.phone_confirmed_at),
      countryCode: country_code,
      email: columns.email,
      language: columns.language,
      role: role_code === 'agt' ? 'agent' : 'user',
      createdAt: isoOf(columns.created_at),
      willBeErasedAt: isoOf(columns.leaves_at),
      suspendedAt: isoOf(columns.suspended_at),
      suspendedReason: columns.suspended_reason,
    },
    profile: parseDoc(doc),
    aadhaarNumber,
  };
  const newsletter = await ownNewsletter(db, columns.email);
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, '');
  const asked = newsletter && { askedAt: isoOf(newsletter.asked_at), confirmedAt: isoOf(newsletter.confirmed_at) };
  yield `,\n  "newsletter": ${indented(asked ?? null, '  ')}`;
  yield* list('listings', ownListingRows(db, id), listing);
  yield* list('priceChanges', await ownPriceChanges(db, id), ({ listing_id, at, price_from, price_to }) => ({
    listingId: listing_id,
    from: price_from,
    to: price_to,
    changedAt: isoOf(at),
  }));
  yield* list('savedListings', await ownSaved(db, id), ({ listing_id, kind, at, price }) => ({
    listingId: listing_id,
    kind,
    savedAt: isoOf(at),
    priceThen: price,
  }));
  yield* list('enquiriesSent', ownEnquiries(db, id, 'sender'), enquiry);
  yield* list('enquiriesReceived', ownEnquiries(db, id, 'reader'), received);
  yield* list('reviewsWritten', ownReviews(db, id), ({ agent_id, stars, text, created_at, ...hidden }) => ({
    agentId: agent_id,
    stars,
    text,
    writtenAt: isoOf(created_at),
    hiddenAt: isoOf(hidden.hidden_at),
    hiddenReason: hidden.hidden_reason,
  }));
  yield* list('reviewsReceived', reviewsOf(db, id), ({ stars, text, created_at, answer, answered_at }) => ({
    stars,
    text,
    writtenAt: isoOf(created_at),
    answer,
    answeredAt: isoOf(answered_at),
  }));
  yield* list('reviewReports', await ownReviewReports(db, id), ({ review_id, reason, at }) => ({
    reviewId: review_id,
    reason,
    reportedAt: isoOf(at),
  }));
  yield* list('sessions', await ownSessions(db, id), ({ device, created_at, last_used_at, expires_at }) => ({
    device,
    openedAt: isoOf(created_at),
    lastUsedAt: isoOf(last_used_at),
    endsAt: isoOf(expires_at),
  }));
  yield* list('numbersSeenLately', await ownPhoneViews(db, id), ({ owner_id, at }) => ({
    ownerId: owner_id,
    seenAt: isoOf(at),
  }));
  yield '\n}\n';
}
