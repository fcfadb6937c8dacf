/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEWS, readingMinutes } from '@/domain/news';
import { LOANS_ARTICLE } from '@/domain/newsHeadlines';
import { showSite } from '@/domain/site';
import NewsRoute from '@/routes/NewsRoute';
import { renderScreen } from '../support/renderScreen';

afterEach(() => showSite({}));

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
const toArticles = () => hrefs().filter((href) => href.startsWith('/news/'));
const open = (slug: string, answers = {}) =>
  renderScreen(<NewsRoute />, { path: `/news/${slug}`, pattern: '/news/:slug', server: answers });
const openAll = (search = '', answers = {}) =>
  renderScreen(<NewsRoute />, { path: `/news${search}`, pattern: '/news', server: answers });
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);

const OWN = { slug: 'stamp-duty', topic: 'Taxes', title: 'Stamp duty', date: '2027-01-02', summary: 'What to pay.' };
const WHOLE = { ...OWN, body: ['<b>One</b>', 'Two', 'Two'], picture: { src: '/uploads/a.webp', alt: 'A stamp' } };

describe('news', () => {
  it.each(NEWS)('shows $slug whole, with the other two beside it [HOME-10]', (article) => {
    open(article.slug);
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    const paragraphs = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(paragraphs).toEqual(expect.arrayContaining([...article.body]));
    expect(hrefs()).toEqual(expect.arrayContaining(['/home', '/news', '/properties?city=Tirupati', '/projects']));
    expect(toArticles().sort()).toEqual(NEWS.map(({ slug }) => `/news/${slug}`).sort());
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(article.title);
  });

  it('says how long an article takes to read, and shares it [HOME-10, PDET-2]', () => {
    open(LOANS_ARTICLE);
    expect(screen.getByText(/min read/)).toHaveTextContent(/21 September 2026 · 2 min read$/);
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect([readingMinutes(['One word']), readingMinutes(['a '.repeat(900), 'b'])]).toEqual([1, 5]);
  });

  it('parts its own articles by headings, with a drawing, and tells the terms of a loan in a table [HOME-10]', () => {
    const { container } = open(LOANS_ARTICLE);
    const own = screen.getByRole('heading', { level: 2, name: 'What you bring yourself' });
    expect(own.nextElementSibling).toHaveTextContent(/^Banks do not lend/);
    expect(container.querySelector('img')).toHaveAttribute('src', '/news-loans.svg');
    const table = within(screen.getByRole('table', { name: '₹40 lakh at 8.5%' }));
    expect(table.getByRole('row', { name: '15 ₹39,390 ₹30.9 L' })).toBeVisible();
    expect(table.getByRole('row', { name: '25 ₹32,209 ₹56.6 L' })).toBeVisible();
  });

  it('leads from the article on home loans to the calculator, and from no other [HOME-10]', () => {
    const { unmount } = open(LOANS_ARTICLE);
    expect(screen.getByRole('link', { name: 'Work out your EMI' })).toHaveAttribute('href', '/home-loans');
    unmount();
    open('checking-tuda-and-rera-approval');
    expect(screen.queryByRole('link', { name: 'Work out your EMI' })).toBeNull();
  });

  it('shows all articles as cards on a page of their own, the newest first [HOME-10, SHELL-7]', () => {
    openAll();
    expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(cards()).toEqual(NEWS.map(({ title }) => title));
    for (const { title, topic, summary } of NEWS) {
      const card = within(screen.getByRole('article', { name: title }));
      expect(card.getByText(topic)).toBeVisible();
      expect(card.getByText(summary)).toBeVisible();
    }
    expect(toArticles()).toEqual(NEWS.map(({ slug }) => `/news/${slug}`));
    const drawings = screen.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute('src') ?? '');
    expect(drawings).toEqual(['/news-approvals.svg', '/news-loans.svg', '/news-plots.svg']);
    for (const drawing of drawings) {
      expect(statSync(resolve(__dirname, `../../public${drawing}`)).size).toBeLessThanOrEqual(2000);
    }
  });

  it('shows what the operator wrote a page at a time, and leads on [HOME-10]', async () => {
    showSite({ news: [OWN] });
    const answer = { body: { articles: [{ ...OWN, slug: 'older', title: 'Older' }], pages: 3 } };
    const { server } = openAll('?page=2', { 'GET news/all': answer });
    await waitFor(() => expect(cards()).toEqual(['Older']));
    expect(server.calls).toEqual(['GET news/all?page=2']);
    expect(screen.getByRole('heading', { level: 1, name: 'News, page 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Newer articles' })).toHaveAttribute('href', '/news');
    expect(screen.getByRole('link', { name: 'Older articles' })).toHaveAttribute('href', '/news?page=3');
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
    expect(toArticles().slice(1)).toEqual(NEWS.map(({ slug }) => `/news/${slug}`));
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
