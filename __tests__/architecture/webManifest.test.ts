import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { findScreen } from '@/domain/findScreen';

const PUBLIC = resolve(__dirname, '../../public');
interface Manifest {
  readonly start_url: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
}
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'app.webmanifest'), 'utf8')) as Manifest;
const html = readFileSync(join(PUBLIC, 'index.html'), 'utf8');

it('paints the installed app in the product’s own colours', () => {
  const styles = readFileSync(join(PUBLIC, '../src/app/styles.css'), 'utf8');
  const [paper = '', dark = ''] = [...styles.matchAll(/--paper: (#\w+)/g)].map(([, value = '']) => value.toUpperCase());
  expect([paper, dark]).not.toContain('');
  expect(manifest.theme_color).toBe(paper);
  expect(manifest.background_color).toBe(paper);
  const bar = (look: string, colour: string) =>
    `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${look})" data-theme="${look}" />`;
  expect(html).toContain(bar('light', paper));
  expect(html).toContain(bar('dark', dark));
});

it('starts the installed app with a screen', () => {
  expect(findScreen(manifest.start_url.replace(/\?.*/, ''))).not.toBeNull();
});

it('names icons that are there, of the size that it says; the page names its own', async () => {
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(join(PUBLIC, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  for (const [, path = ''] of html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)) {
    expect(readFileSync(join(PUBLIC, path)).length).toBeGreaterThan(0);
  }
});
