import { z } from 'zod';
import type { FieldKind } from './listingFields';
import type { ProfileKind } from './profileFields';
import {
  counted,
  countWord,
  flag,
  imageList,
  images,
  nameText,
  numeric,
  rupees,
  squareFeet,
  text,
  yesNo,
} from './primitives';

const amenityMap = z.record(z.string().max(60), z.boolean());

/** The shape of each kind of field; `max` is the most characters of a text, and the greatest number. */
const SHAPES = {
  text: (max: number) => text(max),
  name: (max: number) => nameText(max),
  link: (max: number) => text(max),
  word: (max: number) => text(max),
  choice: (max: number) => text(max),
  count: () => countWord,
  floor: () => countWord,
  rupees: () => rupees,
  area: () => squareFeet,
  feet: () => counted,
  years: () => counted,
  units: () => counted,
  flag: () => flag,
  yesNo: () => yesNo,
  yesNoFlag: () => flag,
  texts: (max: number) => z.array(text(max)).max(50),
  words: (max: number) => z.union([text(max), z.array(text(20)).max(10)]),
  amenities: () => amenityMap,
  pictures: () => images,
  pictureList: () => imageList,
  list: (max: number) => z.array(text(max)).max(20),
  oneOf: (_max: number, words: readonly string[]) => z.enum([...words, '']),
  number: numeric,
  day: (max: number) => text(max),
  digits: (max: number) => text(max),
  picture: (max: number) => text(max),
} satisfies Readonly<Record<FieldKind | ProfileKind, (max: number, words: readonly string[]) => z.ZodType>>;

type Table = Readonly<
  Record<string, { readonly kind: keyof typeof SHAPES; readonly max?: number; readonly words?: readonly string[] }>
>;
type ShapeOf<Row extends Table[string]> = Row extends { readonly kind: 'oneOf'; readonly words: readonly (infer W)[] }
  ? z.ZodType<W | ''>
  : ReturnType<(typeof SHAPES)[Row['kind']]>;
type Shapes<T extends Table> = { [N in keyof T]: z.ZodOptional<z.ZodNullable<ShapeOf<T[N]>>> };

/** The shapes of a table's fields, or of some of them; each may be missing or null. */
export const shapesOf = <T extends Table, N extends keyof T = keyof T>(
  table: T,
  names?: readonly N[],
): Pick<Shapes<T>, N> =>
  Object.fromEntries(
    (names ?? Object.keys(table)).map((name) => {
      const { kind, max = 0, words = [] } = table[name];
      return [name, SHAPES[kind](max, words).nullish()];
    }),
  ) as Pick<Shapes<T>, N>;
