import type { AreaUnit } from './areaUnits';
import { bhkLabel } from './bhk';
import { activeFilters, countedValues, type PropertyFilters } from './filters';
import { label } from './label';
import { listed } from './listed';
import { CRORE, LAKH } from './price';
import { canonicalSubtype } from './subtypes';
import { indianNumber, plural, capitalised } from './text';
import type { ListKind } from './listKind';
import * as words from '@/words/lists';

/** What buyers call a kind of property, one of it and several. */
interface Noun {
  readonly one: string;
  readonly many: string;
}

/** More values of one filter than this are not named one by one. */
const MOST_NAMED = 3;
/** What the sentence says before what else was chosen. */
const SAID: ReadonlySet<string> = new Set(['city', 'locality', 'selectedSubtype', 'bhkType', 'budget']);

/** "₹60 lakh", "₹1.2 crore", "₹95,000". */
function priceWords(rupees: number): string {
  if (rupees < LAKH) return `₹${indianNumber(rupees)}`;
  const [unit, size] = rupees < CRORE ? [words.price.lakh, LAKH] : [words.price.crore, CRORE];
  const amount = (rupees / size).toFixed(1).replace(/\.0$/, '');
  return unit({ amount, n: Number(amount) });
}

/** A kind in its own word; another word stands before "properties". */
function nounNamed(type: string, kind: ListKind): Noun {
  const subtype = kind === 'property' ? canonicalSubtype(type) : null;
  if (subtype !== null) return words.nouns[subtype];
  const { one, many } = words.typed[kind];
  const named = { type: label(type).toLowerCase() };
  return { one: one(named), many: many(named) };
}

function nounOf(f: PropertyFilters, kind: ListKind, hasRooms: boolean): Noun {
  const types = countedValues(f, 'selectedSubtype', kind);
  if (types.length === 0 && hasRooms && kind === 'property') return words.nouns.home;
  if (types.length === 0 || types.length > MOST_NAMED) return words.nouns[kind];
  const nouns = types.map((type) => nounNamed(type, kind));
  return {
    one: listed(
      nouns.map(({ one }) => one),
      'or',
    ),
    many: listed(
      nouns.map(({ many }) => many),
      'and',
    ),
  };
}

function placeOf(f: PropertyFilters, kind: ListKind) {
  const city = label(f.city.trim());
  const localities = countedValues(f, 'locality', kind).map(label);
  const count = localities.length;
  if (count > MOST_NAMED) return { where: city === '' ? 'many' : 'manyOf', place: city, count } as const;
  const place = [listed(localities, 'or'), city].filter((part) => part !== '').join(', ');
  return { where: place === '' ? 'other' : 'place', place, count } as const;
}

function budgetParts({ minPrice, maxPrice }: PropertyFilters) {
  const [min, max] = [priceWords(minPrice), priceWords(maxPrice)];
  if (maxPrice <= 0) return { budget: minPrice > 0 ? 'from' : 'other', min, max } as const;
  return { budget: minPrice > 0 ? 'between' : 'under', min, max } as const;
}

/** What is said of a list: `sentence` says its place, budget and rooms of any words for its kind. */
function sayingsOf(f: PropertyFilters, kind: ListKind) {
  const digits = [...countedValues(f, 'bhkType', kind)].sort();
  const rooms = listed(
    digits.map((digit) => bhkLabel(digit).replace(' BHK', '')),
    'or',
  );
  const hasRooms = rooms !== '';
  const parts = { rooms, ...placeOf(f, kind), ...budgetParts(f) };
  const sentence = (what: string) => words.sentence({ ...parts, hasRooms: hasRooms ? 'yes' : 'other', what });
  return { hasRooms, noun: nounOf(f, kind, hasRooms), sentence };
}

/** What was chosen beside type, BHK, place and budget, each in words. */
export const otherChoices = (f: PropertyFilters, kind: ListKind, unit?: AreaUnit): readonly string[] =>
  activeFilters(f, kind, unit)
    .filter(({ key }) => !SAID.has(key))
    .map(({ label }) => label);

/** A list's title: "3 BHK flats in Alipiri, Tirupati under ₹60 lakh, ready to move" [PLIST-6, ROUTE-18]. */
export function listTitle(f: PropertyFilters, kind: ListKind): string {
  const { noun, sentence } = sayingsOf(f, kind);
  const others = otherChoices(f, kind).map((said) => (said.startsWith('RERA') ? said : said.toLowerCase()));
  return capitalised([sentence(noun.many), ...others].join(', '));
}

/**
 * How many there are of what: "412 flats in Alipiri, Tirupati under ₹60 lakh", "12 results: 3 BHK flats in Tirupati". Where
 * the total is not known, "20+" of those that are [PLIST-6].
 */
export function countedTitle(
  f: PropertyFilters,
  kind: ListKind,
  { total, known }: { readonly total: number | null; readonly known: number },
): string {
  const { hasRooms, noun, sentence } = sayingsOf(f, kind);
  if (!hasRooms) {
    return sentence(total === null ? `${indianNumber(known)}+ ${noun.many}` : plural(total, noun.one, noun.many));
  }
  const list = sentence(noun.many);
  return total === null ? words.moreResults({ n: known, list }) : words.results({ n: total, list });
}
