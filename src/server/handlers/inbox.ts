import { EXTRAS } from '@/contract/extras';
import type { InboxEntry } from '@/contract/extraShapes';
import { parseDoc } from '../db/doc';
import { inboxPage, listingDocs, type InboxRow } from '../db/queries/enquiries';
import type { Handlers } from './context';
import { sessionOf } from './self';

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
  };
}

/** What visitors sent to the logged-in agent, the newest first, with how to reach them. Nobody else's. */
export const inboxHandlers: Handlers = {
  getInbox: async ({ db }, { after }, session) => {
    const page = await inboxPage(db, sessionOf(session).userId, after);
    const listings = await listingDocs(
      db,
      page.rows.flatMap(({ listing_id }) => listing_id ?? []),
    );
    const next =
      page.after === null
        ? null
        : `/api/${EXTRAS.getInbox.path}?${new URLSearchParams({ after: page.after }).toString()}`;
    return {
      body: page.rows.map((row) => entryOf(row, listings)),
      headers: {
        'X-Total-Count': String(page.total),
        ...(next === null ? {} : { Link: `<${next}>; rel="next"` }),
      },
    };
  },
};
