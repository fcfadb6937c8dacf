import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';

jest.setTimeout(patient(90_000));

const site = liveSite();

/** What comes by itself at idle has begun by then, ms: `whenIdle` waits for at most 2000. */
const IDLE = 2500;
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The recorder, once a page load.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('action-log')),
  );
  await page.waitForTimeout(IDLE);
  await page.waitForLoadState('networkidle');
}

/** A page that keeps what it asked for: script files without their hash, API calls with their question. */
async function watchedPage() {
  const { page, context } = await cleanPage(site.browser);
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const script = /^\/assets\/(.+)\.[0-9a-f]+\.js$/.exec(pathname)?.[1];
    if (script !== undefined) scripts.push(script);
    if (pathname.startsWith('/api/')) calls.push(pathname + search);
  });
  /** The script files since it was asked last. */
  const added = async () => {
    await settled(page);
    return scripts.splice(0);
  };
  return { page, context, calls, added };
}

/** What a crawler that runs scripts reads in the head. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null,
    words: [
      ...document.head.querySelectorAll('meta[name="description"], meta[property], script[type="application/ld+json"]'),
    ].map(({ outerHTML }) => outerHTML),
    canonicals: document.querySelectorAll('link[rel="canonical"]').length,
  }));

async function canonicalFromServer(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text();
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

const LISTS: [list: string, file: string, detail: string, detailFile: string][] = [
  ['/properties', 'properties', '/properties-listing?id=', 'properties-listing'],
  ['/projects', 'projects', '/properties-listing-one?id=', 'properties-listing-one'],
  ['/realestateagents', 'realestateagents', '/agentdetails/', 'agentdetails'],
  ['/buildersdevelopers', 'buildersdevelopers', '/properties-listing-one?id=', 'properties-listing-one'],
];

it.each(LISTS)(
  'opens %s from Home, and two details from there, with the scripts that each needs, and a head that is theirs',
  async (list, file, detail, detailFile) => {
    const { page, context, added } = await watchedPage();
    await page.goto(`${site.server.origin}/home`);
    expect(await added()).toEqual(expect.arrayContaining(['main', 'home', 'action-log']));
    expect((await headOf(page)).words).not.toEqual([]);

    await page.locator(`a[href="${list}"], a[href^="${list}?"]`).first().click();
    await page.waitForURL((url) => url.pathname === list);
    expect(await added()).toContain(file);
    const head = await headOf(page);
    expect(head).toEqual({ canonical: await canonicalFromServer(page.url()), canonicals: 1, words: [] });

    // Those in sight: what a carousel has put aside cannot be pressed.
    const details = page.locator(`main a[href^="${detail}"]:not([inert] *)`);
    const hrefs = await details.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const [first = '', second = ''] = new Set(hrefs);
    await page.locator(`main a[href="${first}"]:not([tabindex="-1"])`).first().click();
    await page.waitForURL(site.server.origin + first);
    expect(await added()).toContain(detailFile);
    expect((await headOf(page)).canonical).toBe(await canonicalFromServer(page.url()));

    // By now one was viewed before: what is shown of it comes no sooner than somebody scrolls there.
    await page.goBack();
    await page.locator(`main a[href="${second}"]:not([tabindex="-1"])`).first().click();
    await page.waitForURL(site.server.origin + second);
    expect(await added()).toEqual([]);
    await context.close();
  },
);

/** What pages show stands in them. */
it.each([(id: string) => `/compare?ids=${id}`, () => '/properties?city=Tirupati', () => '/projects'])(
  'loads a fresh page with all its scripts named by it, and asks for nothing: %s',
  async (pathWith) => {
    const path = pathWith(await site.firstId('property'));
    const html = await (await fetch(site.server.origin + path)).text();
    expect(html).not.toContain('as="fetch"');
    const { page, context, calls, added } = await watchedPage();
    await page.goto(site.server.origin + path);
    const named = [...html.matchAll(/\/assets\/([^"]+)\.[0-9a-f]+\.js"/g)].map(([, file]) => file);
    const own = path.slice(1).split('?')[0];
    expect(named).toEqual(expect.arrayContaining(['main', own]));
    // The action log's recorder comes after it, in three files: what finds phone numbers is the posting form's as well. So does what
    // it shares with other dialogs, where no list brought that.
    const late = (await added()).filter((file) => !named.includes(file));
    expect(late).toContain('action-log');
    expect(late.filter((file) => file !== 'dialogs')).toHaveLength(3);
    expect(calls).toEqual([]);
    await context.close();
  },
);
