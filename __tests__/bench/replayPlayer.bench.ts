import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStore } from '@/store/createStore';
import { listingChosen } from '@/store/chosenListing/chosenListingSlice';
import { areaUnitChosen, comparisonChanged } from '@/store/device/deviceSlice';
import { testRecorder } from '../support/actionLog';
import { cleanPage, launch } from '../support/browser';
import { startServer } from '../support/realServer';
import { testEffects } from '../support/testEffects';
import { atMost, record } from './figures';
import { newFolder } from '../support/newFolder';

const ACTIONS = 10_000;

/** A log of so many actions that change the state. */
function longLog(): string {
  const log = testRecorder({
    limits: { actions: 20_000, partBytes: 64 * 1024 * 1024, partMs: Infinity, bytes: 64 * 1024 * 1024 },
  });
  const { dispatch } = createStore({ effects: testEffects().effects, innermost: log.enhancer });
  log.navigated('/sitemap');
  for (let n = 0; n < ACTIONS; n += 1) {
    log.clock.now += 40 + (n % 13) * 7;
    if (n % 3 === 0) dispatch(areaUnitChosen(n % 2 ? 'sqm' : 'sqft'));
    else if (n % 3 === 1) dispatch(comparisonChanged([`p${n % 90}`]));
    else dispatch(listingChosen({ _id: `p${n}`, name: `Flat ${n}` }));
  }
  return log.exportText();
}

it('the player opens a log of 10,000 actions', async () => {
  const folder = newFolder();
  const file = join(folder, 'long.rlog');
  await writeFile(file, longLog());
  const [server, browser] = await Promise.all([startServer(), launch()]);
  const { page, context } = await cleanPage(browser);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const spent = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.goto(`${server.origin}/contact?replay`, { waitUntil: 'networkidle' });
  const before = await spent();
  await page.getByLabel('Action log').setInputFiles(file);
  await page.getByText('REPLAY: input blocked').waitFor();
  const opening = (await spent()) - before;
  const slider = page.getByLabel('Moment');
  const end = Number(await slider.getAttribute('max'));
  if (end < ACTIONS) throw new Error(`The log has ${end} moments.`);
  record(atMost('player: main thread until a log of 10,000 actions is shown', opening, 1_000, 'ms'));
  await browser.close();
  await server.stop();
});
