/**
 * Draws the icons of the installed app from the logo (public/icon.svg) and stores them in public/. Run by hand when the
 * logo changes: `node scripts/icons.mjs`. The outputs are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import tailwind from '../tailwind.config.js';

const folder = new URL('../public/', import.meta.url);
const logo = await readFile(new URL('icon.svg', folder));
const ground = tailwind.theme.colors.paper;

/** `share` of the square's side is the logo's: systems cut maskable icons to circles of 80 % of the side. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.84, isOpaque: false },
  { file: 'icon-512.png', size: 512, share: 0.84, isOpaque: false },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, isOpaque: true },
  // iOS rounds the corners itself, and paints what is clear black.
  { file: 'apple-touch-icon.png', size: 180, share: 0.7, isOpaque: true },
];

for (const { file, size, share, isOpaque } of ICONS) {
  const side = Math.round(size * share);
  const drawn = await sharp(logo, { density: 72 * (side / 32) })
    .resize(side, side)
    .png()
    .toBuffer();
  const bytes = await sharp({
    create: { width: size, height: size, channels: 4, background: isOpaque ? ground : '#00000000' },
  })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
  await writeFile(new URL(file, folder), bytes);
  console.log(`${fileURLToPath(new URL(file, folder))}: ${bytes.length} bytes`);
}
