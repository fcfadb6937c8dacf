import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { coveredAt, coveredControls, overlap } from '../support/covering';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';

jest.setTimeout(patient(180_000));

/** What stays in the window while a page is scrolled lies over no control of it. */
const site = liveSite();

const FLOATING = '[aria-label="Scroll to top"], [aria-label="Chat"] a';
const STEPS = 30;
/** From the top to the end of a page, as parts of its height. */
const PLACES = Array.from({ length: 13 }, (_, n) => n / 12);
const FINE_PLACES = Array.from({ length: 51 }, (_, n) => n / 50);

let context: BrowserContext | null = null;
afterEach(() => context?.close());

async function pageOf(width: number, height: number): Promise<Page> {
  // On a phone the scroll bar takes no room.
  const isMobile = width < 360;
  const clean = await cleanPage(site.browser, { viewport: { width, height }, isMobile, reducedMotion: 'reduce' });
  context = clean.context;
  return clean.page;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  // A list goes to its top 500 ms after its load, unless a hand is at work by then [SHELL-9]: this is the hand.
  await page.keyboard.press('Shift');
}

const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Chat' }).getByRole('link');

async function homeWithChat(width: number, height: number): Promise<Page> {
  const page = await pageOf(width, height);
  await visit(page, '/');
  await chatOf(page).waitFor();
  return page;
}

/** The controls that lie under a floating button somewhere on the way down a page; the way to the top is there all along. */
async function coveredOnTheWay(page: Page, step: number) {
  const found = new Set<string>();
  const up = page.getByRole('button', { name: 'Scroll to top' });
  expect(await up.count()).toBe(0);
  for (let at = 0; at < STEPS; at += 1) {
    await page.evaluate((y) => window.scrollTo(0, y), 101 + at * step);
    await up.waitFor();
    for (const name of await coveredControls(page, ':is(header, main, footer)', FLOATING)) found.add(name);
    const box = await up.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
  }
  return [...found];
}

it.each([
  [360, 740],
  [1280, 800],
  [740, 360],
])(
  'at %i × %i nothing floats over a control of a list or a detail, and the way to the top is always there [HOME-11, SHELL-8]',
  async (width, height) => {
    const page = await pageOf(width, height);
    const property = await site.firstId('property?city=Tirupati');
    for (const path of [paths.properties(), paths.projects(), paths.realtors, paths.property(property)]) {
      await visit(page, path);
      expect(await page.getByRole('complementary', { name: 'Chat' }).count()).toBe(0);
      expect({ path, covered: await coveredOnTheWay(page, 97) }).toEqual({ path, covered: [] });
    }
  },
);

it.each([
  [360, 740],
  [1280, 800],
])(
  'at %i × %i what was chosen to compare has a row of its own at the foot, which lies over nothing of the frame and over nothing at all at the end [HOME-11]',
  async (width, height) => {
    const page = await pageOf(width, height);
    const property = await site.firstId('property?city=Tirupati');
    await visit(page, paths.properties());
    await page.getByRole('main').getByRole('button', { name: 'Compare' }).first().click();
    const bar = page.getByRole('complementary', { name: 'Comparison' });
    await bar.waitFor();
    const agent = await site.firstId('users/getAgents');
    for (const path of ['/', paths.properties(), paths.projects(), paths.property(property), paths.agent(agent)]) {
      await visit(page, path);
      await bar.waitFor();
      // From edge to edge: it ends the page as the header begins it, and leaves no control half to its side.
      const [left, width, whole] = await bar.evaluate((row) => [
        row.getBoundingClientRect().left,
        row.clientWidth,
        document.body.clientWidth,
      ]);
      expect([left, width]).toEqual([0, whole]);
      const frame = ['header', '[data-page-bar]', '[aria-label="Chat"]', 'footer'];
      const pairs = [
        ...frame.map((root) => ({ root, by: '[data-compare-bar]' })),
        { root: '[data-compare-bar]', by: '[aria-label="Chat"] a' },
      ];
      expect({ path, covered: await coveredAt(page, pairs, PLACES) }).toEqual({ path, covered: [] });
      // The page goes on below it: at the end it stands between screen and footer, over nothing at all.
      await page.waitForFunction(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        const box = (which: string) => document.querySelector(which)?.getBoundingClientRect() ?? new DOMRect();
        const [screen, row, footer] = [box('main'), box('[data-compare-bar]'), box('body > * footer')];
        return row.height > 0 && screen.bottom <= row.top + 1 && row.bottom <= footer.top + 1;
      });
    }
  },
);

it.each([
  [1280, 800],
  [740, 360],
])('at %i × %i the chat button of Home stands beside the page [HOME-11]', async (width, height) => {
  const page = await homeWithChat(width, height);
  const chat = chatOf(page);
  expect(await coveredControls(page, 'main', FLOATING)).toEqual([]);
  expect(await coveredOnTheWay(page, 97)).toEqual([]);
  const box = await chat.boundingBox();
  expect(box && box.x > 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
});

it.each([
  [320, 640],
  [360, 740],
  [768, 1024],
])(
  'at %i × %i the chat button of Home lies over nothing that is pressed, wherever the page stands [HOME-11, CAR-6]',
  async (width, height) => {
    const page = await homeWithChat(width, height);
    await page.getByRole('button', { name: /^Next/ }).first().waitFor();
    expect(
      await coveredAt(
        page,
        ['header', 'main', 'footer'].map((root) => ({ root, by: FLOATING })),
        FINE_PLACES,
      ),
    ).toEqual([]);
    // It is there all along, and the way to the top lies beside it.
    const [chat, up] = [await chatOf(page).boundingBox(), page.getByRole('button', { name: 'Scroll to top' })];
    expect(chat && chat.y >= 0 && chat.y + chat.height <= height).toBe(true);
    expect(await overlap(chatOf(page), up)).toBe(false);
    expect(await overlap(chatOf(page), page.getByRole('banner').getByRole('link', { name: 'Gruham' }))).toBe(false);
  },
);

it.each([
  [360, 740],
  [360, 480],
])('at %i × %i the chat button leaves the search of Home free [HOME-1, HOME-3, HOME-11]', async (width, height) => {
  const page = await homeWithChat(width, height);
  expect(await coveredControls(page, 'main', FLOATING)).toEqual([]);
});
