import { z } from 'zod';
import { consoleQuestions } from '@/contract/consoleShapes';
import { extraQuestions } from '@/contract/extraShapes';
import { homeRow } from '@/contract/homeShapes';
import { bodies, queries } from '@/contract/payloads';
import { placeName, placeRow } from '@/contract/placeShapes';
import { shapeFault } from '@/server/kernel/shapeFault';

/** The messages that the checks of a shape have of their own, at any depth. */
function ownMessages(held: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof held !== 'object' || held === null || seen.has(held)) return [];
  seen.add(held);
  if ('_zod' in held) return ownMessages((held._zod as { readonly def: unknown }).def, seen);
  const own =
    'error' in held && typeof held.error === 'function' ? [String((held.error as (issue: object) => unknown)({}))] : [];
  return [...own, ...Object.values(held).flatMap((inner) => ownMessages(inner, seen))];
}
const SHAPES = { ...queries, ...bodies, ...extraQuestions, ...consoleQuestions, homeRow, placeRow, placeName };
const messages = [...new Set(ownMessages(SHAPES))];

it('has words for whatever a check of a shape says [ERR-3]', () => {
  expect(messages).toEqual(expect.arrayContaining(['wrongMobile', 'controlCharacters', 'notDegrees', 'pictureNeeded']));
  const wordless = messages.filter(
    (message) => shapeFault({ code: 'custom', message, path: ['city'], input: '' }).code === 'wrongValue',
  );
  expect(wordless).toEqual([]);
});

it.each<[string, z.ZodType, unknown, string]>([
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'city: may be 1 at most.'],
  ['a number that is too large', z.number().max(5), 6, 'city: is too large.'],
  ['a number that is too small', z.number().min(1), 0, 'city: is too small.'],
  ['a text that is too short', z.string().min(2), 'a', 'city: must have at least 2 characters.'],
  ['a part of a number', z.number().int(), 1.5, 'city: must be a whole number.'],
  ['what is no list', z.array(z.string()), {}, 'city: must be a list.'],
  ['what is no object', z.strictObject({}), [], 'city: must be an object.'],
  ['none of the choices', z.enum(['sale', 'rent']), 'gift', 'city: must be one of sale, rent.'],
  ['what is no day', z.iso.date(), 'May', 'city: must be a day as YYYY-MM-DD.'],
  ['what is no moment', z.iso.datetime(), 'May', 'city: is not valid.'],
  ['none of several shapes', z.union([z.string(), z.number()]), true, 'city: is not valid.'],
  ['a name that is no key', z.record(z.string().max(2), z.boolean()), { abc: true }, 'city.abc: is not valid.'],
  ['a part that nobody asked for', z.strictObject({}), { a: 1, b: 2 }, 'Unknown parameter: a, b.'],
])('words in every language what zod itself finds wrong: %s [ERR-3]', (_what, shape, value, english) => {
  const [issue] = z.object({ city: shape }).safeParse({ city: value }).error?.issues ?? [];
  if (issue === undefined) throw new Error('Nothing is wrong with it.');
  const fault = shapeFault(issue);
  expect(fault.in('en')).toBe(english);
  expect([fault.in('te'), fault.in('hi')]).toEqual([
    expect.stringMatching(/\p{Script=Telugu}.*\.$/u),
    expect.stringMatching(/\p{Script=Devanagari}.*।$/u),
  ]);
});
