import { ARTICLE_PATH } from '@/domain/firstCalls';
import { imageList } from '@/domain/images';
import type { NewsArticle } from '@/domain/news';
import { searchOf, type Build } from './call';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, object, text, texts } from './readers/coerce';
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

const endpoints = (build: Build) => ({
  /** An article that the operator wrote [HOME-10]; the argument is the last part of its address. */
  getArticle: build.query<NewsArticle, string>({
    query: (id) => ({ url: `${ARTICLE_PATH}?${searchOf({ id })}`, read: readArticle }),
    transformResponse: (result: unknown) => result as NewsArticle,
  }),
});

/** The articles: a call beyond the 29. */
export const newsApi = marketplaceApi.injectEndpoints({ endpoints });
