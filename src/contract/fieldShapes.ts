import { z } from 'zod';
import type { FieldKind, FieldTable } from './listingFields';
import { counted, countWord, flag, imageList, images, nameText, rupees, squareFeet, text, yesNo } from './primitives';

export const amenityMap = z.record(z.string().max(60), z.boolean());

/** The shape of each kind of field; `max` is the most characters of a text. */
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
} satisfies Readonly<Record<FieldKind, (max: number) => z.ZodType>>;

type Shapes<T extends FieldTable> = {
  [N in keyof T]: z.ZodOptional<z.ZodNullable<ReturnType<(typeof SHAPES)[T[N]['kind']]>>>;
};

/** The shapes of a table's fields, each of which may be missing or null. */
export const shapesOf = <T extends FieldTable>(table: T): Shapes<T> =>
  Object.fromEntries(
    Object.entries(table).map(([name, { kind, max = 0 }]) => [name, SHAPES[kind](max).nullish()]),
  ) as Shapes<T>;
