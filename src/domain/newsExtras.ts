import { loanCost } from './emi';
import { LOANS_ARTICLE, NEWS_HEADLINES, type NewsSlug } from './newsHeadlines';
import { listPrice } from './price';
import { SITE } from './site';
import { indianNumber } from './text';
import * as words from '@/words/news';

/** What stands between the paragraphs of an article. */
interface NewsExtras {
  /** Each stands above the paragraph of its place; '' for none. */
  readonly headings: readonly string[];
  /** Stands behind the paragraph of its place. */
  readonly table?: {
    readonly behind: number;
    readonly caption: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
}

const { approvals, loans, plots } = words.headings;

/** The loan of the article, in rupees and percent, over three terms. */
const TERMS = [15, 20, 25].map((years) => {
  const { emi, interest } = loanCost({ amount: 4_000_000, rate: 8.5, years });
  return [String(years), `₹${indianNumber(emi)}`, listPrice(interest)];
});

const EXTRAS: Readonly<Record<NewsSlug, NewsExtras>> = {
  'checking-tuda-and-rera-approval': {
    headings: ['', approvals.register, approvals.lookUp, approvals.layout, approvals.flat, approvals.law],
  },
  [LOANS_ARTICLE]: {
    headings: ['', loans.term, loans.rate, loans.share, loans.income, loans.early],
    table: {
      behind: 1,
      caption: words.terms.caption,
      columns: [words.terms.years, words.terms.emi, words.terms.interest],
      rows: TERMS,
    },
  },
  'buying-a-plot-road-patta-encumbrance': {
    headings: ['', plots.road, plots.title, plots.encumbrance, plots.prohibited, plots.measure],
  },
};

/** The app's own article of that name; undefined for another, and where an operator wrote any. */
const ownSlug = (slug: string): NewsSlug | undefined =>
  SITE.news === null ? NEWS_HEADLINES.find((one) => one.slug === slug)?.slug : undefined;

/** What stands between the paragraphs of one of the app's own three; nothing in what an operator wrote [HOME-10]. */
export function extrasOf(slug: string): NewsExtras {
  const own = ownSlug(slug);
  return own === undefined ? { headings: [] } : EXTRAS[own];
}

/** The drawings of the app's own three, files of `public` [HOME-10]. */
const DRAWN: Readonly<Record<NewsSlug, string>> = {
  'checking-tuda-and-rera-approval': '/news-approvals.svg',
  [LOANS_ARTICLE]: '/news-loans.svg',
  'buying-a-plot-road-patta-encumbrance': '/news-plots.svg',
};

/** The drawing of one of the app's own three; null for another article, and where an operator wrote any. */
export function drawingOf(slug: string): string | null {
  const own = ownSlug(slug);
  return own === undefined ? null : DRAWN[own];
}
