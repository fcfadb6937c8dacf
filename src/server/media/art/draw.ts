import { logo } from './logo';
import { portrait } from './portrait';
import { random } from './random';
import { balcony, bath, bedroom, kitchen, living } from './rooms';
import type { Brush } from './scene';
import { board, brush, commonDefs } from './scene';
import { house, villa } from './homes';
import { floorHouse } from './floorHouse';
import { office, shop, warehouse } from './commercial';
import { floorPlan } from './floorPlan';
import { farm, gate, plot } from './land';
import { tower } from './tower';
import { locality, masterPlan } from './siteMaps';
import type { Size } from './svg';
import { picture } from './svg';

/** Everything the generator can draw. */
export const ART_KINDS = [
  'tower',
  'house',
  'villa',
  'floorHouse',
  'plot',
  'farm',
  'office',
  'shop',
  'warehouse',
  'living',
  'bedroom',
  'kitchen',
  'bath',
  'floorPlan',
  'masterPlan',
  'locality',
  'portrait',
  'balcony',
  'gate',
  'logo',
] as const;

export type ArtKind = (typeof ART_KINDS)[number];

const square: Size = { width: 640, height: 640 };

const painters: Record<ArtKind, (b: Brush) => string> = {
  tower,
  house,
  villa,
  floorHouse,
  plot,
  farm,
  office,
  shop,
  warehouse,
  living,
  bedroom,
  kitchen,
  bath,
  floorPlan,
  masterPlan,
  locality,
  portrait,
  balcony,
  gate,
  logo,
};

/**
 * A demo picture as SVG, the same for the same kind, seed and size on every machine; without text, so that it needs no font.
 * Default size 1280 × 960 pixels, portraits and logos 640 × 640.
 */
export function draw(kind: ArtKind, seed: number, size?: Size): string {
  const b = brush(random(seed, kind));
  const body = painters[kind](b);
  const box: Size = kind === 'portrait' || kind === 'logo' ? square : board;
  return picture(box, size ?? box, commonDefs(b.light), body);
}
