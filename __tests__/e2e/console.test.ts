import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { looker, noFindings } from '../support/hands/look';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { aPayload } from '../support/server/posting';

jest.setTimeout(patient(240_000));

const LISTINGS = 30;
/** Of so many, one is refused. */
const EACH_REFUSED = 6;

/** The pages beside the queue, by their links, with their headings. */
const PAGES = {
  Find: 'Find a listing',
  Reports: 'Reported listings',
  Reviews: 'Reported reviews',
  Applications: 'Who asks to become an agent',
  Enquiries: 'Enquiries to the marketplace',
  People: 'People',
  Figures: 'Figures',
  Places: 'Places',
  Home: 'Home',
  News: 'News',
  Builders: 'Builders',
  Projects: 'Projects',
  RERA: 'Register of RERA',
  'Site details': 'Site details',
};

const site = liveSite({ MODERATION: 'manual' });
const found = noFindings();
let page: Page;
let keys = 0;

async function api(path: string, body: object, token = ''): Promise<Record<string, never>> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) };
  const answer = await fetch(`${site.server.origin}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Record<string, never>;
}
const shown = () => page.getByRole('heading', { level: 2 }).first().innerText();
async function press(...words: string[]): Promise<void> {
  for (const key of words) await page.keyboard.press(key);
  keys += words.length;
}
async function changed(before: string): Promise<void> {
  await page.waitForFunction((text) => document.querySelector('main h2')?.textContent !== text, before);
}

beforeAll(async () => {
  const login = { countryCode: '91', username: '9000000001', password: 'Gruham@2026' };
  const { token, _id } = (await api('users/signin', login))['user'] as unknown as { token: string; _id: string };
  for (let n = 1; n <= LISTINGS; n += 1)
    await api('property/properties', aPayload({ userId: _id, name: `Flat number ${n}` }), token);
  ({ page } = await cleanPage(site.browser, { reducedMotion: 'reduce' }));
  const looks = await looker(page, found);
  const at = `${site.server.origin}/console`;
  await page.goto(at);
  await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor();
  await looks.look('sign in', 'screen');
  await page.goto(`${at}/join#unknown`);
  await page.getByText('Please ask for a new one').waitFor();
  await looks.look('a link that is gone', 'screen');
  await page.goto('about:blank');
  await page.goto(/http\S+\/console\/join#\S+/.exec(site.server.said())?.[0].replace('localhost', '127.0.0.1') ?? '');
  await page.getByRole('heading', { name: 'Listings to check' }).waitFor();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await looks.look('the queue', 'screen');
  await press('r');
  await page.getByRole('dialog').waitFor();
  await looks.look('a refusal', 'screen');
  await press('Escape');
  keys = 0;
  // The demo's own ones are older.
  while (!(await shown()).startsWith('Flat number')) {
    const before = await shown();
    await press('a');
    await changed(before);
  }
  keys = 0;
  for (let n = 1; n <= LISTINGS; n += 1) {
    const before = await shown();
    if (n % EACH_REFUSED === 0) {
      await press('r');
      await page.getByRole('dialog').waitFor();
      await press('1');
      await press('Enter');
    } else await press('a');
    await changed(before);
  }
  await page.getByRole('heading', { name: 'Nothing waits' }).waitFor();
  for (const [link, name] of Object.entries(PAGES)) {
    await page.getByRole('link', { name: new RegExp(`^${link}(,|$)`) }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Loading', { exact: true }).waitFor({ state: 'hidden' });
    await looks.look(link, 'screen');
  }
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByRole('listitem').first().waitFor();
  await looks.look('the audit', 'screen');
  await page.getByRole('link', { name: 'Operators' }).click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
  await looks.look('the operators', 'screen');
});

it('judges thirty listings with a key for each yes and three for each no, and each of them holds [DASH-3]', async () => {
  expect(keys).toBe(LISTINGS + (2 * LISTINGS) / EACH_REFUSED);
  const audit = await page.evaluate(async () => {
    const pages = [];
    for (const action of ['listing.approve', 'listing.refuse'])
      pages.push(
        ((await (await fetch(`/console/api/audit?action=${action}`)).json()) as { entries: unknown[] }).entries.length,
      );
    return pages;
  });
  expect(audit[1]).toBe(LISTINGS / EACH_REFUSED);
  expect(audit[0]).toBeGreaterThanOrEqual(LISTINGS - LISTINGS / EACH_REFUSED);
});

it('axe finds nothing in the console at 1280 and 360 px and in the dark, and a screen reader gets good names', () => {
  expect(found.axe).toEqual([]);
  expect(found.heard).toEqual([]);
});

it('nothing of the console is lost at 360 px, at 200 % and 400 % zoom, or with text of twice the size, and nothing moves', () => {
  expect(found.zoomed).toEqual([]);
  expect(found.moved).toEqual([]);
});

it('keeps Save of a form of many windows at the foot of a phone’s window [JLIST-4]', async () => {
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.goto(`${site.server.origin}/console/projects?open=`);
  const save = phone.getByRole('button', { name: 'Save', exact: true });
  await save.waitFor();
  const [box, height] = [await save.boundingBox(), await phone.evaluate(() => document.documentElement.scrollHeight)];
  expect(height).toBeGreaterThan(3 * 740);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
});

it('sends the console’s page to no search and to no cache', async () => {
  const answer = await fetch(`${site.server.origin}/console/audit`);
  expect(answer.headers.get('x-robots-tag')).toMatch(/noindex/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('/console/en/assets/');
});
