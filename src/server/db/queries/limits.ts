import { sql } from 'kysely';
import { anyRow } from '../rows';
import type { Db } from '../schema';

const HOUR = 60 * 60 * 1000;
/** After so long without a try a growing wait begins anew, ms. */
const FORGET = HOUR;
const FORGET_ONE = 10 * 60 * 1000;
/** No measure is longer than this, ms. */
const FARTHEST = 48 * HOUR;
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

/** The clocks of processes on one database differ by less than this, ms. */
export const SKEW = 10_000;

/** A bare parameter takes its type from its surroundings, which may be an integer, and no time fits in one. */
const time = (at: number) => sql<number>`cast(${at} as double precision)`;

/** How long until a measure gives again, ms; never longer than `longest`, whatever the row says. */
async function waitFor(db: Db, key: string, now: number, slack: number, longest: number): Promise<number> {
  const row = await db.selectFrom('limits').select('free_at').where('key', '=', key).executeTakeFirst();
  return Math.min(longest, Math.max(1, (row?.free_at ?? now) - slack - now));
}

/**
 * Takes one from a measure that all processes on the database share. One statement decides and counts, so that
 * parallel callers never take more than there is; who is refused costs the others nothing.
 * `free_at` is when the measure will be whole again. One that is further ahead than a measure can be was written while
 * a clock was wrong, and bounds nothing: the measure starts anew.
 */
export async function take(db: Db, key: string, { most, every }: Measure, now: number): Promise<Taken> {
  const slack = (most - 1) * every;
  const beyond = now + most * every + SKEW;
  const row = await db
    .insertInto('limits')
    .values({ key, free_at: now + every, tries: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          free_at: sql<number>`
            case when limits.free_at > ${now} and limits.free_at <= ${beyond} then limits.free_at else ${now} end
            + ${every}`,
        })
        .where((eb) => eb.or([eb('limits.free_at', '<=', now + slack), eb('limits.free_at', '>', beyond)])),
    )
    .returning('free_at')
    .executeTakeFirst();
  if (row === undefined) return { wait: await waitFor(db, key, now, slack, every + SKEW), left: 0 };
  return { wait: 0, left: Math.floor((now + most * every - row.free_at) / every) };
}

/**
 * Counts `count` that were used already, however many are left; with 0 it only asks. Answers when the measure will be
 * whole again, ms since 1970: there is something left while that is less than `most * every` ahead.
 */
export async function spend(
  db: Db,
  key: string,
  count: number,
  { most, every }: Measure,
  now: number,
): Promise<number> {
  const [cost, full] = [count * every, now + most * every];
  if (count === 0) {
    const row = await db.selectFrom('limits').select('free_at').where('key', '=', key).executeTakeFirst();
    return row === undefined || row.free_at > full + SKEW ? now : Math.max(now, row.free_at);
  }
  const { free_at } = await db
    .insertInto('limits')
    .values({ key, free_at: Math.min(full, now + cost), tries: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        free_at: sql<number>`case
          when limits.free_at <= ${now} or limits.free_at > ${full + SKEW} then ${time(Math.min(full, now + cost))}
          when limits.free_at > ${full - cost} then ${time(full)}
          else limits.free_at + ${cost} end`,
      }),
    )
    .returning('free_at')
    .executeTakeFirstOrThrow();
  return free_at;
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
  const beyond = now + LONGEST_WAIT + SKEW;
  // After an hour's rest, and after a wait that a wrong clock has written.
  const anew = sql<boolean>`(limits.free_at <= ${now - FORGET} or limits.free_at > ${beyond})`;
  const row = await db
    .insertInto('limits')
    .values({ key, free_at: now, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when ${anew} then 1 else limits.tries + 1 end`,
          free_at: sql<number>`case
            when ${anew} or ${next} < 0 then ${time(now)}
            when ${next} > ${DOUBLINGS} then ${time(now + LONGEST_WAIT)}
            else ${time(now)} + ${FIRST_WAIT} * (1 << (${next})) end`,
        })
        .where((eb) => eb.or([eb('limits.free_at', '<=', now), eb('limits.free_at', '>', beyond)])),
    )
    .returning('tries')
    .executeTakeFirst();
  if (row !== undefined) return { wait: 0, left: 1 };
  return { wait: await waitFor(db, key, now, 0, LONGEST_WAIT + SKEW), left: 0 };
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

/** Whether an account was logged in to from this place before; `key` names both. */
export const isKnownPlace = (db: Db, key: string): Promise<boolean> =>
  anyRow(db.selectFrom('login_places').select('at').where('key', '=', key));

/** Notes that an account was logged in to from a place; `key` names both. */
export async function rememberPlace(db: Db, userId: string, key: string, now: number): Promise<void> {
  await db
    .insertInto('login_places')
    .values({ key, user_id: userId, at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ at: now }))
    .execute();
}

/**
 * Lets go what no longer bounds anything: measures that are whole, tries that are forgotten (a single one sooner: most
 * of what a flood leaves behind is of that kind), and what a wrong clock has written.
 */
export async function sweepLimits(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('limits')
    .where((eb) =>
      eb.or([
        eb('free_at', '<=', now - FORGET),
        eb.and([eb('free_at', '<=', now - FORGET_ONE), eb('tries', '=', 1)]),
        eb.and([eb('free_at', '<=', now), eb('tries', '=', 0)]),
        eb('free_at', '>', now + FARTHEST),
      ]),
    )
    .execute();
  await db
    .deleteFrom('login_places')
    .where('at', '<=', now - PLACE_KEPT)
    .execute();
}
