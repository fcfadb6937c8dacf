import { SCREENS } from '@/domain/screens';
import { builtApp } from '../../../support/server/builtApp';
import { LISTING, pagesWorld, readHead } from '../../../support/server/pagesWorld';
import { testApp } from '../../../support/server/testApp';

const world = pagesWorld();
const { get, page } = world;

describe('every page', () => {
  it('keeps Home as it was built, with its address', async () => {
    for (const url of ['/', '/home', '/?utm=1']) {
      const { statusCode, titles, canonical, tags } = await page(url);
      expect([statusCode, titles, canonical]).toEqual([200, ['Gruham'], 'http://gruham.example/']);
      expect(tags.has('robots')).toBe(false);
    }
  });

  it.each([
    '/dashboard',
    '/dashboard?tab=profile',
    '/postproperty',
    '/postproperty-apartment',
    '/edit-property',
    '/properties-listing',
    '/scroll-to-top',
  ])('%s is there, and not to be found by search', async (url) => {
    const { statusCode, tags, canonical } = await page(url);
    expect([statusCode, tags.get('robots'), canonical]).toEqual([200, 'noindex', null]);
  });

  it.each(Object.values(SCREENS).filter((screen) => screen !== SCREENS.home))(
    '$path is answered with the title of its screen [ROUTE-1, ROUTE-18]',
    async ({ path, title }) => {
      const { statusCode, titles } = await page(path);
      // The realtors are those of the marketplace's own city, unless the address names another (AGENT-1).
      const shown = path === SCREENS.realtors.path ? `${title} in Tirupati` : title;
      expect([statusCode, titles]).toEqual([200, [`${shown} – Gruham`]]);
    },
  );

  it('stands in the sitemap exactly when search may find it without an id', async () => {
    const { body } = await get('/sitemap-screens.xml');
    const named = [...body.matchAll(/<loc>http:\/\/gruham\.example([^<]+)<\/loc>/g)].map(([, path]) => path);
    for (const { path } of Object.values(SCREENS)) {
      const { tags, canonical } = await page(path);
      const address = canonical?.replace('http://gruham.example', '') ?? path;
      expect([path, named.filter((each) => each === address).length]).toEqual([path, tags.has('robots') ? 0 : 1]);
    }
  });

  it('is known under the configured origin, else under the host that was asked for', async () => {
    const own = await builtApp(world.base, { PUBLIC_ORIGIN: 'https://gruham.in' });
    const { body } = await own.inject({ url: `/properties-listing?id=${LISTING}`, headers: { host: 'evil.example' } });
    expect(body).not.toContain('evil.example');
    expect(readHead(body).canonical).toBe(`https://gruham.in/properties-listing?id=${LISTING}`);
    await own.close();
    expect((await page('/terms', { host: 'localhost:3000' })).canonical).toBe('http://localhost:3000/terms');
  });

  it.each(['a"><script>alert(1)</script>', 'a b', 'user@evil.example', 'evil.example/x', 'a:b:c', "a'b", '[::1]:3000'])(
    'takes nothing from a Host that is none: %s',
    async (host) => {
      const { statusCode, canonical, tags, data, titles } = await page(`/properties-listing?id=${LISTING}`, { host });
      expect([statusCode, titles]).toEqual([200, ['Garuda Nilayam – Gruham']]);
      expect([canonical, data]).toEqual([null, null]);
      expect([tags.has('og:url'), tags.has('og:image')]).toEqual([false, false]);
    },
  );

  it('goes out in plain words when the database fails', async () => {
    const broken = await testApp({ properties: 0, projects: 0 });
    const failing = await builtApp(broken);
    await broken.db.destroy();
    for (const url of [`/properties-listing?id=${LISTING}`, '/properties?city=Tirupati', '/']) {
      const { statusCode, body } = await failing.inject({ url });
      const { titles, tags } = readHead(body);
      expect([statusCode, titles, tags.has('robots')]).toEqual([200, ['Gruham'], false]);
    }
    await failing.close();
    await broken.close();
  });
});
