import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SCREENS } from '@/app/screens';

const ROOT = resolve(__dirname, '../..');
const ROUTES = join(ROOT, 'src/routes');
const routes = readdirSync(ROUTES).filter((name) => name.endsWith('Route.tsx'));
const read = (path: string) => readFileSync(path, 'utf8');

/** The table of the specification. */
const TABLE = [
  '/',
  '/home',
  '/properties',
  '/projects',
  '/properties-listing',
  '/properties-listing-one',
  '/realestateagents',
  '/buildersdevelopers',
  '/agentdetails/:id',
  '/agentdetails',
  '/postproperty',
  '/postproperty-apartment',
  '/postproperty-residential',
  '/edit-property',
  '/dashboard',
  '/scroll-to-top',
  '*',
];

it.each(routes)('%s is a thin selector over the store: short, and asks nothing itself [STORE-4]', (name) => {
  const text = read(join(ROUTES, name));
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/\bfetch\(|XMLHttpRequest|localStorage|sessionStorage|@\/server/);
});

it('names in the README every path beyond the table of the product [ROUTE-19]', () => {
  const beyond = SCREENS.map(({ path }) => path).filter((path) => !TABLE.includes(path));
  const readme = read(join(ROOT, 'README.md'));
  expect(beyond.length).toBeGreaterThan(0);
  for (const path of beyond) expect(readme).toContain(`\`${path.replace(':slug', '{slug}')}\``);
});
