import type { InboxEntry } from '@/contract/extraShapes';
import type { Language } from '@/domain/languages';
import { parseDoc, textIn, type Doc } from '../db/doc';
import { listingDocs, ownEnquiry, writeProgress, type InboxRow } from '../db/queries/enquiries';
import type { Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import type { Done, Work } from './act';
import { listingNamer } from './listingName';

function entryOf(row: InboxRow, listings: ReadonlyMap<string, string>, nameOf: (doc: Doc) => string): InboxEntry {
  const doc = parseDoc(row.doc);
  const listing = listings.get(row.listing_id ?? '');
  const wanted = doc['interestedIn'];
  return {
    _id: row.id,
    kind: row.kind === 'callback' ? 'callback' : 'lead',
    listingId: row.listing_id,
    listingKind: row.listing_kind,
    listingName: listing === undefined ? null : nameOf(parseDoc(listing)),
    name: textIn(doc, 'name') || null,
    phone: textIn(doc, 'phone') || null,
    email: textIn(doc, 'email') || null,
    interestedIn: Array.isArray(wanted) ? wanted.filter((each) => typeof each === 'string') : [],
    message: textIn(doc, 'message') || null,
    createdAt: new Date(row.created_at).toISOString(),
    progress: { state: row.state, note: row.note, nextOn: row.next_on },
  };
}

/** Rows of an inbox as they are read, with the names, in the reader's language, of the listings that they are about. */
export async function inboxEntries(
  db: Db,
  rows: readonly InboxRow[],
  language: Language,
): Promise<readonly InboxEntry[]> {
  const listings = await listingDocs(
    db,
    rows.flatMap(({ listing_id }) => listing_id ?? []),
  );
  const nameOf = await listingNamer(db, language);
  return rows.map((row) => entryOf(row, listings, nameOf));
}

export const enquirySubject = (id: string): string => `enquiry:${id}`;

/** Number and e-mail in an enquiry to the marketplace, '' for none; that they were seen is in the audit, they are not. */
export const showEnquiry =
  (id: string): Work<Done<{ readonly phone: string; readonly email: string }>> =>
  async (part) => {
    const row = await ownEnquiry(part, id);
    if (row === undefined) throw new HttpError(404, said('enquiryGone'));
    const doc = parseDoc(row.doc);
    const answer = { phone: textIn(doc, 'phone'), email: textIn(doc, 'email') };
    return { subject: enquirySubject(id), answer };
  };

/** An operator is done with an enquiry to the marketplace, or it is a new one again. */
export const settleEnquiry =
  (id: string, done: boolean): Work<Done<null>> =>
  async (part, _actionId, now) => {
    const row = await ownEnquiry(part, id);
    if (row === undefined) throw new HttpError(404, said('enquiryGone'));
    const state = done ? 'closed' : 'new';
    await writeProgress(part, id, { state }, now);
    const [before, after] = [{ done: row.state === 'closed' }, { done }];
    return { subject: enquirySubject(id), before, after, answer: null, isNothing: row.state === state };
  };
