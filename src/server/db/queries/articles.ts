import type { NewsHeadline } from '@/domain/newsHeadlines';
import type { ArticlesTable, Db } from '../schema';

const HEAD = ['slug', 'topic', 'title', 'date', 'summary'] as const;

/** The newest first. */
const inOrder = (db: Db) => db.selectFrom('articles').orderBy('date', 'desc').orderBy('slug');

/** What lists say of the articles that are shown, the newest first. */
export const publishedHeads = (db: Db, most?: number): Promise<NewsHeadline[]> =>
  inOrder(db)
    .select(HEAD)
    .where('published', '=', 1)
    .$if(most !== undefined, (all) => all.limit(most ?? 0))
    .execute();

/** The same of all articles. */
export const allHeads = (db: Db) =>
  inOrder(db)
    .select([...HEAD, 'published'])
    .execute();

export async function findArticle(db: Db, slug: string): Promise<ArticlesTable | undefined> {
  // PostgreSQL takes no text with a NUL.
  if (slug.includes('\0')) return undefined;
  return db.selectFrom('articles').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The same, kept from other writers until the transaction ends. */
export async function takeArticle(part: Db, slug: string): Promise<ArticlesTable | undefined> {
  if ((await findArticle(part, slug)) === undefined) return undefined;
  const taken = part.updateTable('articles').set((eb) => ({ date: eb.ref('date') }));
  return taken.where('slug', '=', slug).returningAll().executeTakeFirst();
}

/** Adds those articles whose slugs nobody has taken; false when there was none. */
export async function addArticles(db: Db, rows: readonly ArticlesTable[]): Promise<boolean> {
  const added = db
    .insertInto('articles')
    .values(rows)
    .onConflict((clash) => clash.doNothing());
  return (await added.returning('slug').execute()).length > 0;
}

export async function writeArticle(db: Db, { slug, ...rest }: ArticlesTable): Promise<void> {
  await db.updateTable('articles').set(rest).where('slug', '=', slug).execute();
}
