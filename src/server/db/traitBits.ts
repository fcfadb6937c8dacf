import { floorOf, hasPhotos } from '@/domain/listingTraits';
import { projectRera } from '@/domain/reraNumber';
import { FACINGS, FLOORS, FURNISHINGS, facingNamed, furnishingNamed, type FloorChoice } from '@/domain/traits';
import type { Doc } from './doc';

/** What of a listing a bit stands for, or a number in several bits; other bits than these need a migration. */
interface Traits {
  readonly rera: boolean;
  readonly photos: boolean;
  /** '' for unknown, and in a question for any. */
  readonly furnishing: (typeof FURNISHINGS)[number] | '';
  readonly facing: (typeof FACINGS)[number] | '';
  readonly floor: FloorChoice | '';
}

const FURNISHING = { bits: 3 << 2, at: 2 } as const;
const FACING = { bits: 15 << 4, at: 4 } as const;
const FLOOR = { bits: 7 << 8, at: 8 } as const;

/** All that is said, as the number in `properties.traits`. */
function bitsOf({ rera, photos, furnishing, facing, floor }: Traits): number {
  const furnished = furnishing === '' ? 0 : FURNISHINGS.indexOf(furnishing) + 1;
  const faced = facing === '' ? 0 : FACINGS.indexOf(facing) + 1;
  const lies = FLOORS.findIndex(({ value }) => value === floor) + 1;
  return (
    Number(rera) | (Number(photos) << 1) | (furnished << FURNISHING.at) | (faced << FACING.at) | (lies << FLOOR.at)
  );
}

/** The column of a listing, read from its fields. */
export const traitBits = (doc: Doc): number =>
  bitsOf({
    rera: projectRera(doc['reraId']) !== null,
    photos: hasPhotos(doc),
    furnishing: furnishingNamed(doc['furnishingType']),
    facing: facingNamed(doc['facing']),
    floor: floorOf(doc),
  });

/** Which bits a question looks at, and what has to stand in them. */
export function wantedBits(wanted: Traits): { readonly mask: number; readonly value: number } {
  const { rera, photos, furnishing, facing, floor } = wanted;
  const mask =
    Number(rera) |
    (Number(photos) << 1) |
    (furnishing === '' ? 0 : FURNISHING.bits) |
    (facing === '' ? 0 : FACING.bits) |
    (floor === '' ? 0 : FLOOR.bits);
  return { mask, value: bitsOf(wanted) };
}
