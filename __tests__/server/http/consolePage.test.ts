import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '@/server/http/app';
import { testApp, type TestApp } from '../../support/server/testApp';

let base: TestApp;
let app: TestApp['app'];
beforeAll(async () => {
  base = await testApp({ properties: 2, projects: 0 });
  for (const code of ['en', 'te', 'hi']) {
    const folder = join(base.dataDir, 'console', code);
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), `<html lang="${code}"><head></head><body></body></html>`);
    writeFileSync(join(folder, 'assets', 'console.abc.js'), `'${code}';`);
  }
  app = await buildApp({ config: base.config, db: base.db });
});
afterAll(async () => {
  await app.close();
  await base.close();
});

it.each([
  ['/console', 'en', 'Tirupati'],
  ['/console/people', 'en', 'Tirupati'],
  ['/console/te', 'te', 'తిరుపతి'],
  ['/console/te/people', 'te', 'తిరుపతి'],
  ['/console/hi/join', 'hi', 'तिरुपति'],
])('shows the console at %s in its language (%s), with the names of places in it', async (url, code, city) => {
  const { statusCode, headers, body } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toMatch(/noindex/);
  expect(body).toContain(`<html lang="${code}">`);
  const site = /id="site">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
  const { places = {} } = JSON.parse(site) as { places?: Record<string, string> };
  expect(places['Tirupati'] ?? 'Tirupati').toBe(city);
});

it.each(['en', 'te', 'hi'])('hands out the files of the console in %s', async (code) => {
  const { body } = await app.inject(`/console/${code}/assets/console.abc.js`);
  expect(body).toBe(`'${code}';`);
});
