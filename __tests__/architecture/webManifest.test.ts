import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { screenAt } from '@/app/prepare';

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
  const [, paper = ''] = /\bpaper: '(#\w+)'/.exec(readFileSync(join(PUBLIC, '../tailwind.config.js'), 'utf8')) ?? [];
  expect(paper).not.toBe('');
  expect(manifest.theme_color).toBe(paper);
  expect(manifest.background_color).toBe(paper);
  expect(html).toContain(`<meta name="theme-color" content="${paper}" />`);
});

it('starts the installed app with a screen', () => {
  expect(screenAt(manifest.start_url)).not.toBeNull();
});

it('names icons that are there, of the size that it says; the page names its own', async () => {
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(join(PUBLIC, src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  for (const [, path = ''] of html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)) {
    expect(readFileSync(join(PUBLIC, path)).length).toBeGreaterThan(0);
  }
});
