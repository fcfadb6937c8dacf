import type { HOME_COLLECTIONS } from '@/domain/homeChoices';
import apartments from './art/apartments.svg';
import houses from './art/houses.svg';
import plots from './art/plots.svg';
import villas from './art/villas.svg';

const SCENES: Readonly<Record<(typeof HOME_COLLECTIONS)[number], string>> = {
  'Independent houses': houses,
  Apartment: apartments,
  'Open Plot': plots,
  Villas: villas,
};

/** A drawing for a collection, with the hills behind; fills its box. */
export function CollectionArt({ of }: { readonly of: keyof typeof SCENES }) {
  return (
    <img src={SCENES[of]} alt="" width={320} height={240} loading="lazy" className="block size-full object-cover" />
  );
}
