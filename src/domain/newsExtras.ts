import { loanCost } from './emi';
import { LOANS_ARTICLE, NEWS_HEADLINES, type NewsSlug } from './newsHeadlines';
import { listPrice } from './price';
import { SITE } from './site';
import { indianNumber } from './text';
import * as words from '@/words/news';

/** What an article has besides its texts. */
interface NewsExtras {
  /** A drawing's address, a file of `public`; null for none. */
  readonly drawing: string | null;
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
    drawing: '/news-approvals.svg',
    headings: ['', approvals.register, approvals.lookUp, approvals.layout, approvals.flat, approvals.law],
  },
  [LOANS_ARTICLE]: {
    drawing: '/news-loans.svg',
    headings: ['', loans.term, loans.rate, loans.share, loans.income, loans.early],
    table: {
      behind: 1,
      caption: words.terms.caption,
      columns: [words.terms.years, words.terms.emi, words.terms.interest],
      rows: TERMS,
    },
  },
  'buying-a-plot-road-patta-encumbrance': {
    drawing: '/news-plots.svg',
    headings: ['', plots.road, plots.title, plots.encumbrance, plots.prohibited, plots.measure],
  },
};

/** What one of the app's own three has besides its texts; nothing of another, and where an operator wrote any [HOME-10]. */
export function extrasOf(slug: string): NewsExtras {
  const own = SITE.news === null ? NEWS_HEADLINES.find((one) => one.slug === slug) : undefined;
  return own === undefined ? { drawing: null, headings: [] } : EXTRAS[own.slug];
}
