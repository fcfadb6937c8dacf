import { sql } from 'kysely';
import { ACTIVE } from '@/domain/listingStatus';
import { inTransaction } from '../inTransaction';
import { anyRow } from '../rows';
import type { Db } from '../schema';

/** So many owners at most within the time that counts. */
interface PhoneMeasures {
  readonly ofAccount: number;
  readonly ofPlace: number;
}

interface PhoneView {
  readonly userId: string;
  readonly ownerId: string;
  /** The hash of the network address that asks. */
  readonly place: string;
  readonly now: number;
  /** For how long a view counts, ms. */
  readonly counts: number;
  readonly measures: PhoneMeasures;
}

/** Somebody who asks for more than there is. */
interface MetMeasure {
  readonly kind: 'account' | 'address';
  /** The account that asks. */
  readonly userId: string;
  /** Owners whose numbers went to the account or the address, and the accounts that they went to. */
  readonly owners: number;
  readonly accounts: number;
}

type SeenPhone =
  | { readonly given: true }
  | {
      readonly given: false;
      /** Whose measure was met; null where there is no such owner. */
      readonly met: MetMeasure | null;
      /** When one more may be given, ms since 1970. */
      readonly freeAt: number;
      /** Whether this is the first time within the time that counts. */
      readonly isNews: boolean;
    };

const accountKey = (userId: string): string => `account ${userId}`;
const placeKey = (place: string): string => `address ${place}`;

/** Whether a user was given this owner's phone within the time. */
function hasSeen(db: Db, { userId, ownerId, now, counts }: PhoneView): Promise<boolean> {
  const own = db.selectFrom('phone_views').select('at').where('user_id', '=', userId);
  return anyRow(own.where('owner_id', '=', ownerId).where('at', '>', now - counts));
}

/** Takes the row of who is counted, until the transaction ends. */
async function hold(part: Db, who: string, userId: string | null, now: number): Promise<void> {
  await part
    .insertInto('phone_measures')
    .values({ who, at: now, met_at: null, user_id: userId, owners: 0, accounts: 0 })
    .onConflict((conflict) => conflict.column('who').doUpdateSet({ at: now }))
    .execute();
}

interface Counted {
  readonly owners: number;
  readonly accounts: number;
  /** The times of the views, the earliest first. */
  readonly times: readonly number[];
}

async function ofAccount(part: Db, { userId, now, counts }: PhoneView): Promise<Counted> {
  const rows = await part
    .selectFrom('phone_views')
    .select('at')
    .where('user_id', '=', userId)
    .where('at', '>', now - counts)
    .orderBy('at')
    .execute();
  return { owners: rows.length, accounts: 1, times: rows.map(({ at }) => at) };
}

async function ofPlace(part: Db, { place, ownerId, now, counts }: PhoneView): Promise<Counted> {
  const rows = await part
    .selectFrom('phone_place_views')
    .select(['at', 'user_id', 'owner_id'])
    .where('place', '=', place)
    .where('at', '>', now - counts)
    .orderBy('at')
    .execute();
  // The same owner again, for another account, is no number more.
  const others = rows.filter(({ owner_id }) => owner_id !== ownerId);
  const accounts = new Set(rows.map(({ user_id }) => user_id)).size;
  return { owners: others.length, accounts, times: others.map(({ at }) => at) };
}

interface Over {
  readonly who: string;
  readonly met: MetMeasure;
  readonly freeAt: number;
}

/** Who, account or address, has all that the measure gives; null where there is one more for both. */
async function overMeasure(db: Db, view: PhoneView): Promise<Over | null> {
  const { userId, place, now, counts, measures } = view;
  const both = [
    { kind: 'account', who: accountKey(userId), most: measures.ofAccount, counted: await ofAccount(db, view) },
    { kind: 'address', who: placeKey(place), most: measures.ofPlace, counted: await ofPlace(db, view) },
  ] as const;
  const over = both.find(({ most, counted }) => counted.owners >= most);
  if (over === undefined) return null;
  const { kind, who, most, counted } = over;
  const { owners, accounts, times } = counted;
  return { who, met: { kind, userId, owners, accounts }, freeAt: (times[owners - most] ?? now) + counts };
}

/** For which of account and address the operator was told within the time that counts. */
async function toldOf(db: Db, { userId, place, now, counts }: PhoneView): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('phone_measures')
    .select('who')
    .where('who', 'in', [accountKey(userId), placeKey(place)])
    .where('met_at', '>', now - counts)
    .execute();
  return rows.map(({ who }) => who);
}

