import { cleanPage } from '../support/browser';
import { storedFor, worldOf, type World } from '../support/faults/world';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { takenOver } from '../support/takenOver';

jest.setTimeout(patient(300_000));

/** Pages that the server rendered, and how the app takes them over. */
const site = liveSite();
let world: World;
let addresses: readonly string[];
beforeAll(async () => {
  world = await worldOf(site.server.origin);
  const [property, project, agent] = await Promise.all(['property', 'projects', 'users/getAgents'].map(site.firstId));
  addresses = [
    '/',
    '/properties',
    '/properties?city=Tirupati&selectedSubtype=Flat%2FApartment',
    '/properties?city=Nowhere',
    `/properties-listing?id=${property ?? ''}`,
    '/projects',
    `/properties-listing-one?id=${project ?? ''}`,
    '/realestateagents',
    `/agentdetails/${agent ?? ''}`,
    '/buildersdevelopers',
    '/news',
    '/news/checking-tuda-and-rera-approval',
    '/home-loans',
    '/others',
    '/sitemap',
    '/terms',
    '/contact',
    `/compare?ids=${property ?? ''},none`,
    '/no-such-page',
    '/properties-listing?id=none',
    '/agentdetails/none',
  ];
  for (const path of addresses) await untilFinished(path);
}, patient(120_000));

/** The browser itself says of a page that is not there that it is not. */
const faults = (path: string, problems: readonly string[]) =>
  problems.filter((each) => !/no-such|none$/.test(path) || !each.includes('status of 404'));
const at = (path: string) => site.server.origin + path;
/** The first rendering of a screen may come too late on a busy machine; then its page comes bare. */
async function untilFinished(path: string) {
  for (let tries = 0; tries < 20; tries += 1) {
    if ((await (await fetch(at(path))).text()).includes('id="answers"')) return;
  }
  throw new Error(`${path} is never rendered by the server.`);
}
describe('pages that the server rendered', () => {
  it.each([360, 768, 1280])('are taken over without a difference and without a call at %i px', async (width) => {
    const { page, context, problems } = await cleanPage(site.browser, { viewport: { width, height: 800 } });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url());
    });
    for (const path of addresses) {
      await page.goto(at(path), { waitUntil: 'load' });
      await takenOver(page);
      await page.waitForTimeout(150);
      // Nothing is found there: what would be is asked for, and whether a listing that is gone was sold.
      const expected = /Nowhere|id=none/.test(path)
        ? asked.filter((url) => !/property$|search\?q=Nowhere|property\/sold/.test(url))
        : asked;
      expect([path, ...expected]).toEqual([path]);
      expect([path, ...faults(path, problems)]).toEqual([path]);
      asked.length = problems.length = 0;
    }
    await context.close();
  });

  it.each(['user', 'agent'] as const)('are taken over without a difference where a %s is logged in', async (who) => {
    const { page, context, problems } = await cleanPage(site.browser);
    await context.addInitScript((kept: readonly (readonly [string, string])[]) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    }, storedFor(world[who]));
    for (const path of addresses) {
      await page.goto(at(path), { waitUntil: 'load' });
      await takenOver(page);
      await page.waitForTimeout(150);
      expect([path, ...faults(path, problems)]).toEqual([path]);
      problems.length = 0;
    }
    // What only a reader is given comes although the page had a visitor's answer.
    const asked = page.waitForRequest((request) => request.url().includes('propertyDetailsByUser'));
    await page.goto(at(addresses[4] ?? ''));
    await asked;
    await context.close();
  });

  it('are taken over a day after they were rendered', async () => {
    const { page, context, problems } = await cleanPage(site.browser);
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    for (const path of addresses.slice(0, 5)) {
      await page.goto(at(path), { waitUntil: 'load' });
      await takenOver(page);
      expect([path, ...problems]).toEqual([path]);
    }
    await context.close();
  });

  it('are taken over when they are loaded again, dark, with filters hidden and listings viewed before', async () => {
    const { page, context, problems } = await cleanPage(site.browser, { colorScheme: 'dark' });
    for (const path of [addresses[4], addresses[2]]) {
      await page.goto(at(path ?? ''));
      await takenOver(page);
      // What was viewed is noted when there is time.
      await page.waitForLoadState('networkidle');
    }
    await page.getByRole('button', { name: /Show Filters/ }).click();
    await page.getByRole('button', { name: 'Hide Filters' }).waitFor();
    // With a key: while more cards come, the list pushes the footer away from under a mouse between press and release.
    await page.getByRole('button', { name: 'Light', exact: true }).press('Enter');
    const light = page.getByRole('button', { name: 'Light', exact: true, pressed: true });
    await light.waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Hide Filters' }).waitFor();
    await light.waitFor();
    await page.goto(at('/'));
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('stay where a phone had scrolled to when the app comes, and when they are loaded again [ROUTE-17, SHELL-9]', async () => {
    const { page, context } = await cleanPage(site.browser, { viewport: { width: 360, height: 740 } });
    const inSight = async () => {
      const place = await page.evaluate(() =>
        [...document.querySelectorAll('main [aria-posinset]')]
          .find((card) => card.getBoundingClientRect().bottom > innerHeight / 2)
          ?.getAttribute('aria-posinset'),
      );
      return Number(place);
    };
    // The app comes after a person has scrolled.
    let letCome: (() => void) | undefined;
    const come = new Promise<void>((done) => (letCome = done));
    await page.route('**/assets/main.*.js', async (route) => {
      await come;
      await route.continue();
    });
    await page.goto(at('/properties?city=Tirupati'), { waitUntil: 'commit' });
    await page.getByRole('article').first().waitFor();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 4000);
    await page.waitForTimeout(500);
    const before = await inSight();
    expect(before).toBeGreaterThan(5);
    letCome?.();
    await takenOver(page);
    await page.waitForTimeout(1000);
    expect(Math.abs((await inSight()) - before)).toBeLessThanOrEqual(1);
    await page.reload();
    await takenOver(page);
    await page.waitForTimeout(1000);
    expect(Math.abs((await inSight()) - before)).toBeLessThanOrEqual(1);
    await context.close();
  });

  it('can be read without a script: list, listing, agent, project, builders, news', async () => {
    const { page, context } = await cleanPage(site.browser, { javaScriptEnabled: false });
    await page.goto(at('/properties'));
    const card = page.getByRole('article').first();
    const name = await card.getByRole('heading').textContent();
    expect(await card.textContent()).toMatch(/₹/);
    await card.getByRole('heading').getByRole('link').click();
    expect(name).toContain(await page.getByRole('heading', { level: 1 }).textContent());
    for (const path of addresses) {
      await page.goto(at(path));
      expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true);
    }
    await context.close();
  });
});
