import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';

const site = liveSite();

/** What comes by itself at idle has begun by then, ms: `whenIdle` waits for at most 2000. */
const IDLE = 2500;
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
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
  'opens %s from Home, and two details from there, with their own script file each, and a head that is theirs',
  async (list, file, detail, detailFile) => {
    const { page, context, added } = await watchedPage();
    await page.goto(`${site.server.origin}/home`);
    // The first press, whatever it opens, brings the action log's recorder.
    await page.keyboard.press('Shift');
    expect(await added()).toEqual(expect.arrayContaining(['main', 'action-log']));
    expect((await headOf(page)).words).not.toEqual([]);

    await page.locator(`a[href="${list}"], a[href^="${list}?"]`).first().click();
    await page.waitForURL((url) => url.pathname === list);
    expect(await added()).toEqual([file]);
    const head = await headOf(page);
    expect(head).toEqual({ canonical: await canonicalFromServer(page.url()), canonicals: 1, words: [] });

    const details = page.locator(`main a[href^="${detail}"]`);
    const hrefs = await details.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const [first = '', second = ''] = new Set(hrefs);
    await page.locator(`main a[href="${first}"]`).first().click();
    await page.waitForURL(site.server.origin + first);
    expect(await added()).toEqual([detailFile]);
    expect((await headOf(page)).canonical).toBe(await canonicalFromServer(page.url()));

    // By now one was viewed before: what is shown of it comes no sooner than somebody scrolls there.
    await page.goBack();
    await page.locator(`main a[href="${second}"]`).first().click();
    await page.waitForURL(site.server.origin + second);
    expect(await added()).toEqual([]);
    await context.close();
  },
  90_000,
);

it.each(['/properties?city=Tirupati', '/projects'])(
  'loads a fresh %s with its own script beside the app, and asks nothing twice',
  async (path) => {
    const html = await (await fetch(site.server.origin + path)).text();
    const preloaded = [...html.matchAll(/as="fetch"[^>]*href="([^"]+)"/g)].map(([, href]) =>
      href?.replaceAll('&amp;', '&'),
    );
    expect(preloaded.length).toBeGreaterThan(0);
    const { page, context, calls, added } = await watchedPage();
    await page.goto(site.server.origin + path);
    const scripts = await added();
    const own = path.slice(1).split('?')[0] ?? '';
    // What is stored on the device, and the end of the frame, come after it.
    expect(scripts.sort()).toEqual(['device', 'frame-end', 'main', own]);
    expect(calls.sort()).toEqual(preloaded.sort());
    await context.close();
  },
);
