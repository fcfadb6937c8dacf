import type { ArtKind } from './draw';

/** How a part of a building ends towards the sky. */
type Roof = 'flat' | 'parapet' | 'terrace' | 'hip' | 'gable' | 'barrel' | 'slope' | 'none';

/**
 * A part of a home. Its rows say, from the top storey to the lowest, what stands side by side in it: w a window,
 * W a wide one, t a tall one, o a round one, g glazing, d the door, p a car porch, b a balcony, v a veranda, j a jaali.
 */
export interface Wing {
  readonly x: number;
  readonly w: number;
  readonly rows: readonly string[];
  readonly roof: Roof;
  /** The storey on which it stands; the ground floor if not given. */
  readonly from?: number;
  readonly tone?: 'pale' | 'stone' | 'accent';
  readonly tops?: readonly ('tank' | 'solar' | 'pergola' | 'pots')[];
}

interface Storeyed {
  readonly storeys: number;
}

/** A house or a villa; the parts in front come last. */
export interface HomeForm extends Storeyed {
  readonly wings: readonly Wing[];
}

export const HOUSES: readonly HomeForm[] = [
  { storeys: 1, wings: [{ x: 280, w: 700, rows: ['wvdvw'], roof: 'hip' }] },
  {
    storeys: 2,
    wings: [
      { x: 386, w: 320, rows: ['bw', 'dw'], roof: 'flat', tops: ['solar', 'tank'] },
      { x: 276, w: 110, rows: ['t', 't'], roof: 'flat', tone: 'stone' },
      { x: 706, w: 310, rows: ['pw'], roof: 'terrace', tone: 'pale', tops: ['pots'] },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 680, w: 260, rows: ['W', 'p'], roof: 'parapet', tone: 'pale', tops: ['tank'] },
      { x: 350, w: 330, rows: ['bb', 'dw'], roof: 'barrel' },
    ],
  },
  {
    storeys: 1,
    wings: [
      { x: 250, w: 230, rows: ['p'], roof: 'flat', tone: 'pale' },
      { x: 480, w: 360, rows: ['dW'], roof: 'parapet', tops: ['solar', 'tank'] },
      { x: 840, w: 190, rows: ['j'], roof: 'flat', tone: 'stone' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 540, w: 330, rows: ['bb', 'dp'], roof: 'terrace', tops: ['pots'] },
      { x: 430, w: 110, rows: ['o', 'j', 'j'], roof: 'flat', tone: 'accent', tops: ['tank'] },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 350, w: 400, rows: ['ww'], roof: 'hip', from: 1, tone: 'pale' },
      { x: 290, w: 730, rows: ['wvdww'], roof: 'terrace', tops: ['pots'] },
    ],
  },
  {
    storeys: 1,
    wings: [
      { x: 540, w: 200, rows: ['d'], roof: 'flat' },
      { x: 270, w: 290, rows: ['ww'], roof: 'gable', tone: 'pale' },
      { x: 730, w: 290, rows: ['vw'], roof: 'gable', tone: 'pale' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 650, w: 130, rows: ['j'], roof: 'flat', from: 2, tops: ['tank'] },
      { x: 440, w: 400, rows: ['dp'], roof: 'none', tone: 'stone' },
      { x: 330, w: 610, rows: ['gbw'], roof: 'flat', from: 1, tops: ['pergola'] },
    ],
  },
];

/** All of two storeys, as the listings say of every villa. */
export const VILLAS: readonly HomeForm[] = [
  {
    storeys: 2,
    wings: [
      { x: 190, w: 290, rows: ['b', 'wd'], roof: 'gable' },
      { x: 480, w: 290, rows: ['b', 'wd'], roof: 'gable', tone: 'pale' },
      { x: 770, w: 290, rows: ['b', 'wd'], roof: 'gable' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 690, w: 350, rows: ['vw'], roof: 'hip' },
      { x: 270, w: 430, rows: ['wb', 'wd'], roof: 'hip' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 250, w: 370, rows: ['bw', 'wd'], roof: 'hip' },
      { x: 660, w: 370, rows: ['wb', 'dw'], roof: 'hip' },
      { x: 612, w: 56, rows: ['t', 't'], roof: 'flat', tone: 'stone' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 640, w: 330, rows: ['gb'], roof: 'flat', from: 1, tone: 'pale', tops: ['pergola'] },
      { x: 300, w: 380, rows: ['gg', 'wd'], roof: 'parapet', tops: ['solar'] },
      { x: 680, w: 380, rows: ['pW'], roof: 'terrace', tone: 'stone' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 220, w: 250, rows: ['w', 'w'], roof: 'hip' },
      { x: 810, w: 250, rows: ['w', 'w'], roof: 'hip' },
      { x: 470, w: 340, rows: ['jdj'], roof: 'terrace', tone: 'pale', tops: ['pots'] },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 690, w: 350, rows: ['vw'], roof: 'slope' },
      { x: 290, w: 410, rows: ['bb', 'wdw'], roof: 'gable' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 860, w: 190, rows: ['p'], roof: 'terrace', tone: 'pale', tops: ['pots'] },
      { x: 420, w: 440, rows: ['wbw', 'wdw'], roof: 'barrel' },
      { x: 280, w: 140, rows: ['o', 't', 't'], roof: 'hip', tone: 'pale' },
    ],
  },
  {
    storeys: 2,
    wings: [
      { x: 400, w: 460, rows: ['gbg'], roof: 'slope', from: 1, tone: 'pale' },
      { x: 240, w: 820, rows: ['wWdvw'], roof: 'terrace' },
    ],
  },
];

