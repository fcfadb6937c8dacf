import { sql } from 'kysely';
import type { Db } from '../schema';

const HOUR = 60 * 60 * 1000;
/** After so long without a try a growing wait begins anew, ms. */
const FORGET = HOUR;
/** Tries without a wait, the first wait, the longest one (ms), and how often it doubles before that. */
const FREE_TRIES = 5;
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 5 * 60 * 1000;
const DOUBLINGS = 7;
/** An address from which nobody logged in for so long is a new one again, ms. */
const PLACE_KEPT = 180 * 24 * HOUR;

/** `most` at once, and one more every `every` ms. */
export interface Measure {
  readonly most: number;
  readonly every: number;
}

/** Whether it may be done; else how long to wait, ms. `left` says how often it may be done at once after this. */
export type Taken = { readonly wait: 0; readonly left: number } | { readonly wait: number; readonly left: 0 };

async function waitFor(db: Db, key: string, now: number, slack: number): Promise<number> {
  const row = await db.selectFrom('limits').select('free_at').where('key', '=', key).executeTakeFirst();
  return Math.max(1, (row?.free_at ?? now) - slack - now);
}

/**
 * Takes one from a measure that all processes on the database share. One statement decides and counts, so that
 * parallel callers never take more than there is; who is refused costs the others nothing.
 * `free_at` is when the measure will be whole again.
 */
export async function take(db: Db, key: string, { most, every }: Measure, now: number): Promise<Taken> {
  const slack = (most - 1) * every;
  const row = await db
    .insertInto('limits')
    .values({ key, free_at: now + every, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          free_at: sql<number>`case when limits.free_at > ${now} then limits.free_at else ${now} end + ${every}`,
        })
        .where('limits.free_at', '<=', now + slack),
    )
    .returning('free_at')
    .executeTakeFirst();
  if (row === undefined) return { wait: await waitFor(db, key, now, slack), left: 0 };
  return { wait: 0, left: Math.floor((now + most * every - row.free_at) / every) };
}

/** Gives back what was taken: the thing turned out not to count. */
export async function giveBack(db: Db, key: string, { every }: Measure): Promise<void> {
  await db
    .updateTable('limits')
    .set({ free_at: sql<number>`free_at - ${every}` })
    .where('key', '=', key)
    .execute();
}

/**
 * Counts a try whose waits grow: five are free, then 2 s, 4 s, 8 s … and at most 5 minutes lie between two. A try
 * during a wait is refused and does not lengthen it. `forget` ends the count; an hour's rest does too.
 */
export async function tryOnce(db: Db, key: string, now: number): Promise<Taken> {
  const next = sql<number>`limits.tries + 1 - ${FREE_TRIES}`;
  // A bare parameter takes its type from its surroundings, here an integer, which no time fits in.
  const time = (at: number) => sql<number>`cast(${at} as double precision)`;
  const row = await db
    .insertInto('limits')
    .values({ key, free_at: now, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when limits.free_at <= ${now - FORGET} then 1 else limits.tries + 1 end`,
          free_at: sql<number>`case
            when limits.free_at <= ${now - FORGET} or ${next} < 0 then ${time(now)}
            when ${next} > ${DOUBLINGS} then ${time(now + LONGEST_WAIT)}
            else ${time(now)} + ${FIRST_WAIT} * (1 << (${next})) end`,
        })
        .where('limits.free_at', '<=', now),
    )
    .returning('tries')
    .executeTakeFirst();
  return row === undefined ? { wait: await waitFor(db, key, now, 0), left: 0 } : { wait: 0, left: 1 };
}

/** Takes back a try: it turned out not to be one, and the next may follow at once. `now` is when it was counted. */
export async function takeBackTry(db: Db, key: string, now: number): Promise<void> {
  await db
    .updateTable('limits')
    .set({ tries: sql<number>`tries - 1`, free_at: now })
    .where('key', '=', key)
    .execute();
}

/** Ends a growing wait: it was the right person. */
export async function forget(db: Db, key: string): Promise<void> {
  await db.deleteFrom('limits').where('key', '=', key).execute();
}

/** Whether an account was logged in to from this address before; `key` names both. */
export async function isKnownPlace(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('login_places').select('at').where('key', '=', key).executeTakeFirst()) !== undefined;
}

/** Notes that an account was logged in to from an address. */
export async function rememberPlace(db: Db, key: string, now: number): Promise<void> {
  await db
    .insertInto('login_places')
    .values({ key, at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ at: now }))
    .execute();
}

/** Lets go what no longer bounds anything. */
export async function sweepLimits(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('limits')
    .where('free_at', '<=', now - FORGET)
    .execute();
  await db
    .deleteFrom('login_places')
    .where('at', '<=', now - PLACE_KEPT)
    .execute();
}
