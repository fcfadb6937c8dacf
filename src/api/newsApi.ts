import { callAddress } from '@/domain/firstCalls';
import { imageList } from '@/domain/images';
import type { NewsArticle } from '@/domain/news';
import type { NewsHeadline } from '@/domain/newsHeadlines';
import type { Build } from './call';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, number, object, rows, text, texts, type Raw } from './readers/coerce';
import type { Reader } from './types';

const headOf = ({ slug, topic, title, date, summary }: Raw): NewsHeadline => ({
  slug: text(slug) ?? '',
  topic: text(topic) ?? '',
  title: text(title) ?? '',
  date: text(date) ?? '',
  summary: text(summary) ?? '',
});

const readArticle: Reader<NewsArticle> = (body) => {
  const raw = object(body);
  const { src, alt } = isRaw(raw['picture']) ? raw['picture'] : {};
  const [address] = imageList(src);
  return {
    result: {
      ...headOf(raw),
      body: texts(raw['body']) ?? [],
      picture: address === undefined ? null : { src: address, alt: text(alt) ?? '' },
    },
  };
};

interface NewsPage {
  readonly articles: readonly NewsHeadline[];
  readonly pages: number;
}

const readNews: Reader<NewsPage> = (body) => {
  const { articles, pages } = object(body);
  return { result: { articles: rows(articles).map(headOf), pages: number(pages) ?? 1 } };
};

const endpoints = (build: Build) => ({
  /** An article that the operator wrote [HOME-10]; the argument is the last part of its address. */
  getArticle: build.query<NewsArticle, string>({
    query: (id) => ({ url: callAddress({ endpoint: 'getArticle', id }), read: readArticle }),
    transformResponse: (result: unknown) => result as NewsArticle,
  }),
  /** A page of what lists say of all of them; the argument is its query string. */
  getNews: build.query<NewsPage, string>({
    query: (search) => ({ url: callAddress({ endpoint: 'getNews', search }), read: readNews }),
    transformResponse: (result: unknown) => result as NewsPage,
  }),
});

/** The articles: calls beyond the 29. */
export const newsApi = marketplaceApi.injectEndpoints({ endpoints });
