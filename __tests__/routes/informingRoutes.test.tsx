/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { NEWS } from '@/domain/news';
import { isScreen } from '@/domain/screens';
import { SITE } from '@/domain/site';
import ContactRoute from '@/routes/ContactRoute';
import LegalRoute from '@/routes/LegalRoute';
import NewsRoute from '@/routes/NewsRoute';
import NotFoundRoute from '@/routes/NotFoundRoute';
import SitemapRoute from '@/routes/SitemapRoute';
import { renderScreen } from '../support/renderScreen';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('page not found', () => {
  it('says so and has a way home and to the search [ROUTE-16] [ROUTE-18]', () => {
    renderScreen(<NotFoundRoute />, { path: '/nowhere' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
    expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/properties');
    expect(document.title).toBe('Page not found – Gruham');
  });
});

describe('news', () => {
  it.each(NEWS)('shows $slug whole, with the other two beside it [HOME-10]', (article) => {
    renderScreen(<NewsRoute />, { path: `/news/${article.slug}`, pattern: '/news/:slug' });
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    for (const paragraph of article.body) expect(screen.getByText(paragraph)).toBeVisible();
    expect(hrefs().sort()).toEqual(NEWS.filter((one) => one !== article).map(({ slug }) => `/news/${slug}`).sort());
  });

  it('offers the articles when the address names none', () => {
    renderScreen(<NewsRoute />, { path: '/news/x', pattern: '/news/:slug' });
    expect(screen.getByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
    expect(hrefs()).toEqual(NEWS.map(({ slug }) => `/news/${slug}`));
  });
});

describe('sitemap', () => {
  it('links only to screens of the app, each once, and names every one of the footer [SHELL-7]', () => {
    renderScreen(<SitemapRoute />, { path: '/sitemap' });
    const all = hrefs();
    expect(all.filter((href) => !isScreen(new URL(href, 'http://app').pathname))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining(['/home', '/properties', '/projects', '/realestateagents', '/buildersdevelopers', '/others', '/home-loans', '/contact']),
    );
  });
});

describe('legal texts', () => {
  it.each([
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/cookies', 'Cookies'],
  ])('%s shows %s and leads to the other two [SHELL-7]', (path, title) => {
    renderScreen(<LegalRoute />, { path });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(hrefs()).toHaveLength(2);
    expect(hrefs()).not.toContain(path);
  });

  it('names the three keys that are kept in the browser [STORE-3]', () => {
    renderScreen(<LegalRoute page="cookies" />);
    for (const key of ['Authorization', 'user', 'selecteduser1']) expect(screen.getByText(new RegExp(`^${key}:`))).toBeVisible();
  });
});

describe('contact', () => {
  it('shows address, phone, e-mail, chat and help hours, each leading somewhere [SHELL-7] [FMT-7]', () => {
    renderScreen(<ContactRoute />, { path: '/contact' });
    expect(screen.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute('href', 'tel:+919000000000');
    expect(screen.getByRole('link', { name: SITE.email })).toHaveAttribute('href', `mailto:${SITE.email}`);
    expect(screen.getByRole('link', { name: /Open a chat/ })).toHaveAttribute('href', expect.stringMatching(/wa\.me\/919000000000\?text=./));
    for (const line of SITE.address) expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByText(/9 am to 7 pm/)).toBeVisible();
  });
});
