import { z } from 'zod';
import { fault } from './faults';
import { MOST_COUNT_CHARACTERS } from './listingFields';

/** The largest number that is taken: one that doubles count exactly, paise included. What makes no sense is no bound (WIZ-18). */
const MOST_COUNTED = 999_999_999_999_999;

/**
 * Text of at most `max` characters without control characters that no keyboard types (NUL above all), and without half
 * a surrogate pair: a database stores another character for it, and would not find such a name again.
 */
export const text = (max: number, written = z.string()) =>
  written
    .max(max)
    .refine((value) => !/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(value), fault('controlCharacters'))
    .refine((value) => !/\p{Surrogate}/u.test(value), fault('halfCharacter'));

/** What is not seen in a name, and turns or splits its letters; the joiners within Indian words stay. */
const UNSEEN = /(?!(?<=\p{M})[\u200C\u200D]\p{L})[\p{Cf}\u0080-\u009F\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** A name: text on one line without unseen characters, which are left out, in one way of writing each letter. */
export const nameText = (max: number) =>
  text(
    max,
    z.string().overwrite((name) => name.normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim()),
  );

export const password = text(200).min(1);
export const listingKind = z.enum(['property', 'project']);
export const recordId = text(64).min(1);

/** A finite number or its text, as answers and forms carry it; `max` bounds its size either way. */
export const numeric = (max: number) =>
  z.union([
    z.number().min(0, fault('negative')).max(max),
    text(24).refine(
      (value) => value === '' || (/^\d+(\.\d+)?$/.test(value) && Number(value) <= max),
      fault('notANumber'),
    ),
  ]);

export const counted = numeric(MOST_COUNTED);
export const rupees = numeric(MOST_COUNTED);
export const squareFeet = numeric(MOST_COUNTED);

/** A count that may end in a plus, such as "3+" or "5+ BHK". */
export const countWord = z.union([z.number().int().min(0).max(10_000), text(MOST_COUNT_CHARACTERS)]);

export const imageAddress = text(500);
/** One picture or several: older records hold a single address. */
export const images = z.union([imageAddress, z.array(imageAddress).max(100)]);
export const imageList = z.array(imageAddress).max(100);
export const yesNo = z.enum(['Yes', 'No', '']);
export const flag = z.union([z.boolean(), z.enum(['true', 'false', 'Yes', 'No', ''])]);

/** Query parameters are text; a number there has digits alone. */
export const queryRupees = z
  .string()
  .regex(/^\d{1,11}$/, fault('wholeRupees'))
  .transform(Number);
export const querySquareFeet = z
  .string()
  .regex(/^\d{1,8}$/, fault('wholeSquareFeet'))
  .transform(Number);
