import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely';
import type { InboxView } from '@/contract/limits';
import { ACTIVE } from '@/domain/listingStatus';
import { anyRow, countOf } from '../rows';
import type { Db, EnquiriesTable, Tables } from '../schema';
import { FAR, newestFirst } from './cursor';

/** The same enquiry within this time is a repeat, ms. */
const REPEAT_TIME = 10 * 60 * 1000;
const INBOX_PAGE = 20;
/** What an agent finds in the inbox; reports and applications are the operator's. */
export const INBOX_KINDS = ['lead', 'callback'];
const INBOX_ORDER = 'inbox';

/** The `doc` of the same enquiry sent within the last ten minutes. */
export async function findRepeat(db: Db, mark: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('doc')
    .where('repeat_mark', '=', mark)
    .where('created_at', '>', now - REPEAT_TIME)
    .where('created_at', '<=', now + REPEAT_TIME)
    .executeTakeFirst();
  return row?.doc;
}

/**
 * Stores an enquiry. False, and nothing is stored, when the same one arrived within ten minutes, even at the same
 * moment. To be run in a transaction.
 */
export async function addEnquiry(db: Db, row: Insertable<EnquiriesTable>): Promise<boolean> {
  await db
    .updateTable('enquiries')
    .set({ repeat_mark: null })
    .where('repeat_mark', '=', row.repeat_mark ?? null)
    // Also one of a time that is still to come: it was noted while a clock was wrong.
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', row.created_at - REPEAT_TIME),
        eb('created_at', '>', row.created_at + REPEAT_TIME),
      ]),
    )
    .execute();
  const added = db.insertInto('enquiries').values(row);
  return anyRow(added.onConflict((conflict) => conflict.column('repeat_mark').doNothing()).returning('id'));
}

/** Whether a user has asked to become an agent, and was not refused since. */
export const hasApplied = (db: Db, userId: string): Promise<boolean> =>
  anyRow(
    db
      .selectFrom('enquiries')
      .select('id')
      .where('kind', '=', 'agentApplication')
      .where('user_id', '=', userId)
      .where('settled_at', 'is', null)
      .limit(1),
  );

/** Settles a user's wish to become an agent. Answers how many were open. */
export async function settleApplications(db: Db, userId: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('enquiries')
    .set({ settled_at: now })
    .where('kind', '=', 'agentApplication')
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const COLUMNS = ['id', 'kind', 'listing_id', 'listing_kind', 'created_at', 'doc', 'state', 'note', 'next_on'] as const;
export type InboxRow = Pick<Selectable<Tables['enquiries']>, (typeof COLUMNS)[number]>;

interface InboxAsked {
  readonly after?: string | undefined;
  /** Only those in this state, or due; all without one. */
  readonly state?: InboxView | undefined;
}

const addressedTo = (db: Db, agentId: string | null) =>
  db
    .selectFrom('enquiries')
    .where('kind', 'in', INBOX_KINDS)
    .where('agent_id', agentId === null ? 'is' : '=', agentId);

/** How many an agent, or with null the marketplace, has not begun to answer. */
export const newEnquiriesOf = (db: Db, agentId: string | null): Promise<number> =>
  countOf(addressedTo(db, agentId).where('state', '=', 'new'));

/**
 * A page of what is addressed to an agent, the newest first, due ones before and closed ones behind all others; null: to
 * nobody but the marketplace, about what no agent offered then. `states`: how many there are in each, whichever is asked
 * for; one without any is left out. An agent's hold those that are `due` as well: to be done on `today` (YYYY-MM-DD, in
 * India) or before. Throws 400 for a cursor that is none.
 */
export async function inboxPage(db: Db, agentId: string | null, { after, state }: InboxAsked, today: string) {
  const all = addressedTo(db, agentId);
  const isDue = sql<SqlBool>`(state <> 'closed' and next_on <= ${today})`;
  const own = state === undefined ? all : all.where((eb) => (state === 'due' ? isDue : eb('state', '=', state)));
  const due = sql<number>`sum(case when ${isDue} then 1 else 0 end)`;
  const counted = await all
    .select(['state', sql<number>`count(*)`.as('total')])
    .$if(agentId !== null, (query) => query.select(due.as('due')))
    .groupBy('state')
    .execute();
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  const allDue = sum(counted.map((row) => row.due ?? 0));
  const states = new Map<string, number>(counted.map((row) => [row.state, row.total]));
  if (allDue > 0) states.set('due', allDue);
  const place = sql<number>`created_at + case when ${isDue} then ${sql.lit(FAR)} when state = 'closed' then ${sql.lit(-FAR)} else 0 end`;
  const placed = db.selectFrom(own.select(COLUMNS).select(place.as('place')).as('placed')).selectAll();
  const page = await newestFirst(placed, { after, size: INBOX_PAGE, order: INBOX_ORDER, by: ['place', 'id'] });
  const total = state === undefined ? sum(counted.map((row) => row.total)) : (states.get(state) ?? 0);
  return { ...page, total, states };
}

/** More than the dashboard shows. */
const MOST_SENT = 50;

/** The listings that a user asked about and that are still shown, each once, the one asked about last first. */
export async function askedAbout(db: Db, userId: string) {
  const rows = await db
    .selectFrom('enquiries')
    .leftJoin('properties', 'properties.id', 'enquiries.listing_id')
    .leftJoin('projects', 'projects.id', 'enquiries.listing_id')
    .select(['listing_id', 'listing_kind', sql<number>`max(enquiries.created_at)`.as('at')])
    .where('enquiries.user_id', '=', userId)
    .where('kind', 'in', INBOX_KINDS)
    .where((eb) => eb.or([eb('properties.status', '=', ACTIVE), eb('projects.id', 'is not', null)]))
    .groupBy(['listing_id', 'listing_kind'])
    .orderBy('at', 'desc')
    .orderBy('listing_id')
    .limit(MOST_SENT)
    .execute();
  return rows.flatMap(({ listing_id: listingId, listing_kind: kind, at }) =>
    listingId === null || kind === null ? [] : [{ listingId, kind, at }],
  );
}

/** The `doc` and `state` of an enquiry that is addressed to nobody but the marketplace; undefined for none. */
export const ownEnquiry = (db: Db, enquiryId: string) =>
  addressedTo(db, null).select(['doc', 'state']).where('id', '=', enquiryId).executeTakeFirst();

/** To whom an enquiry of the inbox is addressed; undefined for one that is not there. */
export async function readerOf(db: Db, enquiryId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select('agent_id')
    .where('id', '=', enquiryId)
    .where('kind', 'in', INBOX_KINDS)
    .executeTakeFirst();
  return row?.agent_id;
}

/** Notes how far an agent is with an enquiry, and when the first step was done. `now` in ms since 1970. */
export async function writeProgress(
  db: Db,
  enquiryId: string,
  progress: Pick<Updateable<EnquiriesTable>, 'state' | 'note' | 'next_on'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('enquiries')
    .set(progress)
    .$if((progress.state ?? 'new') !== 'new', (query) =>
      query.set((eb) => ({ answered_at: eb.fn.coalesce('answered_at', eb.val(now)) })),
    )
    .where('id', '=', enquiryId)
    .execute();
}

/** The `doc` of listings of both kinds by their ids. */
export async function listingDocs(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await Promise.all([
    db.selectFrom('properties').select(['id', 'doc']).where('id', 'in', distinct).execute(),
    db.selectFrom('projects').select(['id', 'doc']).where('id', 'in', distinct).execute(),
  ]);
  return new Map(rows.flat().map(({ id, doc }) => [id, doc]));
}
