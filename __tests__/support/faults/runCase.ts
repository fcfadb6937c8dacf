import type { Browser, Locator, Page } from 'playwright-core';
import type { EndpointName } from '@/contract/endpoints';
import { cleanPage } from '../browser';
import { patient } from '../patience';
import { fail, isCall, plainWords, sentenceOf, type FaultName } from './faults';
import type { Scenario } from './scenario';
import { SCENARIOS } from './scenarios';
import { storedFor, type World } from './world';

const PATIENCE = patient(15_000);
/** ms: how long nothing is answered, and when the client gives up after that (API-31). */
const WAIT = 30_000;
const REST_OF_TIMEOUT = 271_000;

/** What a screen never shows of an answer. */
const NOT_WORDS = /\bNaN\b|\bundefined\b|\[object Object\]|Invalid Date|\bnull\b/;
/** Chromium's own line for each answer that is an error. */
const OWN_LINE = /^console: Failed to load resource/;
const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const seen = async (found: Locator): Promise<boolean> =>
  found
    .first()
    .waitFor({ timeout: PATIENCE })
    .then(() => true)
    .catch(() => false);

/** Never a blank screen: a heading, or what says that it is loading, and the way elsewhere. */
async function isBlank(page: Page): Promise<boolean> {
  const there = page.locator(
    'h1:visible, [role="dialog"] h2:visible, main [aria-busy="true"]:visible, main [role="status"]:visible',
  );
  return !((await seen(there)) && (await seen(page.getByRole('link', { name: 'Properties', includeHidden: true }))));
}

async function afterFailure(page: Page, scenario: Scenario, fault: FaultName): Promise<string[]> {
  const wrong: string[] = [];
  for (const words of scenario.words?.(fault) ?? [plainWords(fault)]) {
    if (!(await seen(page.getByText(words)))) wrong.push(`does not say “${words}”`);
  }
  const way = scenario.way(page, fault);
  if (!(await seen(way))) wrong.push('has no way on');
  else if (await way.first().isDisabled()) wrong.push('has a way on that is closed');
  if (scenario.kept && !(await scenario.kept(page))) wrong.push('forgot what was typed');
  return wrong;
}

async function afterLogout(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  if (!(await seen(page.getByText(sentenceOf(401))))) wrong.push('does not say the sentence of the 401');
  await page.waitForURL(/\/home$/, { timeout: PATIENCE }).catch(() => wrong.push('did not go home'));
  const left = await page.evaluate(() => [localStorage.getItem('Authorization'), localStorage.getItem('user')]);
  if (left.some((value) => value !== null)) wrong.push('is still logged in');
  return wrong;
}

async function whileWaiting(page: Page, scenario: Scenario): Promise<string[]> {
  const wrong: string[] = [];
  if (await isBlank(page)) wrong.push('is blank at first');
  await page.clock.fastForward(WAIT);
  if (await isBlank(page)) wrong.push('is blank while it waits');
  if ((await page.getByText(plainWords('slow')).count()) > 0) wrong.push('gave up within 30 s');
  if (scenario.kept && !(await scenario.kept(page))) wrong.push('forgot what was typed while it waits');
  if (scenario.ownClock) return wrong;
  // What the HTML asks for ahead is asked before the client counts: its time may begin after the first jump.
  const words = (scenario.words?.('slow') ?? [plainWords('slow')])[0] ?? '';
  for (let jumps = 0; jumps < 3 && (await page.getByText(words).count()) === 0; jumps += 1) {
    await page.clock.fastForward(REST_OF_TIMEOUT);
    await page
      .getByText(words)
      .first()
      .waitFor({ timeout: patient(2000) })
      .catch(() => undefined);
  }
  return [...wrong, ...(await afterFailure(page, scenario, 'slow'))];
}

async function judge(page: Page, scenario: Scenario, fault: FaultName): Promise<string[]> {
  if (fault === 'odd') return (await seen(scenario.shown(page))) ? [] : ['does not show what the odd answer holds'];
  if (fault === 'slow') return whileWaiting(page, scenario);
  if (fault === 'status 401' && !scenario.anonymous) return afterLogout(page);
  return afterFailure(page, scenario, fault);
}

/** A page with nothing on it, where storage is put back without the app writing into it. */
const NOWHERE = '/nowhere';

/** As in a browser that was never here, but for what the account keeps. */
async function startAfresh(page: Page, world: World, account: Scenario['as']): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/gif', body: ONE_PIXEL }));
  await page.route(`**${NOWHERE}`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }));
  await page.goto(world.origin + NOWHERE);
  await page.evaluate(
    async (kept) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of kept) localStorage.setItem(key, value);
      const databases = await indexedDB.databases();
      await Promise.all(
        databases.map(
          ({ name = '' }) =>
            new Promise((done) => {
              const deleting = indexedDB.deleteDatabase(name);
              deleting.onsuccess = deleting.onerror = deleting.onblocked = done;
            }),
        ),
      );
    },
    account === undefined ? [] : storedFor(world[account]),
  );
}

async function run(page: Page, world: World, name: EndpointName, fault: FaultName): Promise<string[]> {
  const scenario: Scenario = SCENARIOS[name];
  await startAfresh(page, world, scenario.as);
  // For good: nothing but what waits comes after it.
  if (fault === 'slow') await page.clock.install();
  let asked = () => undefined as void;
  const wasAsked = new Promise<true>((done) => (asked = () => done(true)));
  const begin = () =>
    page.route('**/api/**', async (route, request) => {
      if (!isCall(name, request.method(), request.url())) return route.fallback();
      asked();
      return fail(route, name, fault, world);
    });
  if (!scenario.ready) await begin();
  await page.goto(world.origin + scenario.path(world), { waitUntil: 'commit' });
  if (scenario.ready) {
    await scenario.ready(page, world);
    await begin();
  }
  await scenario.cause?.(page, world);
  const never = new Promise<false>((done) => setTimeout(() => done(false), PATIENCE).unref());
  if (!(await Promise.race([wasAsked, never]))) return ['the call was never sent'];
  const wrong = await judge(page, scenario, fault);
  if (await isBlank(page)) wrong.push('is blank');
  const [strange] = NOT_WORDS.exec(await page.locator('body').innerText()) ?? [];
  if (strange !== undefined) wrong.push(`shows “${strange}”`);
  return wrong;
}

export interface Stage {
  /** Makes the page send a call, lets it fail in one way, and tells what a person would not call right. */
  readonly run: (name: EndpointName, fault: FaultName) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** A page on which calls fail again and again, each time as in a browser that was never here; `slow` comes last. */
export async function openStage(browser: Browser, world: World): Promise<Stage> {
  const { page, context, problems } = await cleanPage(browser);
  return {
    run: async (name, fault) => {
      const wrong = await run(page, world, name, fault).catch((error: unknown) => [
        `the way there broke: ${error instanceof Error ? error.message : String(error)}`,
      ]);
      return [...wrong, ...problems.splice(0).filter((line) => !OWN_LINE.test(line))];
    },
    close: () => context.close(),
  };
}
