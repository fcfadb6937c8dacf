/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { findScreen } from '@/domain/findScreen';
import SitemapRoute from '@/routes/SitemapRoute';
import { renderScreen } from '../support/renderScreen';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('sitemap', () => {
  it('links only to screens of the app, each once, and names every one of the footer [SHELL-7]', () => {
    renderScreen(<SitemapRoute />, { path: '/sitemap', server: { 'GET property': [] } });
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

  it('leads to the list of each locality that has listings, under its town, the own town first [SHELL-7]', async () => {
    const cities = [
      { name: 'Chandragiri', localities: [{ name: 'Thondavada' }, { name: 'Agarala' }] },
      { name: 'Puttur', localities: [{ name: 'Nesanur' }] },
      { name: 'Tirupati', localities: [{ name: 'Korlagunta' }, { name: 'Alipiri' }, { name: 'Jeevakona' }] },
    ];
    const { calls } = renderScreen(<SitemapRoute />, {
      path: '/sitemap',
      server: {
        'GET users/getAllCities': { citieslist: cities },
        'GET property': {
          body: [],
          headers: { 'x-counts': 'Alipiri=3&Korlagunta=1&Agarala=2&Thondavada=4' },
        },
      },
    });
    const own = await screen.findByRole('link', { name: 'Properties in Tirupati' });
    expect(own).toHaveAttribute('href', '/properties?city=Tirupati');
    const after = hrefs().slice(hrefs().indexOf('/properties?city=Tirupati'));
    expect(after).toEqual([
      '/properties?city=Tirupati',
      '/properties?city=Tirupati&locality=Alipiri',
      '/properties?city=Tirupati&locality=Korlagunta',
      '/properties?city=Chandragiri',
      '/properties?city=Chandragiri&locality=Agarala',
      '/properties?city=Chandragiri&locality=Thondavada',
    ]);
    expect([...calls].sort()).toEqual(['GET property?counts=locality', 'GET users/getAllCities']);
  });

  it('names all localities where the server does not count listings by them [SHELL-7]', async () => {
    renderScreen(<SitemapRoute />, {
      path: '/sitemap',
      server: {
        'GET users/getAllCities': { citieslist: [{ name: 'Puttur', localities: [{ name: 'Nesanur' }] }] },
        'GET property': [],
      },
    });
    expect(await screen.findByRole('link', { name: 'Nesanur' })).toHaveAttribute(
      'href',
      '/properties?city=Puttur&locality=Nesanur',
    );
  });
});
