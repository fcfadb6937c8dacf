import { UNIT_WORDS } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { ABOVE, BELOW } from './amounts';

/** The units as they are typed in small Latin letters. */
const UNITS: readonly (readonly [AreaUnit, string])[] = [
  ['sqft', 'sq\\.? ?(?:ft|feet|foot)|square (?:feet|foot)|sft'],
  ['sqyd', '(?:sq\\.? ?|square )?(?:yds?|yards?)|gaj(?:a|alu|ala)?'],
  ['sqm', 'sq\\.? ?(?:m|mts?|mtrs?|met(?:er|re)s?)|square met(?:er|re)s?'],
  ['cents', 'cents?'],
  ['ankanam', 'ankanams?'],
  ['acres', 'acres?'],
];
const UNIT = UNITS.map(([, words]) => words).join('|');
const NUMBER = '\\d{1,3}(?:,\\d{2,3})+|\\d{1,7}(?:\\.\\d{1,4})?';
const BEFORE = `(?:(?<below>${BELOW})|(?<above>${ABOVE}))? ?(?:between )?`;
const LEAST = `(?:(?<least>${NUMBER}) ?(?:(?:${UNIT})\\.? ?)?(?:-|–|to|and) ?)?`;
const MOST = `(?<most>${NUMBER}) ?(?<unit>${UNIT})\\.?(?![a-z0-9])`;
/** Behind it: "1000 sq ft plus"; also as Telugu and Hindi say "at most" in Latin letters. */
const BEHIND = '(?: ?(?:(?<andMore>plus|\\+|above(?! ?\\d))|(?<andLess>lopu|lopala|tak)))?';
const AREA = new RegExp(`(?:^| )${BEFORE}${LEAST}${MOST}${BEHIND}`);
/** What a single area leaves to each side: what is offered is seldom as large to the foot. */
const NEARLY = 0.1;

interface Areas {
  /** Square feet. */
  readonly minArea?: number;
  readonly maxArea?: number;
}

/** The area in a text of small Latin letters, and the text without it. */
export function readAreas(text: string): { readonly areas: Areas; readonly rest: string } {
  const match = AREA.exec(text);
  if (!match) return { areas: {}, rest: text };
  const { below, above, least, most = '', unit: typed = '', andMore, andLess } = match.groups ?? {};
  const [unit] = UNITS.find(([, words]) => new RegExp(`^(?:${words})$`).test(typed)) ?? (['sqft'] as const);
  const feet = (number: string, part = 1) =>
    Math.round(Number(number.replaceAll(',', '')) * UNIT_WORDS[unit].sqft * part);
  const bounds = [feet(least ?? most), feet(most)];
  const areas: Areas =
    least !== undefined
      ? { minArea: Math.min(...bounds), maxArea: Math.max(...bounds) }
      : (below ?? andLess) !== undefined
        ? { maxArea: feet(most) }
        : (above ?? andMore) !== undefined
          ? { minArea: feet(most) }
          : { minArea: feet(most, 1 - NEARLY), maxArea: feet(most, 1 + NEARLY) };
  // Acres say, too, what kind of land it is.
  return { areas, rest: text.replace(match[0], unit === 'acres' ? ' | acres | ' : ' | ') };
}
