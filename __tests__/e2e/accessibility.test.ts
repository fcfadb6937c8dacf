import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { cleanPage, launch } from '../support/browser';
import { startServer, type RealServer } from '../support/realServer';

let server: RealServer;
let browser: Browser;
let ids: { property: string; project: string; agent: string };

const firstId = async (path: string) =>
  ((await (await fetch(`${server.origin}/api/${path}`)).json()) as { _id: string }[])[0]?._id ?? '';

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  ids = {
    property: await firstId('property?city=Tirupati'),
    project: await firstId('projects?propertyType='),
    agent: await firstId('users/getAgents'),
  };
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it.each([1280, 360])(
  'axe finds nothing on any screen at %i px, and nothing is wider than the window',
  async (width) => {
    const { page, context } = await cleanPage(browser, { viewport: { width, height: 800 } });
    const found: string[] = [];
    const look = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html.slice(0, 160) ?? ''}`));
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        found.push(`${what}: too wide`);
    };
    const screens = [
      '/home',
      '/properties?city=Tirupati',
      '/properties?city=Nowhere',
      `/properties-listing?id=${ids.property}`,
      '/properties-listing?id=unknown',
      '/projects',
      `/properties-listing-one?id=${ids.project}`,
      '/realestateagents',
      `/agentdetails/${ids.agent}`,
      '/buildersdevelopers',
      `/compare?ids=${ids.property}`,
      '/home-loans',
      '/others',
      '/sitemap',
      '/terms',
      '/contact',
      '/no-such-page',
    ];
    for (const path of screens) {
      await page.goto(server.origin + path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(300);
      await look(path);
    }
    await page.goto(`${server.origin}/dashboard`);
    await page.waitForURL(/\/home$/);
    if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Login', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Login' }).getByLabel('Mobile number').waitFor();
    await page.waitForTimeout(400);
    await look('login');
    expect(found).toEqual([]);
    await context.close();
  },
  120_000,
);
