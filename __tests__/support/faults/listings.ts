import type { Page } from 'playwright-core';
import type { EndpointName } from '@/contract/endpoints';
import { plainWords, type FaultName } from './faults';
import { button, fixed, heading, main, retry, type Scenario } from './scenario';

const terms = (page: Page) => main(page).getByRole('checkbox', { name: /I agree to the/ });
const price = (page: Page) => main(page).getByLabel('Expected price');
const goOn = (page: Page) => button(page, 'Save and continue').click();
const isPrice = async (page: Page, digits: string) => (await price(page).inputValue()).replaceAll(',', '') === digits;

async function fillBasics(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: 'Villa', exact: true }).check();
  await main(page).getByRole('combobox', { name: 'City' }).fill('Tirupati');
  // Its list would lie over the button.
  await page.getByRole('option', { name: 'Tirupati' }).click();
}
async function toPhotos(page: Page): Promise<void> {
  await fillBasics(page);
  await goOn(page);
  await main(page).getByLabel('Property name').fill('Villa of patience');
  await goOn(page);
  await terms(page).check();
}
async function toPrice(page: Page): Promise<void> {
  await toPhotos(page);
  await goOn(page);
  await price(page).fill('12000000');
}
async function toUpdate(page: Page): Promise<void> {
  await main(page).getByRole('article').first().getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(/\/edit-property/);
  await goOn(page);
  await goOn(page);
  await price(page).fill('9900000');
  await terms(page).check();
}
/** Large enough to need no warning; drawn by the page itself. */
async function choosePhoto(page: Page): Promise<void> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    canvas.getContext('2d')?.fillRect(0, 0, 400, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const file = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') };
  await main(page).locator('input[type="file"]').first().setInputFiles(file);
}

const WAITS = 'No connection. Your photos wait here and continue as soon as the connection is back.';
const BUSY = 'The server is busy. Your photos will continue automatically.';
const photoWords = (fault: FaultName): readonly string[] => {
  if (fault === 'down') return [WAITS];
  return fault === 'status 429' ? [BUSY] : ['Failed to upload file', plainWords(fault)];
};
const photo: Pick<Scenario, 'as' | 'path' | 'words' | 'way' | 'kept' | 'shown' | 'ownClock'> = {
  as: 'agent',
  ownClock: true,
  path: () => '/postproperty',
  words: photoWords,
  way: (page, fault) =>
    fault === 'down' || fault === 'status 429'
      ? button(page, 'Save and continue')
      : main(page).getByRole('button', { name: fault === 'status 413' ? /^Remove: front\.jpg/ : /^Retry: front\.jpg/ }),
  kept: (page) => terms(page).isChecked(),
  shown: (page) => page.getByText('File uploaded successfully'),
};
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });

/** Listings of one's own: posting, photos, editing, deleting. */
export const LISTINGS = {
  getMyProperties: {
    as: 'agent',
    path: () => '/dashboard',
    way: retry,
    shown: (page) => main(page).getByRole('article').getByRole('link', { name: 'Edit' }),
  },
  deleteProperty: {
    as: 'agent',
    path: () => '/dashboard',
    ready: async (page) => {
      await main(page).getByRole('article').first().getByRole('button', { name: 'Delete' }).click();
      await confirm(page).waitFor();
    },
    cause: (page) => confirm(page).click(),
    way: confirm,
    shown: (page) => page.getByText('Property deleted successfully'),
  },
  searchCities: {
    as: 'agent',
    path: () => '/postproperty',
    ready: async (page) => {
      await main(page).getByRole('radio', { name: 'Villa', exact: true }).check();
    },
    cause: async (page) => {
      await main(page).getByRole('combobox', { name: 'City' }).fill('Tirup');
    },
    way: (page) => button(page, 'Save and continue'),
    kept: async (page) => (await main(page).getByRole('combobox', { name: 'City' }).inputValue()) === 'Tirup',
    shown: (page) => page.getByRole('option', { name: 'Tirupati' }),
  },
  uploadMainPicture: { ...photo, ready: toPhotos, cause: choosePhoto },
  uploadPictures: {
    ...photo,
    ready: async (page) => {
      await toPhotos(page);
      await main(page)
        .getByRole('tab', { name: /Kitchen/ })
        .click();
    },
    cause: choosePhoto,
  },
  postProperty: {
    as: 'agent',
    path: () => '/postproperty',
    ready: toPrice,
    cause: (page) => button(page, 'Post Property').click(),
    words: fixed('Failed to submit property details'),
    way: (page) => button(page, 'Post Property'),
    kept: (page) => isPrice(page, '12000000'),
    shown: (page) => heading(page).filter({ hasText: /Welcome/ }),
  },
  updateProperty: {
    as: 'agent',
    path: () => '/dashboard',
    ready: toUpdate,
    cause: (page) => button(page, 'Update Property').click(),
    words: fixed('Failed to submit property details'),
    way: (page) => button(page, 'Update Property'),
    kept: (page) => isPrice(page, '9900000'),
    shown: (page) => heading(page).filter({ hasText: /Welcome/ }),
  },
} satisfies Partial<Record<EndpointName, Scenario>>;
