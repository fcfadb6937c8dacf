import { cleanPage } from '../support/browser';
import { storedFor, worldOf } from '../support/faults/world';
import { liveSite } from '../support/liveSite';
import { twoOrigins, type TwoOrigins } from '../support/twoOrigins';

const site = liveSite();
let two: TwoOrigins;
beforeAll(async () => {
  two = await twoOrigins(site.server.origin);
});
afterAll(() => two.stop());

/** A page of an app that was built for an API on another origin, as `docs/operations/deployment.md` has it. */
async function page() {
  // The page's policy is the web server's affair; the one here is for an API of its own origin.
  const shown = await cleanPage(site.browser, { bypassCSP: true });
  two.asked.splice(0);
  // That a page was seen is told, not read.
  const preflights = () => two.asked.filter((one) => one.startsWith('OPTIONS') && !one.endsWith('/property/views'));
  return { ...shown, preflights };
}

it('needs no preflight for anything that a visitor reads [API-30]', async () => {
  const { page: visitor, context, problems, preflights } = await page();
  await visitor.goto(`${two.app}/contact`);
  await visitor.getByRole('link', { name: 'Properties', exact: true }).first().click();
  // What the list knew of it is shown before the answer comes.
  const whole = visitor.waitForResponse((answer) => answer.url().includes('propertyDetailsByUser'));
  await visitor.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await visitor.getByRole('tab', { name: 'Overview' }).waitFor();
  await whole;
  expect(two.asked).toEqual(expect.arrayContaining(['GET /api/property', 'GET /api/property/propertyDetailsByUser']));
  expect(preflights()).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

it('uploads a picture, and asks for no header that it may not read [API-30, PROF-7]', async () => {
  const { page: agent, context, problems, preflights } = await page();
  const { user } = await worldOf(site.server.origin);
  await context.addInitScript((stored) => {
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, storedFor(user));
  await agent.goto(`${two.app}/dashboard?tab=profile`);
  await agent.getByLabel('Age', { exact: true }).waitFor();
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await agent.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await agent.getByText('Uploaded. Save the profile to keep it.').waitFor();
  expect(two.asked).toContain('POST /api/users/image');
  // The token is no simple header: here the browser has to ask first.
  expect(preflights()).toContain('OPTIONS /api/users/image');
  expect(problems).toEqual([]);
  await context.close();
});
