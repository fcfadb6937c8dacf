import type { Subtype } from '@/domain/subtypes';
import type { ArtKind } from './art/draw';
import { FLAT_WORDS, FLOOR_WORDS, HOUSE_WORDS, VILLA_WORDS } from './texts/homes';
import { FARM_WORDS, PLOT_WORDS } from './texts/land';
import { OFFICE_WORDS, SHOP_WORDS, WAREHOUSE_WORDS } from './texts/work';
import type { Words } from './texts/words';

/** What the demo knows of a subtype. */
export interface DemoKind {
  readonly subtype: Subtype;
  readonly propertyType: 'Residential' | 'Commercial';
  readonly family: 'home' | 'land' | 'work';
  /** How many of the listings are of this kind, against the others. */
  readonly weight: number;
  /** The weights of the budget bands and, last, of prices beyond them. */
  readonly bands: readonly [number, number, number, number, number, number, number];
  /** Plausible sizes, sq ft. */
  readonly smallest: number;
  readonly largest: number;
  /** Rupees per sq ft in a middling locality. */
  readonly rate: number;
  /** The lowest plausible price, rupees. */
  readonly floor: number;
  readonly art: ArtKind;
  readonly words: Words;
}

const L = 1e5;

export const KINDS: readonly [DemoKind, ...DemoKind[]] = [
  {
    subtype: 'Flat/Apartment',
    propertyType: 'Residential',
    family: 'home',
    weight: 30,
    bands: [34, 46, 14, 3, 1, 1, 0],
    smallest: 480,
    largest: 5400,
    rate: 4900,
    floor: 19 * L,
    art: 'tower',
    words: FLAT_WORDS,
  },
  {
    subtype: 'Independent House',
    propertyType: 'Residential',
    family: 'home',
    weight: 16,
    bands: [12, 44, 30, 8, 4, 2, 1],
    smallest: 620,
    largest: 6400,
    rate: 6400,
    floor: 28 * L,
    art: 'house',
    words: HOUSE_WORDS,
  },
  {
    subtype: 'Independent/Builder Floor',
    propertyType: 'Residential',
    family: 'home',
    weight: 7,
    bands: [22, 50, 20, 5, 2, 1, 0],
    smallest: 640,
    largest: 5200,
    rate: 5300,
    floor: 27 * L,
    art: 'floorHouse',
    words: FLOOR_WORDS,
  },
  {
    subtype: 'Villa',
    propertyType: 'Residential',
    family: 'home',
    weight: 11,
    bands: [3, 26, 44, 16, 8, 3, 1],
    smallest: 980,
    largest: 6200,
    rate: 7200,
    floor: 38 * L,
    art: 'villa',
    words: VILLA_WORDS,
  },
  {
    subtype: 'Plot/land',
    propertyType: 'Residential',
    family: 'land',
    weight: 15,
    bands: [52, 30, 12, 3, 2, 1, 0],
    smallest: 720,
    largest: 16200,
    rate: 2700,
    floor: 8 * L,
    art: 'plot',
    words: PLOT_WORDS,
  },
  {
    subtype: 'Agricultural Land',
    propertyType: 'Residential',
    family: 'land',
    weight: 5,
    bands: [36, 30, 18, 8, 5, 3, 2],
    smallest: 10890,
    largest: 653400,
    rate: 150,
    floor: 12 * L,
    art: 'farm',
    words: FARM_WORDS,
  },
  {
    subtype: 'Office',
    propertyType: 'Commercial',
    family: 'work',
    weight: 5,
    bands: [28, 34, 22, 8, 5, 3, 1],
    smallest: 260,
    largest: 5600,
    rate: 6800,
    floor: 17 * L,
    art: 'office',
    words: OFFICE_WORDS,
  },
  {
    subtype: 'Retail shop',
    propertyType: 'Commercial',
    family: 'work',
    weight: 5,
    bands: [46, 32, 14, 5, 2, 1, 0],
    smallest: 120,
    largest: 3900,
    rate: 9800,
    floor: 12 * L,
    art: 'shop',
    words: SHOP_WORDS,
  },
  {
    subtype: 'Showroom',
    propertyType: 'Commercial',
    family: 'work',
    weight: 3,
    bands: [12, 26, 30, 16, 10, 6, 4],
    smallest: 320,
    largest: 5200,
    rate: 9000,
    floor: 24 * L,
    art: 'shop',
    words: SHOP_WORDS,
  },
  {
    subtype: 'Warehouse/Godown',
    propertyType: 'Commercial',
    family: 'work',
    weight: 3,
    bands: [22, 34, 24, 10, 6, 4, 3],
    smallest: 800,
    largest: 19000,
    rate: 2500,
    floor: 15 * L,
    art: 'warehouse',
    words: WAREHOUSE_WORDS,
  },
];
