import { articleFault, paragraphsOf, slugOf, type ArticleFields, type ArticleText } from '@/domain/articles';
import { articleOf, NEWS, type NewsArticle } from '@/domain/news';
import { NEWS_HEADLINES, type NewsHeadline } from '@/domain/newsHeadlines';
import { showSite } from '@/domain/site';
import { allHeads, findArticle, publishedHeads, writeArticle } from '../db/queries/articles';
import type { ArticlesTable, Db } from '../db/schema';
import { HttpError } from '../kernel/httpError';
import type { Done, Work } from './act';
import { storedSite } from './settings';

/** More than anybody keeps in order by hand. */
const MOST = 500;

/** The articles that are shown, the newest first; the three of the app where the operator wrote none [HOME-10]. */
export async function shownNews(db: Db): Promise<readonly NewsHeadline[]> {
  const own = await publishedHeads(db);
  return own.length > 0 ? own : NEWS_HEADLINES;
}

const fromRow = ({ slug, topic, title, date, summary, body, picture, alt }: ArticlesTable): NewsArticle => ({
  ...{ slug, topic, title, date, summary },
  body: paragraphsOf(body),
  picture: picture === '' ? null : { src: picture, alt },
});

/** An article that is shown, by the last part of its address; undefined for none. */
export async function shownArticle(db: Db, slug: string): Promise<NewsArticle | undefined> {
  const row = await findArticle(db, slug);
  if (row !== undefined) return row.published === 1 ? fromRow(row) : undefined;
  const [own] = await publishedHeads(db, 1);
  return own === undefined ? articleOf(slug) : undefined;
}

const toRow = ({ body, picture, ...head }: NewsArticle): ArticlesTable => ({
  ...head,
  body: body.join('\n\n'),
  picture: picture?.src ?? '',
  alt: picture?.alt ?? '',
  published: 1,
});
const DEFAULTS: readonly ArticlesTable[] = NEWS.map(toRow);

/** All articles as an operator sees them, the newest first. */
export async function articleList(db: Db): Promise<readonly (NewsHeadline & { readonly published: boolean })[]> {
  const own = await allHeads(db);
  if (own.length === 0) return NEWS_HEADLINES.map((head) => ({ ...head, published: true }));
  return own.map(({ published, ...head }) => ({ ...head, published: published === 1 }));
}

/** An article as it is written. Throws 404 for none. */
export async function writtenArticle(db: Db, slug: string): Promise<ArticleFields> {
  const [any] = await allHeads(db);
  const row = any === undefined ? DEFAULTS.find((each) => each.slug === slug) : await findArticle(db, slug);
  if (row === undefined) throw new HttpError(404, 'There is no such article.');
  const { title, topic, summary, body, date, picture, alt, published } = row;
  return { title, topic, summary, body, date, picture, alt, published: published === 1 };
}

const TEXTS = ['title', 'topic', 'summary', 'body', 'date', 'picture', 'alt'] as const satisfies readonly ArticleText[];

/** Each fault of an article, after the name of its field. */
export const articleFaults = (fields: ArticleFields): readonly string[] =>
  TEXTS.flatMap((name) => {
    const fault = articleFault(name, fields);
    return fault === null ? [] : [`${name}: ${fault}`];
  });

function rowOf(slug: string, { published, body, ...texts }: ArticleFields): ArticlesTable {
  const { title, topic, summary, date, picture, alt } = texts;
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    slug,
    title: line(title),
    topic: line(topic),
    summary: line(summary),
    body: paragraphsOf(body).join('\n\n'),
    date: line(date),
    picture: line(picture),
    alt: picture.trim() === '' ? '' : line(alt),
    published: published ? 1 : 0,
  };
}

/** Writes articles. The first time the three of the app become rows, too, so that they can be changed and withdrawn. */
async function write(part: Db, rows: readonly ArticlesTable[]): Promise<void> {
  const [any] = await allHeads(part);
  for (const row of any === undefined ? [...DEFAULTS, ...rows] : rows) await writeArticle(part, row);
  const [shown] = await publishedHeads(part, 1);
  if (shown === undefined) throw new HttpError(409, 'One article stays published. Please publish another one first.');
}

/** A slug that no article has. */
function freeSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(title);
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? slug : `${slug}-${n}`;
    if (!taken.has(tried)) return tried;
  }
}

/** What the audit says of an article: not its whole text. */
const told = ({ title, date, published }: ArticlesTable) => ({ title, date, published: published === 1 });

type Saved = Done<{ readonly message: string; readonly slug: string }>;

/** Writes an article: a new one without a slug, else the one of that slug. */
export const saveArticle =
  (slug: string | null, fields: ArticleFields): Work<Saved> =>
  async (part) => {
    const [fault] = articleFaults(fields);
    if (fault !== undefined) throw new HttpError(400, fault);
    const all = await articleList(part);
    if (slug === null && all.length >= MOST) throw new HttpError(409, `There are ${MOST} articles already.`);
    const before = slug === null ? null : rowOf(slug, await writtenArticle(part, slug));
    const row = rowOf(slug ?? freeSlug(fields.title, new Set(all.map((each) => each.slug))), fields);
    if (before !== null && JSON.stringify(before) === JSON.stringify(row))
      throw new HttpError(409, 'Nothing was changed.');
    await write(part, [row]);
    const site = await storedSite(part);
    return {
      subject: `article:${row.slug}`,
      before: before && told(before),
      after: told(row),
      answer: { message: row.published === 1 ? 'Saved and published' : 'Saved, not published', slug: row.slug },
      afterwards: () => showSite(site),
    };
  };