/** How a high building ends towards the sky. */
export type Crown = 'plain' | 'stepped' | 'curved' | 'tiled' | 'frame' | 'slope';

/** Apartment towers: so many floors side by side, each so wide. The storeys are those of the highest. */
interface TowerForm extends Storeyed {
  readonly blocks: readonly number[];
  readonly width: number;
  readonly crown: Crown;
  /** What a floor has side by side: b a balcony, w a window, s a small one, f a coloured fin. */
  readonly floor: string;
  /** On a podium with shops. */
  readonly podium?: true;
  /** Joined by bridges. */
  readonly bridge?: true;
}

export const TOWERS: readonly TowerForm[] = [
  { storeys: 7, blocks: [5, 7, 5], width: 250, crown: 'plain', floor: 'bwfwb' },
  { storeys: 9, blocks: [9], width: 460, crown: 'stepped', floor: 'wbsbw' },
  { storeys: 8, blocks: [6, 8, 6], width: 200, crown: 'frame', floor: 'bsb' },
  { storeys: 4, blocks: [4, 4], width: 430, crown: 'plain', floor: 'wbwwbw' },
  { storeys: 10, blocks: [10], width: 380, crown: 'curved', floor: 'fbwwb' },
  { storeys: 8, blocks: [8, 6, 4], width: 250, crown: 'slope', floor: 'bwb', podium: true },
  { storeys: 11, blocks: [11, 8], width: 230, crown: 'curved', floor: 'bfb' },
  { storeys: 3, blocks: [3, 3, 3], width: 260, crown: 'tiled', floor: 'bwb' },
  { storeys: 12, blocks: [12], width: 290, crown: 'stepped', floor: 'bwfb', podium: true },
  { storeys: 6, blocks: [6, 6], width: 300, crown: 'frame', floor: 'wbbw', bridge: true },
  { storeys: 5, blocks: [5], width: 860, crown: 'plain', floor: 'bwbfwwfbwb' },
  { storeys: 9, blocks: [7, 9], width: 320, crown: 'tiled', floor: 'bsbsb', podium: true },
];

/** Homes one above the other over parking. */
export interface FloorHouseForm extends Storeyed {
  readonly width: number;
  readonly top: 'plain' | 'hip' | 'setback' | 'barrel' | 'gable';
  /** The stair tower stands out at the side. */
  readonly stair?: true;
}

export const FLOOR_HOUSES: readonly FloorHouseForm[] = [
  { storeys: 4, width: 520, top: 'plain' },
  { storeys: 3, width: 600, top: 'hip' },
  { storeys: 4, width: 560, top: 'setback' },
  { storeys: 3, width: 470, top: 'barrel', stair: true },
  { storeys: 4, width: 430, top: 'gable', stair: true },
];

interface OfficeForm extends Storeyed {
  readonly width: number;
  readonly crown: Crown;
  readonly front: 'ribbons' | 'fins' | 'grid';
  /** The floors of a lower building beside it. */
  readonly annex?: number;
}

export const OFFICES: readonly OfficeForm[] = [
  { storeys: 7, width: 460, crown: 'plain', front: 'ribbons', annex: 3 },
  { storeys: 3, width: 820, crown: 'slope', front: 'fins' },
  { storeys: 5, width: 560, crown: 'stepped', front: 'grid' },
  { storeys: 4, width: 500, crown: 'curved', front: 'fins', annex: 2 },
  { storeys: 6, width: 340, crown: 'frame', front: 'ribbons', annex: 4 },
];

export interface ShopForm extends Storeyed {
  readonly shops: number;
  readonly width: number;
  readonly top: 'plain' | 'tiled' | 'barrel' | 'sign' | 'corner';
}

export const SHOPS: readonly ShopForm[] = [
  { storeys: 2, shops: 3, width: 290, top: 'plain' },
  { storeys: 1, shops: 2, width: 360, top: 'sign' },
  { storeys: 3, shops: 4, width: 230, top: 'corner' },
  { storeys: 2, shops: 2, width: 330, top: 'barrel' },
  { storeys: 4, shops: 2, width: 270, top: 'plain' },
  { storeys: 1, shops: 4, width: 240, top: 'tiled' },
];

interface WarehouseForm extends Storeyed {
  readonly roof: 'saw' | 'gable' | 'barrel' | 'twin';
  readonly bays: number;
  readonly width: number;
  /** A small office beside the shed. */
  readonly office?: true;
}

export const WAREHOUSES: readonly WarehouseForm[] = [
  { storeys: 1, roof: 'saw', bays: 4, width: 960 },
  { storeys: 1, roof: 'barrel', bays: 3, width: 780, office: true },
  { storeys: 1, roof: 'gable', bays: 4, width: 960 },
  { storeys: 1, roof: 'twin', bays: 2, width: 840, office: true },
];

/** The form of a seed, one after the other, so that neighbours never share one. */
export function formOf<T>(forms: readonly T[], seed: number): T {
  const form = forms[(((seed - 1) % forms.length) + forms.length) % forms.length];
  if (form === undefined) throw new Error('no forms');
  return form;
}

const FORMS: Partial<Record<ArtKind, readonly Storeyed[]>> = {
  tower: TOWERS,
  house: HOUSES,
  villa: VILLAS,
  floorHouse: FLOOR_HOUSES,
  office: OFFICES,
  shop: SHOPS,
  warehouse: WAREHOUSES,
};

/** How many storeys the building of a picture has; null of a picture that shows none. */
export function storeysShown(kind: ArtKind, seed: number): number | null {
  const forms = FORMS[kind];
  return forms === undefined ? null : formOf(forms, seed).storeys;
}
