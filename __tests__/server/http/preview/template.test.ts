import { readFileSync } from 'node:fs';
import { readTemplate, writePage } from '@/server/http/preview/template';

/** The page as the build writes it, whatever it says there. */
const source = readFileSync('public/index.html', 'utf8').replace(/<%= .*? %>/g, 'words');

it('finds in the real page everything that it says of itself, each once', () => {
  const { defaults, rest } = readTemplate(source);
  expect(defaults.match(/<title>/g)).toHaveLength(1);
  expect([...defaults.matchAll(/(?:name|property)="([^"]+)"/g)].map(([, key]) => key)).toEqual([
    'description',
    'og:title',
    'og:description',
    'og:type',
    'og:site_name',
    'twitter:card',
  ]);
  expect(rest).not.toMatch(/<title|description|og:/);
  expect(rest).toContain('rel="icon"');
});

it('writes a page’s words in their place, after the character set', () => {
  const html = '<html><head><meta charset="utf-8"><title>Old $&</title><link rel="icon"></head><body>$1</body></html>';
  const page = writePage(readTemplate(html), '<title>New $& $1</title>', '<link rel="preload">');
  expect(page).toBe(
    '<html><head><meta charset="utf-8"><title>New $& $1</title><link rel="icon"><link rel="preload"></head><body>$1</body></html>',
  );
});

it('writes before the end of a head that says nothing of itself', () => {
  expect(writePage(readTemplate('<head><link></head><body>'), '<title>A</title>', '')).toBe(
    '<head><link><title>A</title></head><body>',
  );
});
