/**
 * Cuts the typefaces down to the characters the product writes and stores them in src/app/fonts/.
 * Run by hand after an upgrade of the font packages: `node scripts/fonts.mjs`. The outputs are committed.
 *
 * The rupee sign lives in the packages' latin-ext files, so it gets a file of its own per typeface
 * (`*-rupee.woff2`), which styles.css names with `unicode-range: U+20B9`.
 *
 * Telugu and Hindi headings have a face of their own each, in one weight; other text has the phone's own.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const target = new URL('../src/app/fonts/', import.meta.url);

/** Every character from one code point to another, both included. */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•‹›−←↑→↓';
const rupee = '₹';
const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'];

const faces = [
  { name: 'anek-latin', axes: { wght: { min: 500, max: 800, default: 500 } } },
  { name: 'figtree', axes: { wght: { min: 400, max: 700, default: 400 } } },
];

await mkdir(target, { recursive: true });
for (const { name, axes } of faces) {
  const outputs = [
    { source: 'latin', text: latin, file: `${name}.woff2` },
    { source: 'latin-ext', text: rupee, file: `${name}-rupee.woff2` },
  ];
  for (const { source, text, file } of outputs) {
    const path = require.resolve(`@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`);
    const bytes = await subsetFont(await readFile(path), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
    });
    await writeFile(fileURLToPath(new URL(file, target)), bytes);
    console.log(`${file}\t${bytes.length} bytes`);
  }
}

const scripts = [
  { name: 'anek-telugu', source: 'telugu', text: range(0x0c00, 0x0c7f) },
  // Without the signs of the Vedas and of other languages than Hindi.
  {
    name: 'noto-sans-devanagari',
    source: 'devanagari',
    text: range(0x0901, 0x0914) + range(0x0915, 0x094d) + 'ॐक़ख़ग़ज़ड़ढ़फ़य़।॥₹',
  },
];
/** What puts these letters together; styles to choose from are left out. */
const shaping =
  'akhn rphf rkrf blwf half pstf vatu cjct nukt pref pres abvs blws psts haln locl ccmp calt kern dist abvm blwm mark mkmk'.split(
    ' ',
  );
/** What stands between the letters of a word, and the circle that a sign without a letter stands on. */
const joins = '\u200c\u200d\u25cc';
for (const { name, source, text } of scripts) {
  const path = require.resolve(`@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`);
  const bytes = await subsetFont(await readFile(path), text + joins, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600 },
    keepFeatures: shaping,
    noHinting: true,
  });
  await writeFile(fileURLToPath(new URL(`${name}.woff2`, target)), bytes);
  console.log(`${name}.woff2\t${bytes.length} bytes`);
}
