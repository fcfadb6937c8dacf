import type { Page } from 'playwright-core';
import { pathIn, type Language } from '@/domain/languages';
import { cleanPage } from '../support/browser';
import { englishWatch } from '../support/hands/englishLeft';
import { axeFaults } from '../support/hands/axe';
import { lostIn } from '../support/hands/room';
import { settled, walkTo } from '../support/hands/walk';
import { anyOf, wordsOf } from '../support/inWords';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { aPayload } from '../support/server/posting';

jest.setTimeout(patient(300_000));

type Message = readonly [area: string, ...keys: string[]];

/** Every page, in the menu's order, with its heading; `opens` is a button, and `leads` a link, that opens a form. */
const PAGES: Readonly<
  Record<string, { readonly heading: Message; readonly opens?: Message; readonly leads?: string }>
> = {
  '/': { heading: ['consoleQueue', 'queue', 'heading'], opens: ['consoleQueue', 'queue', 'refuse'] },
  '/find': { heading: ['consoleQueue', 'find', 'title'] },
  '/reports': { heading: ['consoleReports', 'page', 'heading'], opens: ['consoleReports', 'sheet', 'warnNamed'] },
  '/reviews': { heading: ['consoleReports', 'reviews', 'heading'], opens: ['consoleReports', 'reviews', 'hideNamed'] },
  '/enquiries': { heading: ['consoleEnquiries', 'enquiries', 'heading'] },
  '/problems': { heading: ['consoleReports', 'problems', 'heading'] },
  '/people': { heading: ['consolePeople', 'title'], leads: 'a[href*="person="]' },
  '/applications': { heading: ['consoleEnquiries', 'applications', 'heading'] },
  '/projects': { heading: ['consoleProjects', 'title'], opens: ['consoleProjects', 'add'] },
  '/builders': { heading: ['consoleContent', 'builders', 'title'], opens: ['consoleContent', 'builders', 'add'] },
  '/places': { heading: ['consolePlaces', 'title'], opens: ['consolePlaces', 'editNamed'] },
  '/home': { heading: ['consoleHome', 'home', 'title'] },
  '/news': { heading: ['consoleHome', 'news', 'title'], opens: ['consoleHome', 'news', 'write'] },
  '/rera': { heading: ['consoleContent', 'register', 'heading'] },
  '/figures': { heading: ['consoleFigures', 'title'] },
  '/audit': { heading: ['console', 'pages', 'audit'] },
  '/settings': { heading: ['consoleSettings', 'title'] },
  '/operators': { heading: ['console', 'pages', 'operators'] },
};

const PHONE = { width: 360, height: 780 };

const site = liveSite({ MODERATION: 'manual' });
const said = (language: Language, [area, ...keys]: Message) => wordsOf(language, area)(...keys);
const at = (language: Language, path: string) => `/console${pathIn(language, path)}`;

