import type { QueuedListing } from '@/contract/consoleShapes';
import { ACTIVE, SOLD, UNDER_REVIEW, WITHDRAWN } from '@/domain/listingStatus';
import { parseDoc, textIn } from '../db/doc';
import type { Db } from '../db/schema';
import { listingsByState } from '../db/queries/figures';
import { listingsLike, type ListedRow } from '../db/queries/listingSearch';
import { lastRefusals } from '../db/queries/operatorActions';
import { lastRefused, listingsOf, queuePage, reviewedListing, type QueueRow } from '../db/queries/reviewQueue';
import { foldText, wordsOf } from '../gazetteer/fold';
import { said, type Said, type Unworded } from '../kernel/said';
import { decide, listingSubject, markOf, undo } from '../operations/decisions';
import { HttpError } from '../kernel/httpError';
import { isoOf } from '../kernel/isoTime';
import { hintsOf } from '../operations/hints';
import { noteVisit } from '../operations/visits';
import { differing, headlineOf, namesIn, withoutPrivate } from '../rules/listingDoc';
import { reviewReasons } from '../rules/moderation';
import { readReasons, spoken, type Reason } from '../rules/reviewReasons';
import type { ConsoleContext, ConsoleHandlers, ConsoleDone } from './context';

/** What stands against a listing, and what is worth a second look; a line of its own for each, none twice. */
async function hinted(db: Db, row: QueueRow): Promise<Unworded<QueuedListing['hints']>> {
  // Where operators check by hand no check by machine was stored.
  const reasons = row.reason === null ? reviewReasons(parseDoc(row.doc)) : readReasons(row.reason);
  const more = (await hintsOf(db, row)).filter(
    ({ kind }) => !(kind === 'contact' && reasons.length > 0) && !(kind === 'price' && row.reason !== null),
  );
  return [
    ...reasons.map((reason) => ({ text: spoken([reason]), listingId: null })),
    ...more.map(({ text, listingId }) => ({ text, listingId })),
  ];
}

const STATES: Readonly<Record<number, QueuedListing['status']>> = {
  [ACTIVE]: 'active',
  [WITHDRAWN]: 'withdrawn',
  [SOLD]: 'sold',
};

/** The names under which the states are counted. */
const COUNTED = {
  'under review': 'underReview',
  active: 'active',
  withdrawn: 'withdrawn',
  sold: 'sold',
} as const satisfies Record<QueuedListing['status'], keyof Awaited<ReturnType<typeof listingsByState>>>;

/** What operators read of a listing's state. */
const stateOf = (status: number): QueuedListing['status'] => STATES[status] ?? 'under review';

/** The statuses that operators see as a state; all of them but the deleted ones without. */
const statusesOf = (state?: QueuedListing['status']): readonly number[] =>
  [UNDER_REVIEW, ACTIVE, WITHDRAWN, SOLD].filter((status) => state === undefined || stateOf(status) === state);

/** A shorter word sounds like too many others, letters. */
const LEAST_HEARD = 4;

/**
 * Whether each word begins one of a listing's name, kind, place or its owner's name, as it is written or as it sounds:
 * "villa" is no Avilala.
 */
function namedBy(q: string): ((row: ListedRow) => boolean) | null {
  const sought = wordsOf(q).map((written) => ({ written, heard: foldText(written) }));
  if (sought.length === 0) return null;
  // The listings of a town say the same words again and again.
  const known = new Map<string, string>();
  const soundOf = (word: string): string => {
    const sound = known.get(word) ?? foldText(word);
    known.set(word, sound);
    return sound;
  };
  return ({ doc: stored, username, name }) => {
    const doc = parseDoc(stored);
    const words = wordsOf([...namesIn(doc), textIn(doc, 'selectedSubtype'), username, name ?? ''].join('\n'));
    return sought.every(({ written, heard }) =>
      words.some(
        (word) => word.startsWith(written) || (heard.length >= LEAST_HEARD && soundOf(word).startsWith(heard)),
      ),
    );
  };
}

