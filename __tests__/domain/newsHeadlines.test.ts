import { dayInIndia } from '@/domain/moments';
import { NEWS_HEADLINES } from '@/domain/newsHeadlines';

describe('newsHeadlines', () => {
  it('tells of three articles, each with a readable date [HOME-10]', () => {
    expect(NEWS_HEADLINES).toHaveLength(3);
    for (const { date } of NEWS_HEADLINES) expect(dayInIndia(date)).toMatch(/^\d{1,2} [A-Z][a-z]+ 2026$/);
  });
});
