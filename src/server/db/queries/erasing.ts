import { ACTIVE, DELETED } from '@/domain/listingStatus';
import { parseDoc } from '../doc';
import { inTransaction } from '../inTransaction';
import { anyRow } from '../rows';
import type { Db } from '../schema';
import { INBOX_KINDS } from './enquiries';
import { writeListing } from './listings';

/** So many listings, and so many smaller things, go in one transaction. */
const LISTINGS = 50;
const ROWS = 500;
/** So many accounts are begun with in one round. */
const ACCOUNTS = 20;

/** What stands in place of a name where a row has to stay. */
const FORMER_MEMBER = 'Former member';

/** Accounts whose time to be taken back is over. */
export const dueToLeave = async (db: Db, now: number): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('leaves_at', '<=', now)
      .where('erased_at', 'is', null)
      .orderBy('leaves_at')
      .limit(ACCOUNTS)
      .execute()
  ).map(({ id }) => id);

/** Accounts of which something is left to erase: they are not empty yet, or a project names them as who offers it. */
export const beingErased = async (db: Db): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('erased_at', 'is not', null)
      .where((eb) =>
        eb.or([
          eb('leaves_at', 'is not', null),
          eb('id', 'in', eb.selectFrom('projects').select('owner_id').where('owner_id', 'is not', null)),
        ]),
      )
      .orderBy('erased_at')
      .limit(ACCOUNTS)
      .execute()
  ).map(({ id }) => id);

/** What the account offered, the marketplace offers itself from now on [JDET-9]. */
const releaseProjects = (db: Db, userId: string) =>
  db.updateTable('projects').set({ owner_id: null }).where('owner_id', '=', userId).execute();

/**
 * Begins the erasure of an account whose time is over: at once nothing says any longer who it was, and its number and
 * e-mail are free. False when it was kept in the meantime.
 */
export function emptyAccount(db: Db, userId: string, now: number): Promise<boolean> {
  return inTransaction(db, async (part) => {
    const user = await part
      .updateTable('users')
      .set({ erased_at: now })
      .where('id', '=', userId)
      .where('leaves_at', '<=', now)
      .where('erased_at', 'is', null)
      .returning(['phone', 'later_phone', 'email'])
      .executeTakeFirst();
    if (user === undefined) return false;
    await part
      .updateTable('users')
      .set({
        username: FORMER_MEMBER,
        name: null,
        // Unique, and nothing that anybody could type.
        phone: `erased ${userId}`,
        later_phone: null,
        phone_confirmed_at: null,
        email: `erased ${userId}`,
        language: 'en',
        country_code: '',
        password_hash: '!',
        role_code: 'usr',
        rank: null,
        rating: null,
        review_count: 0,
        doc: '{}',
        created_at: 0,
        suspended_reason: null,
      })
      .where('id', '=', userId)
      .execute();
    for (const table of ['sessions', 'login_places', 'aadhaar_numbers', 'saved_listings', 'phone_measures'] as const)
      await part.deleteFrom(table).where('user_id', '=', userId).execute();
    for (const table of ['phone_views', 'phone_place_views'] as const) {
      await part
        .deleteFrom(table)
        .where((eb) => eb.or([eb('user_id', '=', userId), eb('owner_id', '=', userId)]))
        .execute();
    }
    await part
      .deleteFrom('challenges')
      .where((eb) =>
        eb.or([
          eb('user_id', '=', userId),
          eb('email', '=', user.email),
          eb('phone', '=', user.later_phone ?? user.phone),
        ]),
      )
      .execute();
    await part.deleteFrom('agent_review_reports').where('user_id', '=', userId).execute();
    await part
      .deleteFrom('agent_reviews')
      .where((eb) => eb.or([eb('author_id', '=', userId), eb('agent_id', '=', userId)]))
      .execute();
    await part.deleteFrom('newsletter_readers').where('email', '=', user.email).execute();
    await part.deleteFrom('home_sections').where('section', '=', 'agents').where('record_id', '=', userId).execute();
    await releaseProjects(part, userId);
    return true;
  });
}

async function eraseListings(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'status'])
    .where('owner_id', '=', userId)
    .limit(LISTINGS)
    .execute();
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  // Whatever is counted still is counted no more.
  for (const { id, status } of rows) if (status === ACTIVE) await writeListing(db, id, { status: DELETED });
  await db.deleteFrom('posting_marks').where('listing_id', 'in', ids).execute();
  await db.deleteFrom('properties').where('id', 'in', ids).execute();
  return true;
}

/** Who an enquiry went to keeps that somebody asked, when, and for what; not who. */
const NOBODYS = new Set(['interestedIn', 'reason']);

async function anonymiseEnquiries(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'doc'])
    .where('user_id', '=', userId)
    .limit(ROWS)
    .execute();
  for (const { id, kind, doc } of rows) {
    if (kind === 'agentApplication') {
      await db.deleteFrom('enquiries').where('id', '=', id).execute();
      continue;
    }
    const left = Object.fromEntries(Object.entries(parseDoc(doc)).filter(([field]) => NOBODYS.has(field)));
    await db
      .updateTable('enquiries')
      .set({ doc: JSON.stringify(left), user_id: null, repeat_mark: null, note: null })
      .where('id', '=', id)
      .execute();
  }
  return rows.length > 0;
}

/**
 * Enquiries that others sent to the account: those about projects are new to the marketplace, whatever the agent did about
 * them [JDET-9]; nobody is left to read the others.
 */
async function dropInbox(db: Db, userId: string): Promise<boolean> {
  const rows = await db.selectFrom('enquiries').select('id').where('agent_id', '=', userId).limit(ROWS).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  const released = db
    .selectFrom('projects')
    .select('id')
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]));
  await db
    .updateTable('enquiries')
    .set({ agent_id: null, state: 'new', answered_at: null, note: null, next_on: null })
    .where('id', 'in', ids)
    .where('kind', 'in', INBOX_KINDS)
    .where('listing_id', 'in', released)
    .execute();
  await db.deleteFrom('enquiries').where('id', 'in', ids).where('agent_id', '=', userId).execute();
  return true;
}

/** Lets the pictures go: nothing refers to them any longer, and the sweep of uploads takes their files and rows. */
async function releasePictures(db: Db, userId: string, now: number): Promise<boolean> {
  const some = db
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', userId)
    .where('swept_at', 'is', null)
    .limit(ROWS);
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ swept_at: now })
    .where('id', 'in', some)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row itself goes last, once no picture is left. */
async function endErasure(db: Db, userId: string): Promise<boolean> {
  if (await anyRow(db.selectFrom('uploads').select('id').where('user_id', '=', userId).limit(1))) return false;
  await releaseProjects(db, userId);
  await db.deleteFrom('users').where('id', '=', userId).execute();
  return false;
}

/** One step of the erasure of an emptied account. False when there is no further one before its pictures are gone. */
export function eraseSome(db: Db, userId: string, now: number): Promise<boolean> {
  return inTransaction(
    db,
    async (part) =>
      (await eraseListings(part, userId)) ||
      (await anonymiseEnquiries(part, userId)) ||
      (await dropInbox(part, userId)) ||
      (await releasePictures(part, userId, now)) ||
      (await endErasure(part, userId)),
  );
}
