/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEWS } from '@/domain/news';
import { showSite } from '@/domain/site';
import NewsRoute from '@/routes/NewsRoute';
import { renderScreen } from '../support/renderScreen';

afterEach(() => showSite({}));

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const toArticles = () => hrefs().filter((href) => href.startsWith('/news/'));
const open = (slug: string, answers = {}) =>
  renderScreen(<NewsRoute />, { path: `/news/${slug}`, pattern: '/news/:slug', server: answers });

const OWN = { slug: 'stamp-duty', topic: 'Taxes', title: 'Stamp duty', date: '2027-01-02', summary: 'What to pay.' };
const WHOLE = { ...OWN, body: ['<b>One</b>', 'Two', 'Two'], picture: { src: '/uploads/a.webp', alt: 'A stamp' } };

describe('news', () => {
  it.each(NEWS)('shows $slug whole, with the other two beside it [HOME-10]', (article) => {
    open(article.slug);
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(expect.arrayContaining([...article.body]));
    expect(hrefs()).toEqual(
      expect.arrayContaining(['/home', '/sitemap#news', '/properties?city=Tirupati', '/projects']),
    );
    expect(toArticles().sort()).toEqual(
      NEWS.filter((one) => one !== article)
        .map(({ slug }) => `/news/${slug}`)
        .sort(),
    );
  });

  it('leads to all articles without one in the address [HOME-10, ROUTE-16]', () => {
    const { location } = renderScreen(<NewsRoute />, { path: '/news', pattern: '/news' });
    expect(location()).toMatch(/^\/sitemap/);
  });

  it('offers the articles when the address names none', () => {
    open('x');
    expect(screen.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
    expect(hrefs()).toEqual(NEWS.map(({ slug }) => `/news/${slug}`));
  });

  it('shows what the operator wrote, as plain text with its picture [HOME-10]', async () => {
    showSite({ news: [OWN, ...NEWS] });
    const { server } = open(OWN.slug, { 'GET news': { body: WHOLE } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Stamp duty' })).toBeVisible();
    expect(server.calls).toEqual(['GET news?id=stamp-duty']);
    expect(screen.getByText('<b>One</b>')).toBeVisible();
    expect(screen.getAllByText('Two')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'A stamp' })).toHaveAttribute('src', '/uploads/a.webp');
    expect(toArticles()).toEqual(NEWS.map(({ slug }) => `/news/${slug}`));
  });

  it('says when an article is withdrawn, or did not come, and asks again [HOME-10]', async () => {
    showSite({ news: [OWN] });
    const { unmount } = open('gone', { 'GET news': { status: 404 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
    expect(hrefs()).toEqual(['/news/stamp-duty']);
    unmount();
    const { server } = open(OWN.slug, { 'GET news': { status: 500 } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.answer('GET news', { body: WHOLE });
    await userEvent.click(retry);
    expect(await screen.findByText('<b>One</b>')).toBeVisible();
  });
});
