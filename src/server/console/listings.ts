import { LISTING_FIELDS, namesWhere } from '@/contract/listingFields';
import type { QueuedListing } from '@/contract/consoleShapes';
import { parseDoc, type Doc } from '../db/doc';
import { lastRefused, queuePage, type QueueRow } from '../db/queries/reviewQueue';
import { decide, markOf, undo } from '../operations/decisions';
import { reviewReason } from '../rules/moderation';
import type { ConsoleContext, ConsoleHandlers, ConsoleDone } from './context';

/** Where exactly somebody lives is nothing to be judged. */
const PRIVATE: ReadonlySet<string> = new Set(namesWhere(LISTING_FIELDS, ({ told }) => told === 'owner'));

const shown = (doc: Doc): Doc => Object.fromEntries(Object.entries(doc).filter(([field]) => !PRIVATE.has(field)));

/** The fields of a refused listing that are others by now, as they were. */
function changedSince(refused: Doc, now: Doc): Doc {
  const isOther = (field: string) => JSON.stringify(refused[field] ?? null) !== JSON.stringify(now[field] ?? null);
  const fields = new Set([...Object.keys(refused), ...Object.keys(now)]);
  return Object.fromEntries([...fields].filter(isOther).map((field) => [field, refused[field] ?? null]));
}

function queued(row: QueueRow, refusedDoc: string | undefined): QueuedListing {
  const doc = shown(parseDoc(row.doc));
  return {
    id: row.id,
    mark: markOf(row, row),
    createdAt: new Date(row.created_at).toISOString(),
    owner: {
      name: row.username,
      activeListings: row.active_listings,
      since: new Date(row.since).toISOString(),
    },
    dueAt: row.due_at === null ? null : new Date(row.due_at).toISOString(),
    // Where operators check by hand no check by machine was stored.
    hints: (row.reason ?? reviewReason(parseDoc(row.doc)) ?? '').split('\n').filter((line) => line !== ''),
    changed: refusedDoc === undefined ? null : changedSince(shown(parseDoc(refusedDoc)), doc),
    doc,
  };
}

interface Deciding {
  readonly seen: { readonly id: string; readonly mark: string };
  /** Null for a yes. */
  readonly refusal: string | null;
  readonly message: string;
}

const decision =
  ({ news }: ConsoleContext, { seen, refusal, message }: Deciding) =>
  async (...given: Parameters<ReturnType<typeof decide>>): Promise<ConsoleDone<{ readonly message: string }>> => {
    const { answer, ...done } = await decide(seen, refusal)(...given);
    return { ...done, answer: { message }, afterwards: () => news.tell(seen.id, answer) };
  };

/** The queue of listings, and what is decided there. */
export const listingHandlers: ConsoleHandlers<'getQueue' | 'approveListing' | 'refuseListing' | 'undoDecision'> = {
  getQueue: async ({ db }, asked) => {
    const { rows, total, after } = await queuePage(db, asked.after);
    const refused = await lastRefused(
      db,
      rows.map(({ id }) => id),
    );
    return { listings: rows.map((row) => queued(row, refused.get(row.id))), total, after };
  },

  approveListing: (context, seen) => decision(context, { seen, refusal: null, message: 'Approved' }),

  refuseListing: (context, { reason, ...seen }) =>
    decision(context, { seen, refusal: reason.trim(), message: 'Refused' }),

  undoDecision:
    ({ now }, { id }, { operator }) =>
    async (...given) => ({ ...(await undo(id, operator.id, now())(...given)), answer: { message: 'Taken back' } }),
};
