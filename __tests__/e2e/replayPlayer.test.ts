import { readFileSync } from 'node:fs';
import { agentsVisit, seenOn, secrets } from '../support/agentsVisit';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { wordsOf } from '../support/inWords';
import { expectWithout, replayed, saveLog } from '../support/savedLogs';
import { until } from '../support/settle';

jest.setTimeout(patient(300_000));

const site = liveSite();

/** Opens a file in the player, and notes all calls that it makes and all that it stores. */
async function played(file: string) {
  const { page, context, problems } = await cleanPage(site.browser);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/') || request.method() !== 'GET') calls.push(request.url());
  });
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const watch = (of: object, names: readonly string[]) => {
      for (const name of names) {
        const real = Reflect.get(of, name) as (...args: unknown[]) => unknown;
        Reflect.set(of, name, function watched(this: unknown, ...args: unknown[]) {
          written.push(name);
          return real.apply(this, args);
        });
      }
    };
    watch(Storage.prototype, ['setItem', 'removeItem', 'clear']);
    watch(IDBObjectStore.prototype, ['put', 'add', 'delete', 'clear']);
  });
  await page.goto(`${site.server.origin}/contact?replay`);
  await page.getByLabel('Action log').setInputFiles(file);
  await page.getByText('REPLAY: input blocked').waitFor();
  const done = async () => [calls, problems, await page.evaluate(() => Reflect.get(window, 'written') as unknown)];
  return { page, context, done };
}

it('shows every moment of an agent’s visit as it was seen, without a call or a write, from a file without secrets [STORE-8]', async () => {
  const visit = await cleanPage(site.browser);
  const looks = await agentsVisit(visit.page, site.server.origin);
  await visit.page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const file = await saveLog(visit.page, 'The price is wrong');
  await visit.context.close();
  expectWithout(file, secrets);
  // What was typed around the secrets is there: the forms were recorded.
  expect(readFileSync(file, 'utf8')).toContain('A villa. Ask its owner on ');
  const { verdict, pageLoads } = replayed(file);
  expect(verdict).toBe('same');

  const { page, context, done } = await played(file);
  const slider = page.getByLabel('Moment');
  const last = Number(await slider.getAttribute('max'));
  const told = new Map<number, string>();
  // Twice: the first time brings the files of the screens.
  for (const turn of [1, 2]) {
    for (let at = 0; at <= last; at += 1) {
      await slider.fill(String(at));
      const moment = page.locator(`[data-moment="${at}"]`);
      told.set(at, (await moment.textContent({ timeout: patient(10_000) })) ?? '');
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
      if (turn === 2 && (await page.locator('#main').innerText()).trim() === '') {
        throw new Error(`Nothing is shown at moment ${at}: ${told.get(at)}`);
      }
    }
    await page.waitForLoadState('networkidle');
  }
  const shown = new Map<string, unknown>();
  for (const [at, text] of told) {
    const name = [...looks.keys()].find((one) => text.endsWith(`! Error: ${one}`));
    if (name === undefined) continue;
    await slider.fill(String(at));
    // Its screen takes a while to draw; what stays another than it was is told below.
    const look = async () => {
      const address = await page.locator('[data-address]').getAttribute('data-address');
      return { ...(await seenOn(page)), address };
    };
    await until(async () => expect(await look()).toEqual(looks.get(name))).catch(() => undefined);
    shown.set(name, await look());
  }
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(looks));
  expect(await page.getByText(/^The same as recorded/).count()).toBe(1);
  expect(await page.locator('[data-hash]').getAttribute('data-hash')).toBe(pageLoads.at(-1)?.hash);
  // Played from near the end, at speed, it arrives there by itself.
  await slider.fill(String(last - 20));
  await page.getByLabel('Speed').selectOption('16');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator(`[data-moment="${last}"]`).waitFor();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.locator(`[data-moment="${last - 1}"]`).waitFor();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await page.locator(`[data-moment="${last}"]`).waitFor();
  const momentOf = (what: string) => [...told].find(([, text]) => text.endsWith(what))?.[0] ?? -1;
  await page.getByLabel('What happened').selectOption(String(momentOf('! Error: flats')));
  await page
    .locator('[inert] #main')
    .getByRole('heading', { level: 1, includeHidden: true })
    .getByText(/flats/)
    .waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await slider.fill(String(momentOf('authModal/authModalOpened')));
  await page.locator('[inert] dialog[open]').waitFor();
  expect(await done()).toEqual([[], [], []]);
  await page.getByRole('link', { name: 'Leave the replay' }).click();
  await page.getByRole('heading', { name: 'In Spotlight' }).waitFor();
  await context.close();
});

it('says of a Telugu visit that it is shown in English, and leads to the player that shows it in Telugu [STORE-8]', async () => {
  const report = wordsOf('te', 'report');
  const visit = await cleanPage(site.browser);
  await visit.page.goto(`${site.server.origin}/te/builders`);
  const heading = await visit.page.getByRole('heading', { level: 1 }).innerText();
  await visit.page
    .getByRole('contentinfo')
    .getByRole('button', { name: report('title') })
    .click();
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    visit.page.getByRole('button', { name: report('save') }).click(),
  ]);
  const file = await download.path();
  expect(replayed(file).pageLoads).toMatchObject([{ opened: '/builders', pageLanguage: 'te' }]);

  const { page, context, done } = await played(file);
  await page.getByText('Recorded in తెలుగు; shown here in English.').waitFor();
  expect(await page.locator('[inert] h1').innerText()).not.toBe(heading);
  await page.getByRole('link', { name: 'తెలుగులో చూడండి' }).click();
  const replay = wordsOf('te', 'replay');
  await page.getByLabel(replay('file')).setInputFiles(file);
  await page.getByText(replay('blocked')).waitFor();
  await page.locator('[inert] h1').getByText(heading, { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Read in English' }).count()).toBe(0);
  expect(await done()).toEqual([[], [], []]);
  await visit.context.close();
  await context.close();
});
