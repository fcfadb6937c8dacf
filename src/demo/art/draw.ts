import { balcony } from './balcony';
import { office, shop } from './commercial';
import { floorHouse } from './floorHouse';
import { floorPlan } from './floorPlan';
import { house, villa } from './homes';
import { farm, gate, plot } from './land';
import { logo } from './logo';
import { portrait } from './portrait';
import { random } from './random';
import { bedroom, living } from './rooms';
import type { Brush } from './scene';
import { board, brush, commonDefs } from './scene';
import { locality, masterPlan } from './siteMaps';
import type { Size } from './svg';
import { svgPicture } from './svg';
import { tower } from './tower';
import { warehouse } from './warehouse';
import { bath, kitchen } from './wetRooms';

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
  const b = brush(seed, random(seed, kind));
  const body = painters[kind](b);
  const box: Size = kind === 'portrait' || kind === 'logo' ? square : board;
  return svgPicture(box, size ?? box, body.includes('url(#') ? commonDefs(b.light) : '', body);
}
