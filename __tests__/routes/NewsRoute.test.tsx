/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { NEWS } from '@/domain/news';
import NewsRoute from '@/routes/NewsRoute';
import { renderScreen } from '../support/renderScreen';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('news', () => {
  it.each(NEWS)('shows $slug whole, with the other two beside it [HOME-10]', (article) => {
    renderScreen(<NewsRoute />, { path: `/news/${article.slug}`, pattern: '/news/:slug' });
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    for (const paragraph of article.body) expect(screen.getByText(paragraph)).toBeVisible();
    expect(hrefs().sort()).toEqual(
      NEWS.filter((one) => one !== article)
        .map(({ slug }) => `/news/${slug}`)
        .sort(),
    );
  });

  it('offers the articles when the address names none', () => {
    renderScreen(<NewsRoute />, { path: '/news/x', pattern: '/news/:slug' });
    expect(screen.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
    expect(hrefs()).toEqual(NEWS.map(({ slug }) => `/news/${slug}`));
  });
});
