import { UNIT_WORDS } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';

/** The units as they are typed in small Latin letters. */
const UNITS: readonly (readonly [AreaUnit, string])[] = [
  ['sqft', 'sq\\.? ?(?:ft|feet|foot)|square (?:feet|foot)|sft'],
  ['sqyd', 'sq\\.? ?(?:yds?|yards?)|square yards?|gaj'],
  ['sqm', 'sq\\.? ?(?:m|mts?|mtrs?|met(?:er|re)s?)|square met(?:er|re)s?'],
  ['cents', 'cents?'],
  ['ankanam', 'ankanams?'],
  ['acres', 'acres?'],
];
const UNIT = UNITS.map(([, words]) => `(${words})`).join('|');
const NUMBER = '(\\d{1,3}(?:,\\d{2,3})+|\\d{1,7}(?:\\.\\d{1,4})?)';
const BELOW = 'under|below|up ?to|less than|within|max|at most';
const ABOVE = 'above|over|more than|min|at least|from';
const AREA = new RegExp(
  `(?:^| )(?:(${BELOW})|(${ABOVE}))? ?(?:between )?(?:${NUMBER} ?(?:-|–|to|and) ?)?${NUMBER} ?(?:${UNIT})\\.?(?![a-z0-9])`,
);
/** What a single area leaves to each side: what is offered is seldom as large to the foot. */
const NEARLY = 0.1;

export interface Areas {
  /** Square feet. */
  readonly minArea?: number;
  readonly maxArea?: number;
}

/** The area in a text of small Latin letters, and the text without it. */
export function readAreas(text: string): { readonly areas: Areas; readonly rest: string } {
  const match = AREA.exec(text);
  if (!match) return { areas: {}, rest: text };
  const [whole, below, above, least, most, ...units] = match;
  const [unit = 'sqft'] = UNITS.flatMap(([each], at) => (units[at] === undefined ? [] : [each]));
  const feet = (number: string, part = 1) =>
    Math.round(Number(number.replaceAll(',', '')) * UNIT_WORDS[unit].sqft * part);
  const own = most ?? '';
  const areas: Areas =
    least !== undefined
      ? { minArea: feet(least), maxArea: feet(own) }
      : below !== undefined
        ? { maxArea: feet(own) }
        : above !== undefined
          ? { minArea: feet(own) }
          : { minArea: feet(own, 1 - NEARLY), maxArea: feet(own, 1 + NEARLY) };
  // Acres say, too, what kind of land it is.
  return { areas, rest: text.replace(whole, unit === 'acres' ? ' | acres | ' : ' | ') };
}
