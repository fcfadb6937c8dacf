import { LOANS_ARTICLE, NEWS_HEADLINES, type NewsHeadline, type NewsSlug } from './newsHeadlines';
import * as words from '@/words/news';

export interface NewsArticle extends NewsHeadline {
  /** Paragraphs, in order. */
  readonly body: readonly string[];
  readonly picture: { readonly src: string; readonly alt: string } | null;
}

/** The authorities' own sites. */
const SITES = { rera: 'rera.ap.gov.in', land: 'meebhoomi.ap.gov.in', registration: 'registration.ap.gov.in' };

const BODIES: Readonly<Record<NewsSlug, readonly string[]>> = {
  'checking-tuda-and-rera-approval': [
    words.approvals.offices,
    words.approvals.register,
    words.approvals.lookUp({ address: SITES.rera }),
    words.approvals.layout,
    words.approvals.flat,
    words.approvals.law,
  ],
  [LOANS_ARTICLE]: [
    words.loans.emi,
    words.loans.term,
    words.loans.rate,
    words.loans.share,
    words.loans.income,
    words.loans.early,
  ],
  'buying-a-plot-road-patta-encumbrance': [
    words.plots.days,
    words.plots.road,
    words.plots.title({ address: SITES.land }),
    words.plots.encumbrance({ address: SITES.registration }),
    words.plots.prohibited,
    words.plots.measure,
  ],
};

/** The three articles that stand where the operator wrote none, the newest first [HOME-10]. */
export const NEWS: readonly NewsArticle[] = NEWS_HEADLINES.map((headline) => ({
  ...headline,
  body: BODIES[headline.slug],
  picture: null,
}));

/** The one of an address, or undefined. */
export const articleOf = (slug: string | undefined): NewsArticle | undefined =>
  NEWS.find((article) => article.slug === slug);

/** Words that are read in a minute. */
const READ_A_MINUTE = 200;

/** How many minutes the paragraphs take to read, no less than 1. */
export const readingMinutes = (body: readonly string[]): number =>
  Math.max(1, Math.round(body.join(' ').split(/\s+/).length / READ_A_MINUTE));
