import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readConfig } from '@/server/kernel/config';

const ROOT = resolve(__dirname, '../..');
/** A file that is named like this comes with work that is not here yet. */
const COMES = '` (check)';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

it('names in docs/security.md only tests that are there', () => {
  const text = read('docs/security.md');
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|long|postgres)\.tsx?|[\w./-]+\.(?:long|postgres)\.ts)`/g)]
    .filter(({ 0: whole, index }) => !text.startsWith(COMES, index + whole.length - 1))
    .map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  const gone = [...new Set(named)].filter((path) => !existsSync(join(ROOT, '__tests__', path)));
  expect(gone).toEqual([]);
});

it.each(pages)('%s names only files that are there', (page) => {
  const text = read(page);
  const named = [...text.matchAll(/`((?:src|scripts|public|docs|__tests__)(?:\/[\w.-]+)*)`/g)].map(
    ([, path = '']) => path,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
    relative(ROOT, resolve(ROOT, dirname(page), path)),
  );
  expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it.each(pages)('%s links only to headings that are there', (page) => {
  const anchors = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
  const missing = anchors.filter(([, path = '', anchor]) => {
    const target = path === '' ? page : relative(ROOT, resolve(ROOT, dirname(page), path));
    const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
    return !headings.some(
      (heading) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-') === anchor,
    );
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

it('leads from the README to every page', () => {
  const readme = read('README.md');
  expect(pages.filter((page) => page !== 'README.md' && !readme.includes(`](${page}`))).toEqual([]);
});

it('keeps the README short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(12_000);
});

describe('docs/environment.md', () => {
  const [, server = ''] = read('docs/environment.md').split('\n## ');
  const rows = [...server.matchAll(/^\| `(\w+)`\s*\| (?:`([^`]*)`)?/gm)].map(([, name = '', unset]) => ({
    name,
    unset,
  }));

  it('names each setting that the server reads, and no other', () => {
    const asked = new Set<string>();
    const env = new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) });
    readConfig(env, ROOT);
    expect(rows.map(({ name }) => name).sort()).toEqual([...asked].sort());
  });

  it('says what holds without a setting', () => {
    const defaults = rows.filter(({ unset }) => unset !== undefined);
    expect(defaults.length).toBeGreaterThan(5);
    for (const { name, unset } of defaults) expect(readConfig({ [name]: unset }, ROOT)).toEqual(readConfig({}, ROOT));
  });
});
