import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';

const site = liveSite();

it.each([
  ['property?selectedSubtype=Flat%2FApartment', 'properties-listing'],
  ['projects?propertyType=', 'properties-listing-one'],
])(
  'keeps who offers it and the form to be called back beside a long page of %s [PDET-4, JDET-9]',
  async (list, path) => {
    const { page, context } = await cleanPage(site.browser, { viewport: { width: 1366, height: 768 } });
    await page.goto(`${site.server.origin}/${path}?id=${await site.firstId(list)}`);
    const send = page.getByRole('button', { name: /call back$/i });
    await send.waitFor();
    await page.mouse.wheel(0, 1000);
    await page.waitForFunction(() => window.scrollY > 900);
    await send.click({ trial: true });
    const [button, number] = [
      await send.boundingBox(),
      await page.getByRole('button', { name: 'Show number' }).boundingBox(),
    ];
    expect(button?.y).toBeLessThan(768 - 44);
    expect(number?.y).toBeGreaterThan(64);
    await context.close();
  },
);

interface Builder {
  readonly _id: string;
  readonly projects?: readonly unknown[];
}

/** A builder with so many projects. */
async function builderOf(fits: (projects: number) => boolean): Promise<string> {
  const all = (await (await fetch(`${site.server.origin}/api/builders/getAllBuilders`)).json()) as readonly Builder[];
  const found = all.find(({ projects = [] }) => fits(projects.length));
  if (!found) throw new Error('no builder has so many projects');
  return found._id;
}

it.each([
  ['few', 900],
  ['many', 900],
  ['many', 650],
])(
  'keeps the form beside a builder’s %s projects in a window of %i px, and no empty page below them [BUILD-5, JDET-8]',
  async (many, height) => {
    const { page, context } = await cleanPage(site.browser, { viewport: { width: 1280, height } });
    const id = await builderOf((n) => (many === 'few' ? n === 3 : n > 3));
    await page.goto(`${site.server.origin}/buildersdevelopers?id=${id}`);
    const column = page.getByRole('complementary', { name: 'Request a call back' });
    const send = column.getByRole('button', { name: /call back$/i });
    await send.waitFor();
    const end = (box: Awaited<ReturnType<typeof column.boundingBox>>) => (box?.y ?? 0) + (box?.height ?? 0);
    const last = page.getByRole('link', { name: 'Projects of all builders' });
    expect(end(await column.locator('xpath=..').boundingBox()) - end(await last.boundingBox())).toBeLessThan(30);
    const form = column.getByRole('heading');
    const before = await form.boundingBox();
    await page.evaluate(() => window.scrollTo(0, 100));
    await send.click({ trial: true });
    expect(end(await send.boundingBox())).toBeLessThan(height);
    expect(before?.y).toBeGreaterThan(100);
    // It has not gone with the page.
    expect((await form.boundingBox())?.y).toBeGreaterThanOrEqual(height > 702 ? 80 : 12);
    await context.close();
  },
);

it.each(['/properties', '/projects'])(
  'keeps Clear Filters in view at the foot of the column of %s, below fields that are cut there, not finished [PLIST-1, PLIST-9]',
  async (path) => {
    const { page, context } = await cleanPage(site.browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.server.origin}${path}`);
    const column = page.getByRole('complementary', { name: 'Filters' });
    const clear = column.getByRole('button', { name: 'Clear Filters' });
    await clear.waitFor();
    const end = (box: Awaited<ReturnType<typeof column.boundingBox>>) => (box?.y ?? 0) + (box?.height ?? 0);
    await page.evaluate(() => window.scrollTo(0, 600));
    const [foot, button] = [await column.boundingBox(), await clear.boundingBox()];
    expect(end(foot)).toBeLessThanOrEqual(900);
    expect(end(foot) - end(button)).toBeLessThan(20);
    // What the keyboard comes to is not hidden behind it.
    const last = column.getByRole('combobox', { name: 'Possession status' });
    await last.focus();
    expect(end(await last.boundingBox())).toBeLessThan((await clear.boundingBox())?.y ?? 0);
    await context.close();
  },
);
