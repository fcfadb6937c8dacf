import { bhkLabel } from './bhk';
import { activeFilters, countedValues, type ListKind, type PropertyFilters } from './filters';
import { listPrice } from './price';
import { listed } from './severalValues';
import { canonicalSubtype, type Subtype } from './subtypes';
import { indianNumber, plural } from './text';

type Noun = readonly [one: string, many: string];

/** What buyers call a kind of property; another word stands before "properties". */
const NOUNS: Readonly<Record<Subtype, Noun>> = {
  'Flat/Apartment': ['flat', 'flats'],
  'Independent House': ['independent house', 'independent houses'],
  'Independent/Builder Floor': ['builder floor', 'builder floors'],
  Villa: ['villa', 'villas'],
  'Plot/land': ['plot', 'plots'],
  'Agricultural Land': ['agricultural land', 'agricultural lands'],
  Office: ['office', 'offices'],
  'Retail shop': ['shop or showroom', 'shops and showrooms'],
  Showroom: ['shop or showroom', 'shops and showrooms'],
  'Warehouse/Godown': ['warehouse', 'warehouses'],
};
/** More values of one filter than this are not named one by one. */
const MOST_NAMED = 3;
/** What the sentence says before what else was chosen. */
const SAID: ReadonlySet<string> = new Set(['city', 'locality', 'selectedSubtype', 'bhkType', 'budget']);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "₹60 lakh", "₹1.2 crore". */
const priceWords = (rupees: number): string =>
  listPrice(rupees)
    .replace(/ L$/, ' lakh')
    .replace(/(?:\.0)? Cr$/, ' crore');

function nounOf(f: PropertyFilters, kind: ListKind, hasRooms: boolean): Noun {
  const [one, many]: Noun = kind === 'property' ? ['property', 'properties'] : ['project', 'projects'];
  const types = countedValues(f, 'selectedSubtype', kind);
  if (types.length === 0 && hasRooms && kind === 'property') return ['home', 'homes'];
  if (types.length === 0 || types.length > MOST_NAMED) return [one, many];
  const nouns = types.map((type): Noun => {
    const subtype = kind === 'property' ? canonicalSubtype(type) : null;
    return subtype === null ? [`${type.toLowerCase()} ${one}`, `${type.toLowerCase()} ${many}`] : NOUNS[subtype];
  });
  return [
    listed(
      nouns.map(([single]) => single),
      'or',
    ),
    listed(
      nouns.map(([, several]) => several),
      'and',
    ),
  ];
}

function placeOf(f: PropertyFilters, kind: ListKind): string {
  const city = f.city.trim();
  const localities = countedValues(f, 'locality', kind);
  if (localities.length > MOST_NAMED) return ` in ${localities.length} localities${city === '' ? '' : ` of ${city}`}`;
  const place = [listed(localities, 'or'), city].filter((part) => part !== '').join(', ');
  return place === '' ? '' : ` in ${place}`;
}

function budgetOf({ minPrice, maxPrice }: PropertyFilters): string {
  if (maxPrice <= 0) return minPrice > 0 ? ` from ${priceWords(minPrice)}` : '';
  return minPrice > 0
    ? ` between ${priceWords(minPrice)} and ${priceWords(maxPrice)}`
    : ` under ${priceWords(maxPrice)}`;
}

/** The parts of what is said of a list. */
function partsOf(f: PropertyFilters, kind: ListKind) {
  const rooms = [...countedValues(f, 'bhkType', kind)].sort().map((digit) => bhkLabel(digit).replace(' BHK', ''));
  const bhk = rooms.length === 0 ? '' : `${listed(rooms, 'or')} BHK `;
  return { bhk, noun: nounOf(f, kind, bhk !== ''), where: placeOf(f, kind) + budgetOf(f) };
}

/** What was chosen beside type, BHK, place and budget, each in words. */
export const otherChoices = (f: PropertyFilters, kind: ListKind): readonly string[] =>
  activeFilters(f, kind)
    .filter(({ key }) => !SAID.has(key))
    .map(({ label }) => label);

/** A list's title: "3 BHK flats in Alipiri, Tirupati under ₹60 lakh, ready to move" [PLIST-6, ROUTE-18]. */
export function listTitle(f: PropertyFilters, kind: ListKind): string {
  const { bhk, noun, where } = partsOf(f, kind);
  const others = otherChoices(f, kind).map((words) => (words.startsWith('RERA') ? words : words.toLowerCase()));
  return capitalised([`${bhk}${noun[1]}${where}`, ...others].join(', '));
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
  const { bhk, noun, where } = partsOf(f, kind);
  const [one, many] = bhk === '' ? noun : ['result', 'results'];
  const counted = total === null ? `${indianNumber(known)}+ ${many}` : plural(total, one, many);
  return bhk === '' ? `${counted}${where}` : `${counted}: ${bhk}${noun[1]}${where}`;
}
