import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchWithProfile } from '../support/browser';
import { storedFor, worldOf, type World } from '../support/faults/world';
import {
  appCaches,
  everythingKept,
  nextVersion,
  offlineSite,
  until,
  untilAnswerKept,
  untilKept,
} from '../support/offlineSite';
import { aPayload } from '../support/server/posting';
import { patient } from '../support/patience';

jest.setTimeout(patient(180_000));

const site = offlineSite();
let world: World;
beforeAll(async () => {
  world = await worldOf(site.origin);
});

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => main(page).getByRole('article');
/** Of `nextVersion`. */
const NEXT_CACHE = 'gruham-app-en-000000000002';
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'What you see is from' });
const at = (path: string) => site.origin + path;
/** Chromium's own line about a request that got no answer. */
const own = (problems: readonly string[]) =>
  problems.filter((line) => !/Failed to load resource|ERR_CONNECTION|ERR_INTERNET/.test(line));

const untilPainted = (page: Page, minimum = 1) =>
  page.waitForFunction(
    (least) =>
      [...document.querySelectorAll<HTMLImageElement>('main img[src^="/uploads/"]')].filter(
        ({ complete, naturalWidth }) => complete && naturalWidth > 0,
      ).length >= least,
    minimum,
  );

/** An active listing of the demo's agent, as anybody sees it. */
async function ownListing() {
  const headers = { Authorization: world.agent.token, 'Content-Type': 'application/json' };
  const mine = (await (await fetch(at('/api/property/userProperties'), { headers })).json()) as {
    _id: string;
    status: number;
  }[];
  const id = mine.find(({ status }) => status === 1)?._id ?? '';
  const setPrice = async (expectedPrice: number) => {
    const payload = aPayload({
      userId: String(world.agent.user['_id']),
      expectedPrice,
      name: 'A flat whose price changes',
    });
    const answer = await fetch(at('/api/property/update'), {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...payload, _id: id }),
    });
    expect(await answer.text()).toContain('message');
    expect(answer.status).toBe(200);
  };
  return { path: `/properties-listing?id=${id}`, setPrice };
}

it('opens Home without a server after one visit, and lists and details that were read, each with its date; what was not says so', async () => {
  const { page, context, problems } = await site.open();
  await page.goto(at('/'));
  await page.getByRole('heading', { name: 'In Spotlight', exact: true }).waitFor();
  await untilKept(page);
  await page.goto(at('/properties?city=Tirupati'));
  await cards(page).first().waitFor();
  await untilPainted(page);
  await untilAnswerKept(page, 'city=Tirupati');
  await page.goto(at(`/properties-listing?id=${world.property}`));
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await untilPainted(page);
  await untilAnswerKept(page, world.property);
  const headline = await heading(page).innerText();
  expect(await notice(page).count()).toBe(0);

  await site.go();
  await page.goto(at('/'));
  await page.getByRole('heading', { name: 'In Spotlight', exact: true }).waitFor();
  await main(page).locator('a[href^="/properties-listing-one?id="]').first().waitFor();
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toMatch(
    /There is no connection to Gruham\. What you see is from \d+ \w+ \d+, \d+:\d\d/,
  );
  await untilPainted(page);

  await page.goto(at('/properties?city=Tirupati'));
  await cards(page).first().waitFor();
  await untilPainted(page);
  await notice(page).waitFor();
  await page.goto(at(`/properties-listing?id=${world.property}`));
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  expect(await heading(page).innerText()).toBe(headline);
  await untilPainted(page);
  await notice(page).waitFor();
  expect(await notice(page).count()).toBe(1);

  // Never opened: its code is there, its answer is not.
  await page.goto(at(`/agentdetails/${world.realtor}`));
  await main(page).getByText('No connection to Gruham. Check your internet and try again.').waitFor();
  await page.goto(at('/properties?city=Renigunta'));
  await main(page).getByText('The properties did not load').waitFor();
  expect(own(problems)).toEqual([]);
  await context.close();
});

it('never shows a kept answer as a fresh one: a changed price is there as soon as the line is', async () => {
  const { page, context, problems } = await site.open();
  const { path, setPrice } = await ownListing();
  await setPrice(55_500_000);
  await page.goto(at('/'));
  await untilKept(page);
  await page.goto(at(path));
  await main(page).getByText('₹5.55 Cr').first().waitFor();
  await untilAnswerKept(page, 'propertyDetailsByUser');

  // The device has no line.
  await context.setOffline(true);
  await page.goto(at(path));
  await main(page).getByText('₹5.55 Cr').first().waitFor();
  await notice(page).filter({ hasText: 'You are offline.' }).waitFor();
  await setPrice(66_600_000);
  await context.setOffline(false);
  await main(page).getByText('₹6.66 Cr').first().waitFor();
  await notice(page).waitFor({ state: 'detached' });
  // What it asked before stands in the history of its price.
  expect(await main(page).getByText('₹5.55 Cr', { exact: true }).count()).toBe(0);

  // The device believes that it has one; the server is away. It is asked again every 20 seconds.
  await site.go();
  await page.goto(at(path));
  await main(page).getByText('₹6.66 Cr').first().waitFor();
  await notice(page).waitFor();
  await site.come();
  await setPrice(77_700_000);
  await main(page)
    .getByText('₹7.77 Cr')
    .first()
    .waitFor({ timeout: patient(40_000) });
  await notice(page).waitFor({ state: 'detached' });

  // With a line, the network's answer is the only one.
  await setPrice(88_800_000);
  await page.goto(at(path));
  await main(page).getByText('₹8.88 Cr').first().waitFor();
  expect(await notice(page).count()).toBe(0);
  expect(own(problems)).toEqual([]);
  await context.close();
});

