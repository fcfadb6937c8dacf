import {
  LISTING_FIELDS,
  MOST_COUNT_CHARACTERS,
  type AskedIn,
  type FieldRow,
  type ListingFields,
  type NamesOf,
} from '@/contract/listingFields';
import { UNIT_WORDS } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { dayOf, isDay } from '@/domain/day';
import {
  areaOfSides,
  floorsOf,
  LIMITED_FIELDS,
  limitOf,
  oddityOf,
  type LimitedField,
  type Measure,
  type ListingKindFacts,
} from '@/domain/plausible';
import { toNumber } from '@/domain/price';
import { meansRera, projectRera } from '@/domain/reraNumber';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/postingChecks';
import { fieldsShown } from './fieldsShown';
import { numberSaid } from './numberFields';
import type { PostingField } from './postingFields';
import type { PostingValues } from './postingValues';

/**
 * Says what is odd about the number that a field holds in a listing of this kind, or undefined when nothing is. It stands
 * beside the field at once and keeps nobody from going on [WIZ-18].
 */
export type Check = (kept: string, facts: ListingKindFacts) => string | undefined;

/** What is said of a text that is no area, where the area is asked for in this unit. */
export const unreadableArea = (unit: AreaUnit): string =>
  words.unreadableArea({ unit: UNIT_WORDS[unit].label, example: UNIT_WORDS[unit].sqft > 100 ? '2.5' : '1275' });

/** What is said of a text that is no number; a floor may be a text. */
const UNREADABLE: Readonly<Partial<Record<Measure, string>>> = { ...words.unreadable, area: unreadableArea('sqft') };
const ODD: Readonly<Partial<Record<Measure, string>>> = words.odd;

/** What the sides of a plot make: "60 × 40 ft are 2,400 sq ft." */
const sidesMake = (facts: ListingKindFacts): string =>
  words.sides({
    length: indianNumber(toNumber(facts.plotLength) ?? 0),
    width: indianNumber(toNumber(facts.plotWidth) ?? 0),
    area: indianNumber(areaOfSides(facts)),
  });

/** The check of a field, by the same limits as the one before visitors see it [API-18]. */
export const checkOf =
  (field: LimitedField): Check =>
  (kept, facts) => {
    if (kept.trim() === '') return undefined;
    const { measure, least } = limitOf(field, facts);
    const unreadable = field === 'expectedPrice' ? words.unreadablePrice : UNREADABLE[measure];
    const number = numberSaid(field, kept);
    if (unreadable !== undefined && number === null) return unreadable;
    const oddity = oddityOf(field, kept, facts);
    if (oddity === null) return undefined;
    if (oddity === 'cramped') return words.cramped;
    if (oddity === 'above') return words.above({ floors: floorsOf(kept, facts) });
    if (oddity === 'sides') return sidesMake(facts);
    return Number(number) < least ? words.far : (ODD[measure] ?? words.far);
  };

const LIMITED: ReadonlySet<string> = new Set(LIMITED_FIELDS);
const isLimited = (field: PostingField): field is PostingField & LimitedField => LIMITED.has(field);

/** The fields of the form as it is now with a number that is asked about. */
export const oddShown = (values: PostingValues): readonly PostingField[] =>
  [...fieldsShown(values)]
    .filter(isLimited)
    .filter((field) => checkOf(field)(values[field] ?? '', values) !== undefined);

/** Whether a field that is asked about holds the listing back until a person has looked: what cannot be read is left out instead. */
export const waitsForPerson = (values: PostingValues, field: PostingField): boolean =>
  !isLimited(field) || oddityOf(field, values[field], values) !== null;

/** What is odd about a RERA number: projects in Andhra Pradesh have one form of it [WIZ-18]. */
export const checkRera: Check = (kept) => (meansRera(kept) && projectRera(kept) === null ? words.rera : undefined);

/** What is odd about the month in which a building is ready, YYYY-MM: where a browser has no field for it, it is typed. */
export const checkMonth: Check = (kept) => {
  if (kept === '') return undefined;
  if (!isDay(`${kept}-01`)) return words.month;
  return kept < dayOf(new Date()).slice(0, 7) ? words.monthOver : undefined;
};

type LongText =
  | NamesOf<ListingFields, { readonly asked: AskedIn; readonly max: number }>
  | NamesOf<ListingFields, { readonly kind: 'floor' | 'count' }>;

/** The most characters that a text may have. */
export function mostCharacters(field: LongText): number {
  const { max = MOST_COUNT_CHARACTERS }: FieldRow = LISTING_FIELDS[field];
  return max;
}

/** The most amenities of one's own. */
export const MOST_CUSTOM_AMENITIES = 50;
