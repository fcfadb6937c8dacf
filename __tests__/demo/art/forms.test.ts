import sharp from 'sharp';
import { draw, type ArtKind } from '@/demo/art/draw';
import { storeysShown } from '@/demo/art/forms';
import { PICTURE_SET } from '@/demo/pictureSet';

const BUILDINGS = ['tower', 'house', 'villa', 'floorHouse', 'office', 'shop', 'warehouse'] as const;
const WIDTH = 64;
const HEIGHT = 48;
/** The least share of two outlines that only one of them covers. */
const DIFFERENT = 0.06;

/** Which cells of a raster the building of a picture covers, without its colours and surroundings. */
async function outline(kind: ArtKind, seed: number): Promise<readonly boolean[]> {
  const building = /<g class="building">.*/s.exec(draw(kind, seed))?.[0] ?? '';
  let depth = 0;
  let end = 0;
  for (const { 0: tag, index } of building.matchAll(/<g[ >]|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    end = index;
    if (depth === 0) break;
  }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 960" width="${WIDTH}" height="${HEIGHT}">` +
    building
      .slice(0, end)
      .replace(/ opacity="[^"]*"/g, '')
      .replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#000"') +
    '</g></svg>';
  const cells = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return [...cells].map((alpha) => alpha > 127);
}
const mirrored = (cells: readonly boolean[]) =>
  cells.map((_, i) => cells[i - (i % WIDTH) + WIDTH - 1 - (i % WIDTH)] ?? false);
function difference(a: readonly boolean[], b: readonly boolean[]): number {
  const both = a.filter((covered, i) => covered && b[i]).length;
  const either = a.filter((covered, i) => covered || b[i]).length;
  return 1 - both / either;
}

it('shows at least 40 buildings, each of another form, not of another colour alone', async () => {
  const pictures = BUILDINGS.flatMap((kind) => PICTURE_SET[kind].map((seed) => ({ kind, seed })));
  expect(pictures.length).toBeGreaterThanOrEqual(40);
  const outlines = await Promise.all(
    pictures.map(async ({ kind, seed }) => ({ id: `${kind} ${seed}`, cells: await outline(kind, seed) })),
  );
  expect(outlines.filter(({ cells }) => cells.filter(Boolean).length < 200)).toEqual([]);
  const alike = outlines.flatMap((a, i) =>
    outlines
      .slice(i + 1)
      .filter(({ cells }) => Math.min(difference(a.cells, cells), difference(mirrored(a.cells), cells)) < DIFFERENT)
      .map(({ id }) => [a.id, id]),
  );
  expect(alike).toEqual([]);
});

it('knows how many storeys the building of a picture has', () => {
  for (const kind of BUILDINGS)
    for (const seed of PICTURE_SET[kind]) expect(storeysShown(kind, seed)).toBeGreaterThanOrEqual(1);
  expect(storeysShown('plot', 1)).toBeNull();
});
