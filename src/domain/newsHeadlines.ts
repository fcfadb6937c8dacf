import { SITE, type NewsHeadline } from './site';
import * as words from '@/words/newsHeadlines';

export type { NewsHeadline };

/** The one about home loans, which the calculator leads to, and which leads to it. */
export const LOANS_ARTICLE = 'home-loan-basics-with-emi-numbers';

/**
 * The three articles that stand where the operator wrote none, the newest first [HOME-10]. Apart from `news.ts`, so that
 * the first screen does not carry the articles' bodies.
 */
export const NEWS_HEADLINES = [
  {
    slug: 'checking-tuda-and-rera-approval',
    date: '2026-10-12',
    ...words.approvals,
  },
  {
    slug: LOANS_ARTICLE,
    date: '2026-09-21',
    ...words.loans,
  },
  {
    slug: 'buying-a-plot-road-patta-encumbrance',
    date: '2026-08-30',
    ...words.plots,
  },
] as const satisfies readonly NewsHeadline[];

export type NewsSlug = (typeof NEWS_HEADLINES)[number]['slug'];

/** The newest articles as they are shown now, the newest first. */
export const newsNow = (): readonly NewsHeadline[] => SITE.news ?? NEWS_HEADLINES;

/** What the list of articles is called on a page of it, from 1 [ROUTE-18]. */
export const titleOnPage = (title: string, page: number): string =>
  page === 1 ? title : words.onPage({ title, page: String(page) });
