import type { Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { DEMO_AGENT, logIn } from '../support/login';
import { patient } from '../support/patience';

jest.setTimeout(patient(120_000));

const site = liveSite();
const HEIGHT = 740;

/** Whether a button can be pressed at once, on a page of more than three windows. */
async function isAtHand(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3 * HEIGHT);
  const box = await button.boundingBox();
  return box !== null && box.y + box.height <= HEIGHT;
}

it('keeps the button of a form of many windows at the foot of a phone’s window [PROF-8, STAT-5, WIZ-1]', async () => {
  const { page, context } = await cleanPage(site.browser);
  await page.goto(site.server.origin);
  await logIn(page, DEMO_AGENT);
  await page.waitForURL(/\/dashboard/);
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.goto(site.server.origin + paths.profile);
  expect(await isAtHand(page, 'Save profile')).toBe(true);
  await page.goto(`${site.server.origin}/postproperty-residential`);
  expect(await isAtHand(page, 'Continue in the posting form')).toBe(true);
  await page.goto(site.server.origin + paths.postProperty);
  await page.getByRole('radio', { name: /Property Details/ }).check({ force: true });
  expect(await isAtHand(page, 'Save and continue')).toBe(true);
  await context.close();
});
