import type { Language } from '@/domain/languages';
import { ARTICLE_TEXT_NAMES, articleTexts, type ArticleFields, type ArticleText } from '@/contract/articleFields';
import { articleFault, paragraphsOf, slugOf } from '@/domain/articles';
import { articleOf, NEWS, type NewsArticle } from '@/domain/news';
import { NEWS_HEADLINES, type NewsHeadline } from '@/domain/newsHeadlines';
import { showSite } from '@/domain/site';
import { addArticles, allHeads, findArticle, publishedHeads, takeArticle, writeArticle } from '../db/queries/articles';
import type { ArticlesTable, Db } from '../db/schema';
import * as en from '../../words/built/en/consoleHome';
import * as hi from '../../words/built/hi/consoleHome';
import * as te from '../../words/built/te/consoleHome';
import { HttpError } from '../kernel/httpError';
import { said, spokenBy, type Said, type Spoken } from '../kernel/said';
import type { Done, Work } from './act';
import { checkSeen, faultOf, recordMark, showPictures } from './deskRecords';
import { storedSite } from './settings';

const noArticle = () => new HttpError(404, said('noSuchArticle'));
/** More than anybody keeps in order by hand. */
const MOST = 500;

/** The articles that are shown, the newest first; the three of the app where the operator wrote none [HOME-10]. */
export async function shownNews(db: Db): Promise<readonly NewsHeadline[]> {
  const own = await publishedHeads(db);
  return own.length > 0 ? own : NEWS_HEADLINES;
}

/** So many articles a page of all. */
const PAGE = 50;

/** A page of the articles that are shown, from 1, and how many pages there are. */
export async function newsPage(db: Db, page: number) {
  const all = await shownNews(db);
  return { articles: all.slice((page - 1) * PAGE, page * PAGE), pages: Math.ceil(all.length / PAGE) };
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

const fieldsOf = (row: ArticlesTable): ArticleFields => ({
  ...articleTexts((name) => row[name]),
  published: row.published === 1,
});
const markOf = (row: ArticlesTable): string => recordMark(fieldsOf(row));
function asWritten(row: ArticlesTable | undefined) {
  if (row === undefined) throw noArticle();
  return { mark: markOf(row), fields: fieldsOf(row) };
}

/** An article as it is written. Throws 404 for none. */
export async function writtenArticle(db: Db, slug: string) {
  const [any] = await allHeads(db);
  return asWritten(any === undefined ? DEFAULTS.find((each) => each.slug === slug) : await findArticle(db, slug));
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, hi, te };

/** What is wrong with a text of an article; null when nothing is. */
export const spokenFault = (name: ArticleText, fields: ArticleFields): Spoken | null =>
  spokenBy(WORDS, ({ faults }) => articleFault(name, fields, faults));

/** Each fault of an article, with the name of its field. */
const articleFaults = (fields: ArticleFields): readonly Said[] =>
  ARTICLE_TEXT_NAMES.flatMap((name) => {
    const fault = spokenFault(name, fields);
    return fault === null ? [] : [faultOf(name, fault)];
  });

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

function rowOf(slug: string, fields: ArticleFields): ArticlesTable {
  const lines = articleTexts((name) => line(fields[name]));
  return {
    slug,
    ...lines,
    body: paragraphsOf(fields.body).join('\n\n'),
    alt: lines.picture === '' ? '' : lines.alt,
    published: fields.published ? 1 : 0,
  };
}

/** A slug that no article has. */
function freeSlug(title: string, taken: (slug: string) => boolean): string {
  const slug = slugOf(title);
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? slug : `${slug}-${n}`;
    if (!taken(tried)) return tried;
  }
}

/** An article that is changed, as an operator saw it. */
interface SeenArticle {
  readonly slug: string;
  readonly mark: string;
}

/**
 * Writes articles. The first time the three of the app become rows, too, so that they can be changed and withdrawn. `write`
 * answers what was there before and is after; throws 400 for a fault, 404 for a slug that there is not, 409 for an article
 * that is no longer what was seen. To be ended.
 * `now`: ms since 1970.
 */
export async function articleWriter(part: Db, now: number) {
  const [any] = await allHeads(part);
  if (any === undefined) await addArticles(part, DEFAULTS);
  const heads = new Map((await allHeads(part)).map(({ slug, title }) => [slug, title]));
  const add = async (fields: ArticleFields): Promise<ArticlesTable> => {
    const row = rowOf(
      freeSlug(fields.title, (each) => heads.has(each)),
      fields,
    );
    heads.set(row.slug, row.title);
    // Somebody else may have taken the slug meanwhile.
    return (await addArticles(part, [row])) ? row : add(fields);
  };
  const change = async ({ slug, mark }: SeenArticle, fields: ArticleFields) => {
    const row = await takeArticle(part, slug);
    if (row === undefined) throw noArticle();
    checkSeen(row.title, markOf(row), mark);
    const [before, after] = [rowOf(slug, fieldsOf(row)), rowOf(slug, fields)];
    heads.set(slug, after.title);
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    if (!isSame) await writeArticle(part, after);
    return { before, after, isSame };
  };
  return {
    written: async (slug: string) => asWritten(await takeArticle(part, slug)),
    /** The slug of the article of this title. */
    titled: (title: string): string | null =>
      [...heads].find(([, each]) => each.toLowerCase() === line(title).toLowerCase())?.[0] ?? null,
    write: async (seen: SeenArticle | null, fields: ArticleFields) => {
      const [fault] = articleFaults(fields);
      if (fault !== undefined) throw new HttpError(400, fault);
      if (seen === null && heads.size >= MOST) throw new HttpError(409, said('manyArticles', { most: MOST }));
      const { before, after, isSame } = seen
        ? await change(seen, fields)
        : { before: null, after: await add(fields), isSame: false };
      if (isSame) return { before, after, isSame };
      const shown = (url = '') => (url === '' ? [] : [{ field: 'picture', url }]);
      const pictures = { now: shown(after.picture), before: shown(before?.picture) };
      await showPictures(part, `article:${after.slug}`, pictures, now);
      return { before, after, isSame };
    },
    /** Throws 409 when no article would be shown. */
    end: async () => {
      const [shown] = await publishedHeads(part, 1);
      if (shown === undefined) throw new HttpError(409, said('lastArticle'));
    },
  };
}

/** What the audit says of an article: not its whole text. */
const told = ({ title, date, published }: ArticlesTable) => ({ title, date, published: published === 1 });

/** Writes an article: a new one, or the one that was seen. */
export const saveArticle =
  (
    seen: SeenArticle | null,
    fields: ArticleFields,
    now: number,
  ): Work<Done<{ readonly message: Said; readonly slug: string }>> =>
  async (part) => {
    const writer = await articleWriter(part, now);
    const { before, after, isSame } = await writer.write(seen, fields);
    if (isSame) throw new HttpError(409, said('nothingChanged'));
    await writer.end();
    const site = await storedSite(part);
    return {
      subject: `article:${after.slug}`,
      before: before && told(before),
      after: told(after),
      answer: { message: after.published === 1 ? said('articlePublished') : said('articleKept'), slug: after.slug },
      afterwards: () => showSite(site),
    };
  };
