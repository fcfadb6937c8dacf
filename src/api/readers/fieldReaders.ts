import type { FieldKind, FieldRow } from '@/contract/listingFields';
import { bool, images, number, text, texts, textOrTexts, yesNoOrText } from './coerce';

/** How a field of each kind is read. */
const READERS = {
  text,
  name: text,
  link: text,
  word: text,
  choice: text,
  count: text,
  floor: text,
  rupees: number,
  area: number,
  feet: number,
  years: number,
  units: number,
  flag: bool,
  yesNo: yesNoOrText,
  yesNoFlag: bool,
  texts,
  words: textOrTexts,
  pictures: images,
  pictureList: images,
} satisfies Readonly<Record<Exclude<FieldKind, 'amenities'>, (value: unknown) => unknown>>;

type Readable = FieldRow & { readonly kind: keyof typeof READERS };

/** The readers of some fields of a table. Amenities are none of them: they are read with their other spellings (FMT-5). */
export const readersOf = <N extends string, T extends Readonly<Record<N, Readable>>>(table: T, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, READERS[table[name].kind]])) as {
    readonly [K in N]: (typeof READERS)[T[K]['kind']];
  };
