import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';

const site = liveSite();

/** Adds to `found` what axe finds on the page as it is, without toasts that are just fading, and whether it is wider than the window. */
const looker = (page: Page, found: string[]) => async (what: string) => {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-sonner-toast]').analyze();
  found.push(...violations.map(({ id, nodes }) => `${what}: ${id} ${nodes[0]?.html.slice(0, 160) ?? ''}`));
  if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
    found.push(`${what}: too wide`);
};

async function logIn(page: Page, mobile: string) {
  await page.goto(site.server.origin);
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Login', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Login', exact: true });
  await dialog.getByLabel('Mobile number').fill(mobile);
  await dialog.getByLabel('Password', { exact: true }).fill('Gruham@2026');
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

it.each([1280, 360])(
  'axe finds nothing on any screen at %i px, and nothing is wider than the window',
  async (width) => {
    const { page, context } = await cleanPage(site.browser, { viewport: { width, height: 800 } });
    const found: string[] = [];
    const look = looker(page, found);
    const ids = {
      property: await site.firstId('property?city=Tirupati'),
      project: await site.firstId('projects?propertyType='),
      agent: await site.firstId('users/getAgents'),
    };
    const screens = [
      '/home',
      '/properties?city=Tirupati',
      '/properties?city=Nowhere',
      `/properties-listing?id=${ids.property}`,
      '/properties-listing?id=unknown',
      '/projects',
      `/properties-listing-one?id=${ids.project}`,
      '/realestateagents',
      `/agentdetails/${ids.agent}`,
      '/buildersdevelopers',
      `/compare?ids=${ids.property}`,
      '/home-loans',
      '/others',
      '/sitemap',
      '/terms',
      '/contact',
      '/no-such-page',
    ];
    for (const path of screens) {
      await page.goto(site.server.origin + path, { waitUntil: 'networkidle' });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForTimeout(300);
      await look(path);
    }
    await page.goto(`${site.server.origin}/dashboard`);
    await page.waitForURL(/\/home$/);
    if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Login', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Login' }).getByLabel('Mobile number').waitFor();
    await page.waitForTimeout(400);
    await look('login');
    expect(found).toEqual([]);
    await context.close();
  },
  300_000,
);

it.each([1280, 360])(
  'axe finds nothing on the dashboard, in posting and in editing at %i px, and nothing is wider than the window',
  async (width) => {
    const { page, context } = await cleanPage(site.browser, { viewport: { width, height: 800 } });
    const found: string[] = [];
    const look = looker(page, found);
    await logIn(page, '9000000001');
    await page.getByRole('heading', { level: 2, name: 'My listings' }).waitFor();
    await page.getByRole('article').first().waitFor();
    await look('dashboard');
    for (const tab of ['Packages', 'My profile']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel', { name: tab }).getByRole('heading').first().waitFor();
      await look(tab);
    }
    await page.getByRole('tab', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).waitFor();
    await page.waitForTimeout(400);
    await look('delete');
    await page.keyboard.press('Escape');

    const goOn = () => page.getByRole('button', { name: 'Save and continue' }).click();
    for (const [type, subtype] of [
      ['Residential', 'Flat/Apartment'],
      ['Residential', 'Plot/land'],
      ['Commercial', 'Office'],
    ] as const) {
      const at = (step: string) => look(`${subtype}: ${step}`);
      await page.goto(`${site.server.origin}/postproperty`);
      const afresh = page.getByRole('button', { name: 'Start afresh' });
      await afresh.or(page.getByRole('combobox', { name: 'City' })).waitFor();
      if (await afresh.isVisible()) {
        await at('draft');
        await afresh.click();
      }
      await page.getByRole('radio', { name: type, exact: true }).check();
      await page.getByRole('radio', { name: subtype, exact: true }).check();
      await page.getByRole('combobox', { name: 'City' }).fill('tirup');
      await page.getByRole('option', { name: 'Tirupati' }).waitFor();
      await at('cities');
      await page.getByRole('option', { name: 'Tirupati' }).click();
      await at('basic details');
      await goOn();
      await page.getByLabel('Property name').fill('House of rules');
      await at('property details');
      await goOn();
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles([
          { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
          { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no picture') },
        ]);
      await page.getByRole('button', { name: 'Retry: broken.jpg' }).waitFor();
      await at('photos');
      await page.getByRole('button', { name: 'Remove: broken.jpg' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await at('removed photo');
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).first().waitFor();
      await page.waitForTimeout(400);
      await at('preview');
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: /Price Details/ }).check();
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByLabel('Add more pricing details').check();
      await at('price without the terms');
      await page.getByRole('button', { name: 'Go to the terms' }).click();
      await page.getByRole('checkbox', { name: /I agree to the/ }).check();
      await page.getByRole('radio', { name: /Basic Details/ }).check();
      await page.getByRole('combobox', { name: 'City' }).fill('');
      await page.getByRole('radio', { name: /Price Details/ }).check();
      await page.getByRole('button', { name: 'Post Property' }).click();
      await page.getByText('City is required').first().waitFor();
      await at('no city');
    }

    await page.goto(`${site.server.origin}/dashboard`);
    await page.getByRole('region', { name: 'Unfinished listing' }).waitFor();
    await look('draft notice');
    await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await page.waitForURL(/\/edit-property/);
    for (const step of ['Address', 'Describe the property', 'Expected price']) {
      await page.getByLabel(step, { exact: true }).first().waitFor();
      await look(`edit: ${step}`);
      if (step !== 'Expected price') await goOn();
    }
    for (const path of ['/postproperty-apartment', '/postproperty-residential']) {
      await page.goto(site.server.origin + path);
      await page.getByRole('combobox', { name: 'City' }).waitFor();
      await look(path);
    }
    await context.close();

    const other = await cleanPage(site.browser, { viewport: { width, height: 800 } });
    const lookThere = looker(other.page, found);
    await logIn(other.page, '9000000002');
    await other.page.goto(`${site.server.origin}/postproperty`);
    await other.page.getByRole('button', { name: 'Apply as an agent' }).waitFor();
    await lookThere('application');
    expect(found).toEqual([]);
    await other.context.close();
  },
  600_000,
);
