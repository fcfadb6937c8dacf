import { LATEST_NEWS } from './latestNews';
import { SITE, type NewsHeadline } from './site';

export type { NewsHeadline };

/**
 * The three articles that stand where the operator wrote none, the newest first [HOME-10]. Apart from `news.ts`, so that
 * the first screen does not carry the articles' bodies.
 */
export const NEWS_HEADLINES = [
  {
    slug: LATEST_NEWS,
    topic: 'Approvals',
    title: 'How to check TUDA and RERA approval before you pay',
    date: '2026-10-12',
    summary: 'Two numbers tell you whether a flat or a layout is sound. Where to find them, and what to compare.',
  },
  {
    slug: 'home-loan-basics-with-emi-numbers',
    topic: 'Home loans',
    title: 'Home loans in plain numbers: EMI, tenure and what you bring',
    date: '2026-09-21',
    summary: 'A loan of ₹40 lakh costs ₹34,713 a month at 8.5% over 20 years. What five years more or less change.',
  },
  {
    slug: 'buying-a-plot-road-patta-encumbrance',
    topic: 'Plots',
    title: 'Buying a plot: road width, patta and encumbrance certificate',
    date: '2026-08-30',
    summary: 'The papers to ask for, and the three things to measure on the ground before you give a token amount.',
  },
] as const satisfies readonly NewsHeadline[];

export type NewsSlug = (typeof NEWS_HEADLINES)[number]['slug'];

/** The newest articles as they are shown now, the newest first. */
export const newsNow = (): readonly NewsHeadline[] => SITE.news ?? NEWS_HEADLINES;

/** What the site map is called on a page of the articles, from 1 [ROUTE-18]. */
export const titleOnPage = (title: string, page: number): string => (page === 1 ? title : `${title}, page ${page}`);

const LONG_DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date as it is read: "12 October 2026". */
export const longDate = (iso: string): string => LONG_DATE.format(new Date(iso));
