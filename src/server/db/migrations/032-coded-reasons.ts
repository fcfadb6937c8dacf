import type { Kysely, Migration } from 'kysely';

/** The table as it stands here. */
interface Tables {
  listing_reviews: { listing_id: string; reason: string | null };
}

/** What a check wrote until now that names nothing of the listing, and its code. */
const CODES: Readonly<Record<string, string>> = {
  'Please add the city.': 'city',
  'Please add the expected price.': 'price',
  'Please check the price and the area. The price per sq ft is far from what others ask there.': 'rate',
  'Confirm your mobile number first.': 'confirmFirst',
  'Your account no longer has a mobile number. Please write to us.': 'noNumber',
};

/** So many rows are read at once. */
const ROWS = 1000;

/**
 * Why a listing is not shown is kept by codes, so that its owner reads it in any language. A sentence that names fields
 * stays as it was written, until the listing is checked again.
 */
export const codedReasons: Migration = {
  async up(database: Kysely<unknown>) {
    const db = database as Kysely<Tables>;
    for (let last = ''; ;) {
      const rows = await db
        .selectFrom('listing_reviews')
        .select(['listing_id', 'reason'])
        .where('reason', 'is not', null)
        .where('listing_id', '>', last)
        .orderBy('listing_id')
        .limit(ROWS)
        .execute();
      for (const { listing_id, reason } of rows) {
        const reasons = (reason ?? '').split('\n').map((line) => {
          const code = CODES[line];
          return code === undefined ? { text: line } : { code };
        });
        await db
          .updateTable('listing_reviews')
          .set({ reason: JSON.stringify(reasons) })
          .where('listing_id', '=', listing_id)
          .execute();
      }
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.listing_id;
    }
  },
};
