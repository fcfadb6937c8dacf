import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from './browser';
import { INFO_PATHS } from './infoPaths';
import { liveSite } from './liveSite';
import { tabWalk } from './tabWalk';

/** A list whose end is not in sight: scrolling ahead would load all of it. */
const LONG = paths.projects();

/** Scrolls to the end and back, so that what comes when it is near is there. */
async function seeAll(page: Page) {
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 400) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(40);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Declares the test that walks every screen with Tab at a width (px): a file for each, so that two run side by side. */
export function tabOrderAt(width: number): void {
  const site = liveSite();
  let screens: readonly string[];

  beforeAll(async () => {
    const property = await site.firstId('property?city=Tirupati');
    screens = [
      '/',
      paths.properties({ city: 'Renigunta' }),
      LONG,
      paths.property(property),
      paths.project(await site.firstId('projects?propertyType=')),
      paths.realtors,
      paths.agent(await site.firstId('users/getAgents')),
      paths.builders,
      paths.homeLoans,
      ...INFO_PATHS,
      paths.compare(),
      paths.compare([property]),
    ];
  });

  it(`Tab leads through every screen at ${width} px, forth and back: each stop seen, named and marked, nothing left out`, async () => {
    const found: string[] = [];
    // Once through all of the long list is enough.
    // In one context: what was fetched once is there for the next screen.
    const { page, context } = await cleanPage(site.browser, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    for (const path of screens.filter((each) => each !== LONG || width > 1000)) {
      await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (path !== LONG) await seeAll(page);
      const { stops, faults } = await tabWalk(page);
      found.push(...faults.map((fault) => `${path}: ${fault}`));
      if (stops < 15) found.push(`${path}: only ${stops} stops`);
    }
    await context.close();
    expect(found).toEqual([]);
  }, 600_000);
}
