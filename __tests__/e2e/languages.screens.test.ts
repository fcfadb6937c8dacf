import type { Page } from 'playwright-core';
import { pathIn, type Language } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { cleanPage } from '../support/browser';
import { axeFaults } from '../support/hands/axe';
import { lostIn } from '../support/hands/room';
import { settled, walkTo } from '../support/hands/walk';
import { INFO_PATHS } from '../support/infoPaths';
import { wordsOf } from '../support/inWords';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';

jest.setTimeout(patient(600_000));

const site = liveSite();
const PHONE = { width: 360, height: 780 };

/** Every screen of a visitor, then of an agent. */
async function screensOf() {
  const [property, project, agent] = await Promise.all([
    site.firstId('property?city=Tirupati'),
    site.firstId('projects?propertyType='),
    site.firstId('users/getAgents'),
  ]);
  const ids = (await (await fetch(`${site.server.origin}/api/property?city=Tirupati`)).json()) as { _id: string }[];
  return {
    visitor: [
      paths.home,
      paths.properties({ city: 'Tirupati' }),
      // A list that follows a list keeps its heading: another screen comes between.
      paths.compare(),
      paths.properties({ city: 'Nowhere' }),
      paths.projects(),
      paths.property(property),
      paths.property('unknown'),
      paths.project(project),
      paths.agent(agent),
      paths.realtors,
      paths.builders,
      paths.compare(ids.slice(0, 3).map(({ _id }) => _id)),
      paths.homeLoans,
      ...INFO_PATHS,
    ],
    agent: [paths.dashboard, paths.profile, `${paths.dashboard}?tab=packages`, paths.postProperty],
  };
}

async function logIn(page: Page, language: Language) {
  const account = wordsOf(language, 'account');
  const login = account('titles', 'login');
  await page.goto(site.server.origin + pathIn(language, paths.home));
  await settled(page);
  await page.getByRole('button', { name: wordsOf(language, 'layout')('menu') }).click();
  await page.getByRole('dialog').getByRole('button', { name: login, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: login, exact: true });
  await dialog.getByLabel(account('mobile')).fill('9000000001');
  await dialog.getByLabel(account('password'), { exact: true }).fill('Gruham@2026');
  await dialog.getByRole('button', { name: login, exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

it.each<Language>(['te', 'hi'])(
  'shows every screen in %s on a phone of 360 px: nothing sticks out or is cut off, and axe finds nothing',
  async (language) => {
    const { page, context } = await cleanPage(site.browser, { viewport: PHONE, reducedMotion: 'reduce' });
    const found: string[] = [];
    const look = async (what: string) => {
      const faults = [...(await lostIn(page)), ...(await axeFaults(page))];
      found.push(...faults.map((fault) => `${what}: ${fault}`));
    };
    const screens = await screensOf();
    await page.goto(site.server.origin + pathIn(language, paths.terms));
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    for (const path of screens.visitor) {
      await walkTo(page, pathIn(language, path));
      await look(path);
    }
    await logIn(page, language);
    for (const path of screens.agent) {
      // A tab of the screen that is there keeps its heading.
      await walkTo(page, pathIn(language, paths.terms));
      await walkTo(page, pathIn(language, path));
      await look(`agent ${path}`);
    }
    expect(found).toEqual([]);
    await context.close();
  },
);

it.each<Language>(['te', 'hi'])(
  'covers nothing of a list in %s while its font is on the way, nor beside a scroll bar [PLIST-5, PLIST-18]',
  async (language) => {
    const { page, context } = await cleanPage(site.browser, {
      viewport: { ...PHONE, width: PHONE.width - 15 },
      reducedMotion: 'reduce',
    });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(site.server.origin + pathIn(language, paths.properties({ city: 'Tirupati' })));
    await settled(page);
    expect(await lostIn(page)).toEqual([]);
    await context.close();
  },
);

it.each<Language>(['te', 'hi'])(
  'says in %s of a name that its seller wrote in English that it is English, before any script has run [WCAG 3.1.2]',
  async (language) => {
    const answer = await fetch(`${site.server.origin}/api/property?city=Tirupati`);
    const listings = (await answer.json()) as { _id: string; name: string }[];
    const english = listings.find(({ name }) => /^[\x20-\x7e]+$/.test(name));
    if (english === undefined) throw new Error('no listing has an English name');
    const html = await (await fetch(site.server.origin + pathIn(language, paths.property(english._id)))).text();
    expect(html).toMatch(/<h1[^>]* lang="en"/);
  },
);

it.each<Language>(['te', 'hi'])(
  'says in %s what each page is, before any script has run [ROUTE-18]',
  async (language) => {
    const english: string[] = [];
    for (const path of [
      paths.builders,
      paths.dashboard,
      paths.homeLoans,
      paths.realtors,
      paths.compare(),
      ...INFO_PATHS,
    ]) {
      const html = await (await fetch(site.server.origin + pathIn(language, path))).text();
      const said = html.match(/<title>[^<]*|<meta (?:name="description"|property="og:title") content="[^"]*/g) ?? [];
      const latin = said.map((words) =>
        words.replace(/^<title>|^.*content="/, '').replaceAll(/Gruham|TUDA|RERA|EMI/g, ''),
      );
      english.push(...latin.filter((words) => /[a-z]{3}/i.test(words)).map((words) => `${path}: ${words}`));
      expect(said.length).toBeGreaterThan(0);
    }
    expect(english).toEqual([]);
  },
);
