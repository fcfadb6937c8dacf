import { articleOf, NEWS } from '@/domain/news';
import { NEWS_HEADLINES } from '@/domain/newsHeadlines';

/** The EMI of a loan (rupees), at a yearly rate in percent, over years, in whole rupees. */
function emi(loan: number, rate: number, years: number): number {
  const monthly = rate / 1200;
  const growth = (1 + monthly) ** (years * 12);
  return Math.round((loan * monthly * growth) / (growth - 1));
}
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

describe('news', () => {
  it('has three articles, the newest first, each with an address of its own and something to read [HOME-10]', () => {
    expect(NEWS).toHaveLength(3);
    expect(new Set(NEWS.map(({ slug }) => slug)).size).toBe(3);
    const dates = NEWS.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { slug, body } of NEWS) {
      expect(slug).toMatch(/^[a-z-]+$/);
      expect(body.join(' ').split(' ').length).toBeGreaterThan(250);
    }
  });

  it('finds an article by its address, and nothing for another [HOME-10]', () => {
    expect(articleOf(NEWS_HEADLINES[1].slug)?.title).toBe(NEWS_HEADLINES[1].title);
    expect(articleOf('no-such-article')).toBeUndefined();
    expect(articleOf(undefined)).toBeUndefined();
  });

  it('tells EMIs that are right [HOME-10]', () => {
    const article = articleOf('home-loan-basics-with-emi-numbers');
    const text = [article?.summary, ...(article?.body ?? [])].join(' ');
    for (const [loan, rate, years] of [
      [1e5, 8.5, 20],
      [4e6, 8.5, 15],
      [4e6, 8.5, 20],
      [4e6, 8.5, 25],
      [4e6, 9, 20],
    ] as const) {
      expect(text).toContain(rupees(emi(loan, rate, years)));
    }
  });
});
