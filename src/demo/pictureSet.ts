import { pictureUrl } from '@/domain/pictures';
import type { ArtKind } from './art/draw';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

/** The portraits that show men, and those that show women, by the generator's seed. */
export const PORTRAITS_OF_MEN = [
  1, 9, 20, 14, 45, 2, 30, 50, 17, 28, 4, 38, 15, 10, 52, 27, 44, 19, 40, 23, 34, 18, 54, 33, 49, 48, 39, 47,
] as const;
export const PORTRAITS_OF_WOMEN = [12, 58, 5, 16, 21, 43, 11, 55, 26, 13, 36, 32, 8, 53, 42, 22, 25, 6] as const;

/** Which pictures the demo has: the generator's seeds by kind. */
export const PICTURE_SET: Readonly<Record<ArtKind, readonly number[]>> = {
  tower: upTo(12),
  house: upTo(8),
  villa: upTo(8),
  floorHouse: upTo(5),
  plot: upTo(8),
  farm: upTo(5),
  office: upTo(5),
  shop: upTo(6),
  warehouse: upTo(4),
  living: upTo(7),
  bedroom: upTo(8),
  kitchen: upTo(6),
  bath: upTo(5),
  floorPlan: upTo(8),
  masterPlan: upTo(4),
  locality: upTo(6),
  portrait: [...PORTRAITS_OF_MEN, ...PORTRAITS_OF_WOMEN],
  balcony: upTo(4),
  gate: upTo(4),
  logo: upTo(15),
};

/** A picture's id among the uploads, such as "floor-plan-3". */
export function pictureId(kind: ArtKind, seed: number): string {
  return `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${seed}`;
}

/** The address under which a picture of the set is served. */
export function addressOf(kind: ArtKind, seed: number): string {
  const square = kind === 'portrait' || kind === 'logo';
  return square ? pictureUrl(pictureId(kind, seed), 640, 640) : pictureUrl(pictureId(kind, seed), 1280, 960);
}
