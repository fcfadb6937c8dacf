import { FACINGS, FURNISHINGS, facingNamed, furnishingNamed, hasPhotos, hasRera } from '@/domain/traits';
import type { Doc } from './doc';

/** What of a listing a bit stands for, or a number in several bits; other bits than these need a migration. */
interface Traits {
  readonly rera: boolean;
  readonly photos: boolean;
  /** '' for unknown, and in a question for any. */
  readonly furnishing: (typeof FURNISHINGS)[number] | '';
  readonly facing: (typeof FACINGS)[number] | '';
}

const FURNISHING = { bits: 3 << 2, at: 2 } as const;
const FACING = { bits: 15 << 4, at: 4 } as const;

/** All that is said, as the number in `properties.traits`. */
function bitsOf({ rera, photos, furnishing, facing }: Traits): number {
  const furnished = furnishing === '' ? 0 : FURNISHINGS.indexOf(furnishing) + 1;
  const faced = facing === '' ? 0 : FACINGS.indexOf(facing) + 1;
  return Number(rera) | (Number(photos) << 1) | (furnished << FURNISHING.at) | (faced << FACING.at);
}

/** The column of a listing, read from its fields. */
export const traitBits = (doc: Doc): number =>
  bitsOf({
    rera: hasRera(doc['reraId']),
    photos: hasPhotos(doc),
    furnishing: furnishingNamed(doc['furnishingType']),
    facing: facingNamed(doc['facing']),
  });

/** Which bits a question looks at, and what has to stand in them. */
export function wantedBits(wanted: Traits): { readonly mask: number; readonly value: number } {
  const { rera, photos, furnishing, facing } = wanted;
  const mask =
    Number(rera) |
    (Number(photos) << 1) |
    (furnishing === '' ? 0 : FURNISHING.bits) |
    (facing === '' ? 0 : FACING.bits);
  return { mask, value: bitsOf(wanted) };
}