/** Notes that a measure was met; whether nobody noted it within the time that counts. */
const noteMet = (part: Db, { who, met }: Over, { now, counts }: PhoneView): Promise<boolean> =>
  anyRow(
    part
      .updateTable('phone_measures')
      .set({ met_at: now, user_id: met.userId, owners: met.owners, accounts: met.accounts })
      .where('who', '=', who)
      .where((eb) => eb.or([eb('met_at', 'is', null), eb('met_at', '<=', now - counts)]))
      .returning('who'),
  );

/**
 * Notes that a user is given an owner's phone, or answers that it would be one owner too many for the account or for
 * the network address. A number that the account was given within the time is no further one, wherever it asks from.
 * The rows of account and address are taken before counting, always in this order, so that parallel questions, in one
 * process or several, get no more than one after the other would. Who has all there is, and asks on, costs reads alone.
 */
export async function seePhone(db: Db, view: PhoneView): Promise<SeenPhone> {
  const { userId, ownerId, place, now, counts } = view;
  if (await hasSeen(db, view)) return { given: true };
  const told = await toldOf(db, view);
  const before = told.length === 0 ? null : await overMeasure(db, view);
  if (before !== null && told.includes(before.who)) return { given: false, ...before, isNews: false };
  return inTransaction(db, async (part) => {
    await hold(part, accountKey(userId), userId, now);
    if (await hasSeen(part, view)) return { given: true };
    const isThere = await anyRow(part.selectFrom('users').select('id').where('id', '=', ownerId));
    if (!isThere) return { given: false, met: null, freeAt: now, isNews: false };
    await hold(part, placeKey(place), null, now);
    const over = await overMeasure(part, view);
    if (over !== null) return { given: false, ...over, isNews: await noteMet(part, over, view) };
    await part
      .insertInto('phone_views')
      .values({ user_id: userId, owner_id: ownerId, at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'owner_id']).doUpdateSet({ at: now }))
      .execute();
    await part
      .insertInto('phone_place_views')
      .values({ place, owner_id: ownerId, user_id: userId, at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['place', 'owner_id'])
          .doUpdateSet({ at: now, user_id: userId })
          .where('phone_place_views.at', '<=', now - counts),
      )
      .execute();
    return { given: true };
  });
}

/**
 * The owners, none who is away or shows nothing any longer, whose phones a user was given after `since`, and would be given
 * again for nothing.
 */
export function givenOwners(db: Db, userId: string, since: number) {
  return db
    .selectFrom('phone_views')
    .innerJoin('users', 'users.id', 'phone_views.owner_id')
    .select(['phone_views.owner_id', 'phone', 'phone_confirmed_at', 'must_confirm_phone'])
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .where('away_since', 'is', null)
    .where((eb) => {
      const shown = (table: 'properties' | 'projects') =>
        eb.selectFrom(table).select(`${table}.id`).whereRef(`${table}.owner_id`, '=', 'users.id');
      return eb.or([
        eb('role_code', '=', 'agt'),
        eb.exists(shown('properties').where('properties.status', '=', ACTIVE)),
        eb.exists(shown('projects')),
      ]);
    })
    .orderBy('phone_views.owner_id')
    .execute();
}

/** Forgets the views that were no later than `until`, which count no more, and who was last counted before `measures`. */
export async function sweepPhoneViews(db: Db, until: number, measures: number): Promise<void> {
  await db.deleteFrom('phone_views').where('at', '<=', until).execute();
  await db.deleteFrom('phone_place_views').where('at', '<=', until).execute();
  await db.deleteFrom('phone_measures').where('at', '<=', measures).execute();
}

/** Those who met a measure since then, the latest first, with the account's name. */
export function metMeasures(db: Db, since: number) {
  return db
    .selectFrom('phone_measures')
    .leftJoin('users', 'users.id', 'phone_measures.user_id')
    .select(['who', 'met_at', 'user_id', 'owners', 'accounts', 'username', 'users.created_at'])
    .where('met_at', '>', since)
    .orderBy('met_at', 'desc')
    .orderBy('who')
    .execute();
}

/** The accounts to which an address's numbers went first, with how many, as far as they count still. */
export function accountsAt(db: Db, place: string, most: number) {
  return db
    .selectFrom('phone_place_views')
    .innerJoin('users', 'users.id', 'phone_place_views.user_id')
    .select(['user_id', 'username', sql<number>`count(*)`.as('owners')])
    .where('place', '=', place)
    .groupBy(['user_id', 'username'])
    .orderBy('owners', 'desc')
    .orderBy('user_id')
    .limit(most)
    .execute();
}
