import type { Db } from '../schema';

/** The same payload of the same user within this time is a repeat, ms. */
const REPEAT_TIME = 10 * 60 * 1000;

interface Posting {
  readonly mark: string;
  readonly listingId: string;
  /** What it is answered, by its code. */
  readonly answer: string;
  readonly at: number;
}

/**
 * Notes a posting; null when it is the first one. Else what the first one was answered. One statement decides, so that
 * the same payload sent many times at once is posted once. To be run in the transaction that adds the listing.
 */
export async function notePosting(db: Db, { mark, listingId, answer, at }: Posting): Promise<string | null> {
  const row = await db
    .insertInto('posting_marks')
    .values({ mark, listing_id: listingId, answer, at })
    .onConflict((conflict) =>
      conflict
        .column('mark')
        .doUpdateSet({ listing_id: listingId, answer, at })
        // One of a time that is still to come was noted while a clock was wrong.
        .where((eb) =>
          eb.or([eb('posting_marks.at', '<=', at - REPEAT_TIME), eb('posting_marks.at', '>', at + REPEAT_TIME)]),
        ),
    )
    .returning('mark')
    .executeTakeFirst();
  if (row !== undefined) return null;
  const first = await db.selectFrom('posting_marks').select('answer').where('mark', '=', mark).executeTakeFirst();
  return first?.answer ?? answer;
}

/** After this the same payload is a new posting: its listing was deleted. */
export async function forgetPosting(db: Db, listingId: string): Promise<void> {
  await db.deleteFrom('posting_marks').where('listing_id', '=', listingId).execute();
}

/** Lets go the marks that no longer say anything. */
export async function sweepPostingMarks(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('posting_marks')
    .where((eb) => eb.or([eb('at', '<=', now - REPEAT_TIME), eb('at', '>', now + REPEAT_TIME)]))
    .execute();
}
