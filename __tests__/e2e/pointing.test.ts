import type { Browser, Page } from 'playwright-core';
import { cleanPage, launch } from '../support/browser';
import { serverProcess, type ServerProcess } from '../support/server/serverProcess';
import { manyOwners, type ManyOwners } from '../support/server/manyOwners';
import { USER } from '../support/server/world';
import { patient } from '../support/patience';
import { newFolder } from '../support/newFolder';
import { logIn as sendLogin } from '../support/login';

jest.setTimeout(patient(240_000));

/** More than a buyer gets numbers of on one day. */
const OWNERS = 80;
const COMPARED = [2, 3, 4] as const;
const OPENED = 1;
/** Of these, each try of a test takes other ones: what an earlier one has saved, or called, stays so. */
let [saved, called] = [5, 40];

const dataDir = newFolder();
let owners: ManyOwners;
let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  owners = await manyOwners(dataDir, OWNERS);
  server = await serverProcess(dataDir, { isBuilt: true });
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.end();
  await owners.close();
});

const card = (page: Page, n: number) => page.getByRole('article').filter({ hasText: owners.nameOf(n) });

async function logIn(page: Page): Promise<void> {
  await page.goto(server.origin);
  await sendLogin(page, USER);
  await page.waitForURL(/\/dashboard$/);
}

/** Tabs through the list from its first card, and points at every link on the way; answers the listings it came to. */
async function pointAtAll(page: Page): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  await card(page, 1).getByRole('link').first().focus();
  for (let presses = 0; presses < OWNERS * 8 && reached.size < OWNERS; presses += 1) {
    const to = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    const id = new URLSearchParams(to.split('?')[1]).get('id');
    if (id !== null) {
      reached.add(id);
      await page.locator(':focus').hover({ force: true });
    }
    const isButton = await page.evaluate(() => document.activeElement?.textContent === 'Show more');
    // The focus goes on to the first card that came.
    if (isButton) {
      await page.keyboard.press('Enter');
      await page.locator('article a:focus').waitFor();
    } else await page.keyboard.press('Tab');
  }
  return reached;
}

it('lets a buyer point at 80 owners’ listings, and see them saved, viewed and compared, at no cost to anybody [ROUTE-5, PDET-6, DASH-2, DASH-6, API-10]', async () => {
  const { page, context } = await cleanPage(browser);
  const own = [saved, saved + 1];
  saved += own.length;
  await logIn(page);

  await page.goto(`${server.origin}/properties-listing?id=${owners.listingId(OPENED)}`);
  await page.locator('a[href^="tel:"]', { hasText: 'Call Agent' }).first().waitFor();

  await page.goto(`${server.origin}/properties?city=Tirupati`);
  for (const n of COMPARED) await card(page, n).getByRole('button', { name: 'Compare' }).click();
  for (const n of own) {
    await card(page, n).getByRole('button', { name: /save/i }).click();
    await card(page, n).locator('button[aria-pressed="true"]').first().waitFor();
  }
  expect((await pointAtAll(page)).size).toBe(OWNERS);

  // Loaded anew, so that the screens know nothing of these listings and must ask.
  await page.goto(`${server.origin}/dashboard`);
  for (const n of own) await card(page, n).getByText('₹').waitFor();
  await page.goto(`${server.origin}/compare?ids=${COMPARED.map(owners.listingId).join()}`);
  for (const n of COMPARED) await page.getByRole('link', { name: owners.nameOf(n) }).waitFor();
  await page.goto(server.origin);
  await page.getByRole('heading', { name: 'Recently viewed' }).scrollIntoViewIfNeeded();
  await card(page, OPENED).getByText('₹').first().waitFor();

  const figures = await Promise.all(
    Array.from({ length: OWNERS }, (_unused, n) => owners.figuresOf(server.origin, n + 1)),
  );
  const expected = figures.map((_figure, n) => ({ viewCount: n + 1 === OPENED ? 1 : 0, phoneViewCount: 0 }));
  expect(figures).toEqual(expected);

  // The next number is still given, as to somebody who has looked at one listing.
  await page.goto(`${server.origin}/properties-listing?id=${owners.listingId(OWNERS)}`);
  const call = page.locator('a[href^="tel:"]', { hasText: 'Call Agent' }).first();
  await call.waitFor();
  expect(await call.getAttribute('href')).toBe(`tel:+91${9_100_000_000 + OWNERS}`);
  await context.close();
});

it('tells an owner of the page that was opened and of the number that was used, once a person and day [DASH-2, PDET-6]', async () => {
  const { page: first, context } = await cleanPage(browser);
  await logIn(first);
  const n = called;
  called += 1;
  for (const before of [0, 1]) {
    // A tab of its own: one that has handed over to a telephone takes no further press in a browser without a screen.
    const page = await context.newPage();
    const told = () => page.waitForResponse((answer) => answer.url().endsWith('/api/property/views') && answer.ok());
    const opened = told();
    await page.goto(`${server.origin}/properties-listing?id=${owners.listingId(n)}`);
    await opened;
    expect(await owners.figuresOf(server.origin, n)).toEqual({ viewCount: 1, phoneViewCount: before });
    const used = told();
    await page.locator('a[href^="tel:"]', { hasText: 'Call Agent' }).first().click();
    await used;
    expect(await owners.figuresOf(server.origin, n)).toEqual({ viewCount: 1, phoneViewCount: 1 });
  }
  await context.close();
});
