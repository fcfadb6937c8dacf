import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { dialog } from './login';
import { patient } from './patience';
import { newFolder } from './newFolder';

const ROOT = resolve(__dirname, '../..');

/** The pieces of logs that the browser keeps, by key. */
export const keptPieces = (page: Page) =>
  page.evaluate(async () => {
    // To open a database that is not there would make an empty one, in which nothing could be kept.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'gruham-log')) return {};
    return new Promise<Readonly<Record<string, string>>>((done, fail) => {
      const opening = indexedDB.open('gruham-log');
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => fail(new Error('The database of the log is gone.'));
      opening.onsuccess = () => {
        const pieces = opening.result.transaction('pieces').objectStore('pieces');
        const [keys, values] = [pieces.getAllKeys(), pieces.getAll()];
        values.onsuccess = () => {
          const texts = values.result as { readonly text: string }[];
          done(Object.fromEntries(keys.result.map((key, at) => [String(key), texts[at]?.text ?? ''])));
        };
        opening.result.close();
      };
    });
  });

/** Waits until the browser keeps a page load with this address. */
export async function untilKept(page: Page, address: string): Promise<void> {
  const opened = `"at":${JSON.stringify(address)},"kind":"load"`;
  const isKept = async () => Object.values(await keptPieces(page)).some((text) => text.includes(opened));
  for (const until = Date.now() + patient(30_000); !(await isKept()); await page.waitForTimeout(100)) {
    if (Date.now() > until) throw new Error(`No page load of ${address} is kept.`);
  }
}

/** Saves the log through the user menu, with a note. */
export async function exportLog(page: Page, username: string, note: string): Promise<string> {
  await page.getByRole('button', { name: username }).first().click();
  await page.getByRole('button', { name: 'Report a problem' }).first().click();
  return saveLog(page, note);
}

/** Saves the log out of the dialog that is open, and answers the file's path. */
export async function saveLog(page: Page, note: string): Promise<string> {
  const log = dialog(page, 'Report a problem');
  await log.getByLabel('What went wrong?').fill(note);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    log.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^gruham-\d{8}-\d{4}\.rlog$/);
  await log.getByRole('status').getByText('help@gruham.example').waitFor();
  const file = join(newFolder(), `${Date.now()}-${download.suggestedFilename()}`);
  await download.saveAs(file);
  await log.getByRole('button', { name: 'Close' }).click();
  return file;
}

interface PageLoad {
  readonly hash: string;
  readonly actions: number;
  readonly compared: number;
  readonly opened: string;
  readonly pageLanguage: string | null;
  readonly navigations: number;
  readonly errors: number;
  readonly marks: number;
  readonly divergence: unknown;
}
interface Replayed {
  readonly verdict: string;
  readonly notes: readonly string[];
  readonly pageLoads: readonly PageLoad[];
  readonly list: readonly { readonly records: readonly { readonly t: number; readonly what: string }[] }[];
}
/** What the command line says of a file, in a process of its own. */
export function replayed(file: string): Replayed {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.mjs', file, '--json', '--list'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Replayed;
}

/** Expects that a file holds none of these texts, by name, however it may write them. */
export function expectWithout(file: string, secrets: Readonly<Record<string, string>>): void {
  const text = readFileSync(file, 'utf8');
  for (const [name, secret] of Object.entries(secrets)) {
    for (const writing of [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')]) {
      expect([name, text.includes(writing)]).toEqual([name, false]);
    }
  }
}
