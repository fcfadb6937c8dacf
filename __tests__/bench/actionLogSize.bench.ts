import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { agentsVisit } from '../support/agentsVisit';
import { cleanPage } from '../support/browser';
import { liveSite } from '../support/liveSite';
import { saveLog } from '../support/savedLogs';
import { atMost, record } from './figures';

const site = liveSite();

it('the log of an agent’s visit', async () => {
  const { page, context } = await cleanPage(site.browser);
  await agentsVisit(page, site.server.origin);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click();
  const text = readFileSync(await saveLog(page, 'The price is wrong'), 'utf8');
  await context.close();
  const actions = text.match(/^\{"r":"a"/gm)?.length ?? 0;
  expect(actions).toBeGreaterThan(100);
  record(atMost('an action of an agent’s visit in the file, gzipped', gzipSync(text).length / actions, 450, 'bytes'));
});
