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

/** Writes an article under its slug, whether or not there was one. */
export async function writeArticle(db: Db, { slug, ...rest }: ArticlesTable): Promise<void> {
  await db
    .insertInto('articles')
    .values({ slug, ...rest })
    .onConflict((clash) => clash.column('slug').doUpdateSet(rest))
    .execute();
}
