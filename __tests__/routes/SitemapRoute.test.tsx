/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { findScreen } from '@/domain/findScreen';
import SitemapRoute from '@/routes/SitemapRoute';
import { renderScreen } from '../support/renderScreen';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('sitemap', () => {
  it('links only to screens of the app, each once, and names every one of the footer [SHELL-7]', () => {
    renderScreen(<SitemapRoute />, { path: '/sitemap' });
    const all = hrefs();
    expect(all.filter((href) => findScreen(new URL(href, 'http://app').pathname) === null)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining([
        '/home',
        '/properties',
        '/projects',
        '/realestateagents',
        '/buildersdevelopers',
        '/compare',
        '/others',
        '/news',
        '/home-loans',
        '/contact',
      ]),
    );
  });
});
