import { EXTRAS } from '@/contract/extras';
import type { InboxEntry } from '@/contract/extraShapes';
import { parseDoc } from '../db/doc';
import { inboxPage, listingDocs, readerOf, writeProgress, type InboxRow } from '../db/queries/enquiries';
import { HttpError } from '../kernel/httpError';
import { boundEditing } from '../rules/limits';
import type { Handlers } from './context';
import { requireSession } from './requireUser';

const textIn = (doc: Readonly<Record<string, unknown>>, field: string): string | null => {
  const value = doc[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

function entryOf(row: InboxRow, listings: ReadonlyMap<string, string>): InboxEntry {
  const doc = parseDoc(row.doc);
  const listing = listings.get(row.listing_id ?? '');
  const wanted = doc['interestedIn'];
  return {
    _id: row.id,
    kind: row.kind === 'callback' ? 'callback' : 'lead',
    listingId: row.listing_id,
    listingKind: row.listing_kind,
    listingName: listing === undefined ? null : textIn(parseDoc(listing), 'name'),
    name: textIn(doc, 'name'),
    phone: textIn(doc, 'phone'),
    email: textIn(doc, 'email'),
    interestedIn: Array.isArray(wanted) ? wanted.filter((each) => typeof each === 'string') : [],
    message: textIn(doc, 'message'),
    createdAt: new Date(row.created_at).toISOString(),
    progress: { state: row.state, note: row.note, nextOn: row.next_on },
  };
}

/** What visitors sent to the logged-in agent, the newest first, with how to reach them. Nobody else's. */
export const inboxHandlers: Handlers = {
  getInbox: async ({ db }, asked, session) => {
    const page = await inboxPage(db, requireSession(session).userId, asked);
    const listings = await listingDocs(
      db,
      page.rows.flatMap(({ listing_id }) => listing_id ?? []),
    );
    const next =
      page.after === null
        ? null
        : `/api/${EXTRAS.getInbox.path}?${new URLSearchParams({ ...(asked.state && { state: asked.state }), after: page.after }).toString()}`;
    return {
      body: page.rows.map((row) => entryOf(row, listings)),
      headers: {
        'X-Total-Count': String(page.total),
        'X-States': [...page.states].map(([state, count]) => `${state}=${count}`).join(','),
        ...(next === null ? {} : { Link: `<${next}>; rel="next"` }),
      },
    };
  },
  followEnquiry: async ({ db, now }, { enquiryId, state, note, nextOn }, session) => {
    const { userId } = requireSession(session);
    await boundEditing(db, userId, now());
    const reader = await readerOf(db, enquiryId);
    if (reader === undefined) throw new HttpError(404, 'This enquiry is no longer there.');
    if (reader !== userId) throw new HttpError(403, 'You can work on your own enquiries only.');
    await writeProgress(db, enquiryId, { state, note: note?.trim() || null, next_on: nextOn }, now());
    return { body: { message: 'Saved' } };
  },
};
