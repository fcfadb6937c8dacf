import { z } from 'zod';

/** The largest price the product can name in words (FMT-3), rupees. */
export const MAX_RUPEES = 99_999_999_999;

/**
 * Text of at most `max` characters without control characters that no keyboard types (NUL above all), and without half
 * a surrogate pair: a database stores another character for it, and would not find such a name again.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(value), 'must not hold control characters')
    .refine((value) => !/\p{Surrogate}/u.test(value), 'must not hold half a character');

export const recordId = text(64).min(1, 'is required');

/** A finite number or its text, as answers and forms carry it; `max` bounds its size either way. */
export const numeric = (max: number) =>
  z.union([
    z.number().min(0, 'must not be negative').max(max, 'is too large'),
    text(24).refine(
      (value) => value === '' || (/^\d+(\.\d+)?$/.test(value) && Number(value) <= max),
      'must be a number',
    ),
  ]);

export const rupees = numeric(MAX_RUPEES);
export const squareFeet = numeric(1_000_000_000);

/** A count that may end in a plus, such as "3+" or "5+ BHK". */
export const countWord = z.union([z.number().int().min(0).max(10_000), text(16)]);

export const imageAddress = text(500);
/** One picture or several: older records hold a single address. */
export const images = z.union([imageAddress, z.array(imageAddress).max(100)]);
export const imageList = z.array(imageAddress).max(100);
export const yesNo = z.enum(['Yes', 'No', '']);
export const flag = z.union([z.boolean(), z.enum(['true', 'false', 'Yes', 'No', ''])]);

/** Query parameters are text; a number there has digits alone. */
export const queryRupees = z
  .string()
  .regex(/^\d{1,11}$/, 'must be a whole number of rupees')
  .transform(Number);
