import { anyRow } from '../rows';
import type { Db, NewsletterReadersTable } from '../schema';

const ROUND = 500;

const COLUMNS = ['email', 'token', 'confirmed_at'] as const;
type NewsletterReader = Pick<NewsletterReadersTable, (typeof COLUMNS)[number]>;

/** Notes a wish for the newsletter, `now` in ms since 1970; one that is known keeps its link. Answers how it stands. */
export const askForNewsletter = (db: Db, email: string, token: string, now: number): Promise<NewsletterReader> =>
  db
    .insertInto('newsletter_readers')
    .values({ email, token, asked_at: now, confirmed_at: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ asked_at: now }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Whose link it is; undefined when it is nobody's any longer. */
export const newsletterReader = (db: Db, token: string): Promise<NewsletterReader | undefined> =>
  db.selectFrom('newsletter_readers').select(COLUMNS).where('token', '=', token).executeTakeFirst();

/** Confirms a wish. False for a link that is nobody's any longer. */
export const confirmNewsletter = (db: Db, token: string, now: number): Promise<boolean> =>
  anyRow(
    db
      .updateTable('newsletter_readers')
      .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.cast<number>(eb.val(now), 'double precision')) }))
      .where('token', '=', token)
      .returning('email'),
  );

/** Ends a wish: nothing is kept of it. */
export async function leaveNewsletter(db: Db, token: string): Promise<void> {
  await db.deleteFrom('newsletter_readers').where('token', '=', token).execute();
}

/** Everybody who confirmed the wish, the first one first. */
export const newsletterReaders = (db: Db): Promise<NewsletterReader[]> =>
  db
    .selectFrom('newsletter_readers')
    .select(COLUMNS)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('email')
    .execute();

/** Lets go some of the wishes that nobody has confirmed since `until`, ms since 1970. */
export async function sweepNewsletter(db: Db, until: number): Promise<void> {
  const old = db
    .selectFrom('newsletter_readers')
    .select('email')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', until)
    .limit(ROUND);
  await db.deleteFrom('newsletter_readers').where('email', 'in', old).execute();
}
