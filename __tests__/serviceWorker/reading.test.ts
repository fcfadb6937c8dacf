import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SCREENS } from '@/domain/screens';
import { READING, withReading } from '@/serviceWorker/reading';

const SRC = resolve(__dirname, '../../src');
const named = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .flatMap((name) => [...readFileSync(join(SRC, name), 'utf8').matchAll(/webpackChunkName: "([^"]+)"/g)])
  .map(([, chunk]) => chunk);

it('keeps for reading what the build has, and no screen of one person’s own', () => {
  expect(READING.filter((chunk) => !named.includes(chunk))).toEqual([]);
  expect(READING).toEqual(expect.arrayContaining(['properties', 'properties-listing', 'agentdetails', 'not-found']));
  const own = Object.values<(typeof SCREENS)['home']>(SCREENS).filter((screen) => screen.own);
  expect(own.filter(({ path, keptOffline }) => keptOffline ?? READING.includes(path.slice(1)))).toEqual([]);
});

it('names each file once, and none that Home has already', () => {
  const { reading } = withReading({
    id: '1',
    api: '/api/',
    page: '/index.html',
    main: '/assets/main.js',
    home: ['/assets/main.js', '/assets/shared.js'],
    chunks: {
      properties: ['/assets/shared.js', '/assets/lists.js', '/assets/properties.js'],
      projects: ['/assets/lists.js', '/assets/projects.js'],
      dashboard: ['/assets/dashboard.js'],
    },
    drawings: ['/assets/hills.svg'],
  });
  expect(reading).toEqual(['/assets/lists.js', '/assets/properties.js', '/assets/projects.js', '/assets/hills.svg']);
});
