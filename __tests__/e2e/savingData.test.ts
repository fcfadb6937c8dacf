import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { patient } from '../support/patience';
import { takenOver } from '../support/takenOver';

jest.setTimeout(patient(120_000));

const site = liveSite();

it('loads small pictures, one of a listing, and nothing at idle where data is saved [PDET-1]', async () => {
  const { page, context, problems } = await cleanPage(site.browser, { extraHTTPHeaders: { 'Save-Data': 'on' } });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const url = `${site.server.origin}/properties-listing?id=${await site.firstId('property')}`;
  for (let tries = 0; tries < 20; tries += 1)
    if ((await (await fetch(url, { headers: { 'save-data': 'on' } })).text()).includes('id="answers"')) break;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2500);
  const pictures = page.getByRole('group', { name: /^Pictures of/ });
  expect(await pictures.locator('img').count()).toBe(1);
  const uploads = asked.filter((path) => path.startsWith('/uploads/'));
  expect(uploads.length).toBeGreaterThan(0);
  expect(uploads.filter((path) => !path.endsWith('-320.webp'))).toEqual([]);
  expect(asked.filter((path) => /carousel|action-log|gallery|print/.test(path))).toEqual([]);
  await takenOver(page);
  await pictures.dispatchEvent('pointerdown');
  await page.waitForFunction(() => document.querySelectorAll('[aria-roledescription=carousel] img').length > 1);
  expect(problems).toEqual([]);
  await context.close();
});

it.each([
  ['te', 'anek-telugu'],
  ['hi', 'noto-sans-devanagari'],
])('leaves the letters of headings in %s to the phone where data is saved', async (code, face) => {
  const facesOf = async (saving: boolean) => {
    const { page, context } = await cleanPage(site.browser, saving ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {});
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.server.origin}/${code}`, { waitUntil: 'networkidle' });
    // On a busy machine the heading may be laid out after that.
    await page.evaluate(() => document.fonts.ready);
    await context.close();
    return asked.filter((path) => path.includes(face)).length;
  };
  expect([await facesOf(false), await facesOf(true)]).toEqual([1, 0]);
});
