import * as words from '@/words/numbers';
import { joined, type Known } from './known';

/** What a form asks for, in a language's words; whatever the fields are called, they count two-wheelers and four-wheelers [WIZ-6]. */
export const parkingLabels = ({ two, four }: Pick<typeof words.parking, 'two' | 'four'>) => ({
  openParking: two,
  coveredParking: four,
});

const counted = (value: Known, say: (of: { readonly count: string }) => string): Known =>
  value === null || value === undefined || value === '' ? value : say({ count: String(value) });

/** How many vehicles a listing has room for: "1 four-wheeler, 2 two-wheeler" [WIZ-6]. Undefined and null as in `joined`. */
export const parkingWords = ({
  coveredParking,
  openParking,
}: {
  readonly coveredParking?: Known;
  readonly openParking?: Known;
}) =>
  joined([counted(coveredParking, words.parking.fourWheelers), counted(openParking, words.parking.twoWheelers)], ', ');