async function ask<A>(path: string, body: object | null = null, authorization = ''): Promise<A> {
  const headers = { 'content-type': 'application/json', ...(authorization === '' ? {} : { authorization }) };
  const sent = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${site.server.origin}/api/${path}`, { ...sent, headers });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as A;
}
async function logIn(username: string) {
  const { user } = await ask<{ user: { token: string; _id: string } }>('users/signin', {
    countryCode: '91',
    username,
    password: 'Gruham@2026',
  });
  return user;
}

/** The demo's operator comes in a language, by the link that the server says at its start. */
async function signIn(page: Page, language: Language) {
  const token = /\/console\/join(#\S+)/.exec(site.server.said())?.[1] ?? '';
  // Another hash alone would load nothing.
  await page.goto('about:blank');
  await page.goto(site.server.origin + at(language, '/join') + token);
  await page.getByRole('heading', { level: 1, name: said(language, ['consoleQueue', 'queue', 'heading']) }).waitFor();
  await settled(page);
}

/** Something that waits for an operator on each page. */
beforeAll(async () => {
  const [agent, user] = [await logIn('9000000001'), await logIn('9000000002')];
  const [listing] = await ask<{ _id: string }[]>('property?city=Tirupati');
  const [project] = await ask<{ _id: string }[]>('projects?propertyType=');
  const name = 'Flat beside the park';
  const [text, message] = ['A kind and patient person.', 'No lift, and it is dark.'];
  await ask('property/properties', aPayload({ userId: agent._id, name, about: '9876501234' }), agent.token);
  const report = { kind: 'report', listingId: listing?._id, reason: 'The price is wrong', message };
  await ask('enquiries', report, user.token);
  await ask('enquiries', { kind: 'agentApplication', message: 'నేను ఇళ్లు అమ్ముతాను.' }, user.token);
  await ask('enquiries', { kind: 'callback', agentId: agent._id }, user.token);
  await ask('enquiries', { kind: 'lead', listingId: project?._id, name: 'మీనా', phone: '9876501234', consent: true });
  await ask('problems', { words: 'మ్యాప్ తెరుచుకోలేదు.', page: '/', build: '1.0' });
  await ask('reviews', { agentId: agent._id, review: { stars: 4, text } }, user.token);
  const [review] = await ask<{ _id: string }[]>(`reviews?agentId=${agent._id}`);
  await ask('reviews/report', { reviewId: review?._id, reason: 'It is not true' }, agent.token);
}, patient(60_000));

it.each<[Language, Language]>([
  ['te', 'hi'],
  ['hi', 'te'],
])(
  'shows every page of the console in %s on a phone of 360 px: nothing is lost or said in English, axe finds nothing, and the way to %s leads to the same page',
  async (language, other) => {
    const { page, context, problems } = await cleanPage(site.browser, { viewport: PHONE, reducedMotion: 'reduce' });
    const found: string[] = [];
    const englishLeft = englishWatch(page, language);
    const look = async (what: string) => {
      const faults = [...(await lostIn(page)), ...(await axeFaults(page)), ...(await englishLeft())];
      found.push(...[...new Set(faults)].map((fault) => `${what}: ${fault}`));
    };
    const link = page.locator(`footer a[hreflang="${other}-IN"]`);

    await page.goto(site.server.origin + at(language, '/'));
    await settled(page);
    await look('sign in');
    await page.goto(`${site.server.origin}${at(language, '/join')}#unknown`);
    await page.getByText(said(language, ['desk', 'usedLink'])).waitFor();
    await look('a link that is gone');
    await signIn(page, language);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const links = page.locator('nav a[href^="/console/"]:not([hreflang])');
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual(
      Object.keys(PAGES).map((path) => at(language, path)),
    );

    await walkTo(page, at(language, '/nowhere'));
    await look('no page');
    for (const [path, { heading, opens, leads }] of Object.entries(PAGES)) {
      await walkTo(page, at(language, path));
      await page.getByRole('heading', { level: 1, name: said(language, heading), exact: true }).waitFor();
      expect(await link.getAttribute('href')).toBe(at(other, path));
      await page.evaluate(() =>
        document.querySelectorAll('main details:not(li details)').forEach((each) => each.setAttribute('open', '')),
      );
      await look(path);
      const main = page.getByRole('main');
      if (opens !== undefined)
        await main
          .getByRole('button', { name: anyOf(said(language, opens)) })
          .first()
          .click();
      else if (leads !== undefined) await main.locator(leads).first().click();
      else continue;
      await (
        leads === undefined ? main.or(page.getByRole('dialog')).locator('form').last() : page.getByRole('dialog')
      ).waitFor();
      await look(`${path}, opened`);
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    }
    await walkTo(page, at(language, '/people'));
    await link.click();
    await page.getByRole('heading', { level: 1, name: said(other, ['consolePeople', 'title']) }).waitFor();
    expect(found).toEqual([]);
    expect(problems.filter((problem) => !/status of 4(01|10)/.test(problem))).toEqual([]);
    await context.close();
  },
);

it('judges a listing by Telugu words alone: refuses it, takes that back, approves it, and finds all three in the audit [DASH-3]', async () => {
  const { page, context } = await cleanPage(site.browser, { viewport: PHONE, reducedMotion: 'reduce' });
  const [words, shell] = [wordsOf('te', 'consoleQueue'), wordsOf('te', 'console')];
  const press = (name: RegExp) => page.getByRole('button', { name }).click();
  await signIn(page, 'te');
  const listing = page.getByRole('heading', { level: 2 }).first();
  const name = await listing.innerText();

  await press(anyOf(words('queue', 'refuse')));
  const dialog = page.getByRole('dialog', { name: words('refusal', 'title').replace('{name}', name) });
  await dialog.getByRole('radio', { name: anyOf(words('refusal', 'reasons', 'price')) }).check();
  await dialog.getByRole('button', { name: words('refusal', 'action'), exact: true }).click();
  await page.getByText(words('queue', 'decided', 'refused').replace('{name}', name)).waitFor();
  await press(anyOf(words('queue', 'undo')));
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await press(anyOf(words('queue', 'approve')));
  await page.getByText(words('queue', 'decided', 'approved').replace('{name}', name)).waitFor();

  await page
    .locator('summary')
    .filter({ hasText: shell('pages', 'queue') })
    .first()
    .click();
  await page.getByRole('link', { name: shell('pages', 'audit'), exact: true }).click();
  const did = (act: string) => page.getByRole('listitem').filter({ hasText: shell('acts', act) });
  await did('listing.approve').first().waitFor();
  await did('listing.undo').first().waitFor();
  await did('listing.refuse')
    .filter({ hasText: wordsOf('te', 'moderation')('refusals', 'price') })
    .first()
    .waitFor();
  await context.close();
});
