import { NEWS_PATHS } from '@/domain/firstCalls';
import { imageList } from '@/domain/images';
import type { NewsArticle } from '@/domain/news';
import { searchOf, type Build } from './call';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, number, object, rows, text, texts } from './readers/coerce';
import type { Reader } from './types';

const readArticle: Reader<NewsArticle> = (body) => {
  const { slug, topic, title, date, summary, body: paragraphs, picture } = object(body);
  const { src, alt } = isRaw(picture) ? picture : {};
  const [address] = imageList(src);
  return {
    result: {
      slug: text(slug) ?? '',
      topic: text(topic) ?? '',
      title: text(title) ?? '',
      date: text(date) ?? '',
      summary: text(summary) ?? '',
      body: texts(paragraphs) ?? [],
      picture: address === undefined ? null : { src: address, alt: text(alt) ?? '' },
    },
    records: {},
  };
};

export interface NewsPage {
  readonly articles: readonly Pick<NewsArticle, 'slug' | 'title'>[];
  readonly pages: number;
}

const readNews: Reader<NewsPage> = (body) => {
  const { articles, pages } = object(body);
  const heads = rows(articles).map(({ slug, title }) => ({ slug: text(slug) ?? '', title: text(title) ?? '' }));
  return { result: { articles: heads, pages: number(pages) ?? 1 }, records: {} };
};

const endpoints = (build: Build) => ({
  /** An article that the operator wrote [HOME-10]; the argument is the last part of its address. */
  getArticle: build.query<NewsArticle, string>({
    query: (id) => ({ url: `${NEWS_PATHS.getArticle}?${searchOf({ id })}`, read: readArticle }),
    transformResponse: (result: unknown) => result as NewsArticle,
  }),
  /** A page of all of them; the argument is its query string, '' for the first. */
  getNews: build.query<NewsPage, string>({
    query: (search) => ({ url: [NEWS_PATHS.getNews, search].filter((part) => part !== '').join('?'), read: readNews }),
    transformResponse: (result: unknown) => result as NewsPage,
  }),
});

/** The articles: a call beyond the 29. */
export const newsApi = marketplaceApi.injectEndpoints({ endpoints });