/** Listings as they are judged, beside what was refused of them last, and why. */
async function queued(db: Db, rows: readonly QueueRow[]): Promise<readonly Unworded<QueuedListing>[]> {
  const ids = rows.map(({ id }) => id);
  const [docs, whys] = [await lastRefused(db, ids), await lastRefusals(db, ids.map(listingSubject))];
  return Promise.all(rows.map((row) => queuedOne(db, row, docs.get(row.id), whys.get(listingSubject(row.id)))));
}

async function queuedOne(
  db: Db,
  row: QueueRow,
  refusedDoc: string | undefined,
  why: string | undefined,
): Promise<Unworded<QueuedListing>> {
  const doc = withoutPrivate(parseDoc(row.doc));
  const refused = refusedDoc === undefined ? null : withoutPrivate(parseDoc(refusedDoc));
  return {
    id: row.id,
    mark: markOf(row, row),
    createdAt: new Date(row.created_at).toISOString(),
    owner: {
      id: row.owner_id,
      name: row.username,
      activeListings: row.active_listings,
      since: new Date(row.since).toISOString(),
    },
    dueAt: isoOf(row.due_at),
    status: stateOf(row.status),
    visitedOn: row.visited_on,
    hints: await hinted(db, row),
    changed: refused && differing(refused, doc),
    refusedFor: refused === null || why === undefined ? null : spoken(readReasons(why)),
    doc,
  };
}

interface Deciding {
  readonly seen: { readonly id: string; readonly mark: string };
  /** Null for a yes. */
  readonly refusal: readonly Reason[] | null;
  readonly message: Said;
}

const decision =
  ({ news }: ConsoleContext, { seen, refusal, message }: Deciding) =>
  async (...given: Parameters<ReturnType<typeof decide>>): Promise<ConsoleDone<{ readonly message: Said }>> => {
    const { answer, ...done } = await decide(seen, refusal)(...given);
    return { ...done, answer: { message }, afterwards: () => news.tell(seen.id, answer) };
  };

/** The queue of listings, and what is decided there. */
export const listingHandlers = {
  getQueue: async ({ db }, asked) => {
    const { rows, total, after } = await queuePage(db, asked.after);
    const listings = await queued(db, rows);
    return { listings, total, after };
  },

  approveListing: (context, seen) => decision(context, { seen, refusal: null, message: said('approved') }),

  refuseListing: (context, { refusal: often, reason, ...seen }) => {
    const own = reason.trim();
    const refusal = [...(often === undefined ? [] : [{ refusal: often }]), ...(own === '' ? [] : [{ text: own }])];
    if (refusal.length === 0) throw new HttpError(400, said('sayWhy'));
    return decision(context, { seen, refusal, message: said('refused') });
  },

  undoDecision:
    ({ now }, { id }, { operator }) =>
    async (...given) => ({ ...(await undo(id, operator.id, now())(...given)), answer: { message: said('takenBack') } }),

  getListings: async ({ db }, { q = '', state, after }) => {
    const [statuses, isWanted] = [statusesOf(state), namedBy(q)];
    const page = await listingsLike(db, { statuses, after, isWanted });
    const counts = isWanted === null && after === undefined ? await listingsByState(db) : null;
    const listings = page.rows.map((row) => ({
      id: row.id,
      createdAt: new Date(row.created_at).toISOString(),
      status: stateOf(row.status),
      owner: { id: row.owner_id, name: row.username },
      doc: withoutPrivate(parseDoc(row.doc)),
    }));
    const total = counts && statuses.reduce((sum, status) => sum + counts[COUNTED[stateOf(status)]], 0);
    return { listings, total, until: page.after === null ? null : isoOf(page.until), after: page.after };
  },

  findListing: async ({ db }, { q }) => {
    const row = await reviewedListing(db, /[\da-f]{24}/.exec(q)?.[0] ?? q.trim());
    const [listing = null] = row === undefined ? [] : await queued(db, [row]);
    return { listing };
  },

  getListingsOf: async ({ db }, { id, after }) => {
    const page = await listingsOf(db, id, after);
    const listings = page.rows.map((row) => ({
      id: row.id,
      name: headlineOf(parseDoc(row.doc)),
      status: stateOf(row.status),
      createdAt: new Date(row.created_at).toISOString(),
    }));
    return { listings, after: page.after };
  },

  visitListing: ({ now }, visit) => noteVisit(visit, now()),
} satisfies Partial<ConsoleHandlers>;
