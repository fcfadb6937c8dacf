import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const CLIENT = resolve(__dirname, '../../dist/client');
const ASSETS = join(CLIENT, 'assets');
const KB = 1000;
const fromJson = (file: string): unknown => JSON.parse(readFileSync(join(CLIENT, file), 'utf8'));
const gzip = (file: string) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length;
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** What the build says of itself: the files of each lazy part, and the modules of each file with their bytes. */
const chunks = fromJson('chunks.json') as Readonly<Record<string, readonly string[]>>;
const modules = fromJson('../maps/modules.json') as Readonly<
  Record<string, readonly [loadersAndModule: string, bytes: number][]>
>;
const html = readFileSync(join(CLIENT, 'index.html'), 'utf8');
const first = [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
const filesOf = (part: string) => {
  const files = chunks[part];
  if (files === undefined) throw new Error(`The build has no ${part}.`);
  return files;
};

/** Home, a list, a detail, a project, an agent, the login, posting and editing, one after the other. */
const VISIT = [
  'home',
  'properties',
  'properties-listing',
  'properties-listing-one',
  'agentdetails',
  'login',
  'dashboard',
  'postproperty',
  'postproperty-variant',
  'edit-property',
  'photos',
];
const visited = [...new Set([...first, ...VISIT.flatMap(filesOf)])];

describe('what a browser has to load', () => {
  // In steps of half a kB: a few bytes are no reason to stop.
  it.each([
    ['home', 178.5 * KB],
    ['realestateagents', 171.5 * KB],
    ['agentdetails', 175.5 * KB],
    ['buildersdevelopers', 173 * KB],
    ['properties-listing', 197.5 * KB],
    ['properties', 204 * KB],
    ['projects', 204 * KB],
    ['properties-listing-one', 204 * KB],
    ['postproperty', 227 * KB],
    ['edit-property', 226 * KB],
  ])('is little script when %s is opened first: gzipped, at most %i bytes', (screen, most) => {
    expect(sum([...first, ...filesOf(screen)].map(gzip))).toBeLessThanOrEqual(most);
  });

  it('names the first script for compiling ahead, on its first line, where V8 looks for it', () => {
    const main = first.find((file) => file.includes('/main.')) ?? '';
    expect(readFileSync(join(CLIENT, main), 'utf8').split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  });

  it('is little page and style', () => {
    const styles = readdirSync(ASSETS).filter((name) => name.endsWith('.css'));
    const texts = [html, ...styles.map((name) => readFileSync(join(ASSETS, name), 'utf8'))];
    expect(sum(texts.map((text) => brotliCompressSync(text).length))).toBeLessThanOrEqual(30 * KB);
    expect(sum(styles.map((name) => gzip(`assets/${name}`)))).toBeLessThanOrEqual(13.7 * KB);
  });

  it('is told as it is in docs/performance.md, to half a kB', () => {
    const page = readFileSync(resolve(__dirname, '../../docs/performance.md'), 'utf8');
    const told = (what: string) => Number(new RegExp(`\\| ${what} +\\|[^|]+\\| ([\\d.]+) kB`).exec(page)?.[1]) * KB;
    const styles = readdirSync(ASSETS).filter((name) => name.endsWith('.css'));
    const sizes = {
      'scripts that Home’s HTML names, gzip': first,
      'CSS, gzip': styles.map((name) => `assets/${name}`),
      'service worker, gzip': ['sw.js'],
    };
    for (const [what, files] of Object.entries(sizes)) {
      expect([what, Math.abs(told(what) - sum(files.map(gzip))) <= 0.5 * KB]).toEqual([what, true]);
    }
  });

  it('is at most 25 kB that come by themselves when there is time', () => {
    expect(sum(filesOf('action-log').map(gzip))).toBeLessThanOrEqual(25 * KB);
  });

  it('is at most 396.5 kB on a visit from Home to an edited listing, and the three posting screens share nearly all', () => {
    expect(sum(visited.map(gzip))).toBeLessThanOrEqual(396.5 * KB);
    const posting = filesOf('postproperty-variant');
    const more = filesOf('edit-property').filter((file) => !posting.includes(file) && !first.includes(file));
    const alone = more.filter((file) => !filesOf('postproperty').includes(file));
    expect(sum(alone.map(gzip))).toBeLessThanOrEqual(5 * KB);
  });

  it('is no package twice on that visit, and no module of more than 6.5 kB', () => {
    const files = new Map<string, string[]>();
    for (const file of visited) {
      for (const [loaders, bytes] of modules[file] ?? []) {
        const module = loaders.split('!').at(-1) ?? loaders;
        if (bytes > (module.includes('node_modules') ? 1 : 6.5) * KB) {
          files.set(module, [...(files.get(module) ?? []), file]);
        }
      }
    }
    expect(files.size).toBeGreaterThan(20);
    expect([...files].filter(([, where]) => where.length > 1)).toEqual([]);
  });
});

it('carries no schema library and nothing of the server to the browser', () => {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    const text = readFileSync(join(ASSETS, name), 'utf8');
    for (const trace of ['ZodError', '$ZodType', 'kysely', 'fastify', 'argon2']) {
      expect([name, text.includes(trace)]).toEqual([name, false]);
    }
  }
});

it('loads what speaks S3 in the built server only when it is asked for', () => {
  const text = readFileSync(resolve(ASSETS, '../../server/main.js'), 'utf8');
  expect(text).toContain('import("@aws-sdk/client-s3")');
  expect(text).not.toMatch(/^import [^;]*from "@aws-sdk/m);
});