it('keeps nothing that was asked with a token, and nothing of the dashboard', async () => {
  const { page, context, problems } = await site.open();
  await page.goto(at('/contact'));
  await untilKept(page);
  await page.evaluate((kept) => {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  }, storedFor(world.agent));
  const withToken: string[] = [];
  context.on('request', (request) => {
    if ('authorization' in request.headers()) withToken.push(request.url());
  });
  await page.goto(at('/dashboard'));
  await heading(page)
    .filter({ hasText: /Welcome/ })
    .waitFor();
  const { path } = await ownListing();
  // From a list: the detail is asked by the app alone, with the token, and not by the HTML.
  await page.goto(at('/properties?city=Tirupati'));
  // Pressed earlier, the link would leave the page before its answer is kept.
  await untilAnswerKept(page, '/api/property?city=Tirupati');
  await cards(page).first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  const read = new URL(page.url()).search;
  await page.goto(at('/dashboard?tab=profile'));
  await page.waitForLoadState('networkidle');
  await page.goto(at(path));
  await page.waitForLoadState('networkidle');

  const own1 = new Set(withToken.map((url) => new URL(url).pathname));
  expect([...own1]).toEqual(expect.arrayContaining(['/api/users/current', '/api/property/propertyDetailsByUser']));
  const everything = (await everythingKept(page)).filter(({ url }) => !url.includes('/assets/'));
  expect(everything.filter(({ cache }) => cache === 'gruham-answers').length).toBeGreaterThan(1);
  for (const { url, text } of everything) {
    expect(url).not.toMatch(/users\/(current|profile)|userProperties|\/saved|inbox|dashboard/);
    expect(url.includes('propertyDetailsByUser') && url.includes(read)).toBe(false);
    expect(text).not.toContain(world.agent.token);
    expect(text).not.toMatch(/9000000001|"phone":"\d/);
  }
  expect(own(problems)).toEqual([]);
  await context.close();
});

it('asks before a new version takes over, loads the page once, and takes the old one away', async () => {
  const { page, context, problems } = await site.open();
  await page.goto(at('/contact'));
  await untilKept(page);
  const [before] = await appCaches(page);
  await page.getByRole('contentinfo').getByRole('textbox').first().fill('Half a sentence');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const next = nextVersion(site.folder);
  await site.go();
  await site.come(next.clientDir);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const offer = page.getByRole('status').filter({ hasText: 'A new version of Gruham is ready.' });
  await offer.waitFor();
  await page.waitForTimeout(1500);
  expect(loads).toBe(0);
  expect(await page.getByRole('contentinfo').getByRole('textbox').first().inputValue()).toBe('Half a sentence');

  await offer.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction((name) => document.querySelector(`script[src="/assets/${name}"]`) !== null, next.main);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
  expect(await offer.count()).toBe(0);
  const names = await appCaches(page);
  expect(names).toEqual([NEXT_CACHE]);
  expect(names).not.toContain(before);
  expect(own(problems)).toEqual([]);
  await context.close();

  // Who comes with the new page already is asked nothing, and the new worker takes over by itself.
  await site.go();
  await site.come();
  const other = await site.open();
  await other.page.goto(at('/contact'));
  await untilKept(other.page);
  await site.go();
  await site.come(next.clientDir);
  await other.page.goto(at('/terms'));
  await until(other.page, async (name) => (await caches.keys()).includes(name), NEXT_CACHE);
  await until(
    other.page,
    async (count) => (await caches.keys()).filter((name) => /app/.test(name)).length === count,
    1,
  );
  expect(await other.page.getByText('A new version of Gruham').count()).toBe(0);
  expect(own(other.problems)).toEqual([]);
  await other.context.close();
  await site.go();
});

it('can be installed: Chromium has nothing to say against it', async () => {
  const context = await launchWithProfile(join(site.folder, 'profile'));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.goto(at('/'));
  await untilKept(page);
  const devTools = await context.newCDPSession(page);
  const { url, errors, manifest } = await devTools.send('Page.getAppManifest');
  expect(url).toBe(at('/app.webmanifest'));
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Gruham – homes, plots and offices', startUrl: at('/home') });
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
