import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import { RENT } from '@/domain/possession';
import { LAKH } from '@/domain/price';
import { joinedValues } from '@/domain/severalValues';
import { fold } from '@/domain/sounds';
import { readAmounts, readRooms, saysHowMuch } from './amounts';
import { readAreas } from './areas';
import { plainText, wordsOf } from '../gazetteer/fold';
import { isSilent, meaningOf } from './kinds';
import { begunBy, nearSpellings, type FoundPlace, type Places } from './places';
import { written } from './spoken';

/** What a typed text means. */
export interface Meant {
  readonly filters: Partial<PropertyFilters>;
  /** The places that it names, in their order; the first one is in the filters, with the other localities of its city. */
  readonly places: readonly FoundPlace[];
  /** Those of them that have names in the text, not a PIN alone. */
  readonly named: readonly FoundPlace[];
  /** The PIN that stands for all of the places; '' where they have names of their own. */
  readonly pin: string;
  /** Other places of the same name. */
  readonly others: readonly FoundPlace[];
  /** The words that mean nothing that is known. */
  readonly unknown: readonly string[];
  /** Whether a place was only found by another spelling of its letters. */
  readonly guessed: boolean;
  /** Whether the only place was found by the beginning of its name. */
  readonly isBegun: boolean;
}

const LONGEST_NAME = 6;
const LONGEST_PHRASE = 4;
/** More words than this nobody types into a search. */
const MOST_WORDS = 16;

interface Word {
  readonly text: string;
  /** Words of one run stand side by side. */
  readonly run: number;
}

/** The runs of words that still stand side by side, up to a length, the longest first and from left to right. */
function windows(
  words: readonly Word[],
  longest: number,
  shortest = 1,
): readonly (readonly [from: number, size: number])[] {
  return Array.from({ length: Math.max(0, longest - shortest + 1) }, (_none, at) => longest - at).flatMap((size) =>
    words
      .map((_word, from) => [from, size] as const)
      .filter(([from]) => {
        const last = words[from + size - 1];
        return last !== undefined && last.run === words[from]?.run;
      }),
  );
}

/** Words that are taken from a text one after the other, as they are understood. */
class Reading {
  constructor(private words: readonly Word[]) {}

  /** Takes each window, the longest first, of which `read` makes something. */
  take<T>(
    read: (words: readonly string[]) => T | null,
    longest: number,
    shortest = 1,
  ): readonly { readonly at: number; readonly value: T }[] {
    const found: { at: number; value: T }[] = [];
    for (let again = true; again;) {
      again = false;
      for (const [from, size] of windows(this.words, longest, shortest)) {
        const part = this.words.slice(from, from + size);
        const value = read(part.map(({ text }) => text));
        if (value === null) continue;
        found.push({ at: part[0]?.run ?? 0, value });
        // What stood on both sides of it stands no longer side by side.
        this.words = [
          ...this.words.slice(0, from),
          ...this.words.slice(from + size).map(({ text, run }) => ({ text, run: run + 1000 })),
        ];
        again = true;
        break;
      }
    }
    return found;
  }

  get left(): readonly string[] {
    return this.words.map(({ text }) => text);
  }
}

function wordsIn(text: string): readonly Word[] {
  return text
    .split(/[|,;/]/)
    .flatMap((part, run) => wordsOf(part).map((word) => ({ text: word, run })))
    .slice(0, MOST_WORDS);
}

/** Of several places of one name: those in a city that is named too, else all. */
function chosen(groups: readonly (readonly FoundPlace[])[]): {
  places: readonly FoundPlace[];
  others: readonly FoundPlace[];
} {
  const cities = groups.flat().filter(({ kind }) => kind === 'city');
  const sorted = groups.map((group) => {
    const inCity = group.filter((place) => place.kind !== 'city' && cities.some(({ city }) => city === place.city));
    return inCity.length > 0 ? inCity : group;
  });
  const firsts = sorted.flatMap(([first]) => (first === undefined ? [] : [first]));
  // A city that only says where a locality is, is no place of its own.
  const places = firsts.filter(
    (place) => place.kind !== 'city' || !firsts.some((other) => other.kind !== 'city' && other.city === place.city),
  );
  return { places, others: sorted.flatMap(([, ...rest]) => rest) };
}

function placeFilters([first, ...others]: readonly FoundPlace[]): Partial<PropertyFilters> {
  if (first === undefined) return {};
  const { kind, city, locality } = first;
  if (locality === undefined) return { city };
  const beside = kind === 'locality' ? others.filter((other) => other.kind === kind && other.city === city) : [];
  return { city, locality: joinedValues([locality, ...beside.flatMap((other) => other.locality ?? [])]) };
}

/** A PIN, and the places that carry it. */
interface Pin {
  readonly pin: string;
  readonly places: readonly FoundPlace[];
}

/** The places of a PIN in a city that is named too, else in the first one's. */
function placesOf({ places }: Pin, cities: readonly string[]): readonly FoundPlace[] {
  const named = places.filter(({ city }) => cities.includes(city));
  return named.length > 0 ? named : places.filter(({ city }) => city === places[0]?.city);
}

/** Telugu says "in" at the end of the word; the rupee sign and a PIN's gap only look otherwise. */
const tidied = (text: string): string =>
  written(text)
    .replace(/లో(?:ని)?(?=\s|$)/gu, ' ')
    .replace(/₹/gu, ' rs ')
    .replace(/\b(5[12]\d) (\d{3})\b/gu, '$1$2');

/**
 * Reads what somebody typed into the search: price, area, rooms, kind, sale type, possession, and places by any spelling,
 * script, PIN or landmark. The order matters: a kind's word may be part of a place's name ("RTO office"). Where no place is
 * named, what is left may be the beginning of one's name: `weigh` says how many homes a place has.
 */
export function readQuery(text: string, places: Places, weigh: (place: FoundPlace) => number): Meant {
  const rooms = readRooms(plainText(tidied(text)));
  const { areas, rest: unmeasured } = readAreas(rooms.rest);
  const { amounts, rest } = readAmounts(unmeasured);
  const reading = new Reading(wordsIn(rest));
  const pinned = ([pin = '']: readonly string[]): Pin | null => {
    const found = places.byPin.get(pin);
    return found === undefined ? null : { pin, places: found };
  };
  const called = (words: readonly string[]) => places.byFold.get(fold(words)) ?? null;
  const silent = (words: readonly string[]) => (words.every((word) => isSilent(fold([word]))) ? true : null);

  const pins = reading.take(pinned, 1);
  const long = reading.take(called, LONGEST_NAME, 2);
  const meanings = reading.take((words) => meaningOf(fold(words)), LONGEST_PHRASE);
  const short = reading.take(called, 1);
  reading.take(silent, 1);
  // A month's rent is no price.
  const isRent = meanings.some(({ value }) => value.transactionType === RENT);
  if (isRent) reading.take(([word = '']) => saysHowMuch(word) || null, 1);
  const isMonthly = isRent && (amounts.maxPrice ?? amounts.minPrice ?? LAKH) < LAKH;
  const named = [...long, ...short];
  const begun = named.length + pins.length === 0 ? begunBy(places, reading.left, weigh) : [];
  const [likeliest, ...lesser] = begun;
  if (likeliest !== undefined) reading.take(() => true, reading.left.length);
  const near = reading.take((words) => {
    const found = nearSpellings(places, fold(words));
    return found.length === 0 ? null : found.filter(({ off }) => off === found[0]?.off).map(({ place }) => place);
  }, LONGEST_PHRASE);

  const own = [...named, ...near, ...(likeliest === undefined ? [] : [{ at: 0, value: [likeliest] }])];
  const cities = own.flatMap(({ value }) => value.flatMap(({ kind, city }) => (kind === 'city' ? city : [])));
  // Beside a place in it, a PIN says no more than an address does.
  const isNamed = ({ places: all }: Pin) =>
    own.some(({ value }) =>
      value.some((place) => place.kind !== 'city' && all.some(({ city }) => city === place.city)),
    );
  const carried = pins.flatMap(({ at, value }) =>
    (isNamed(value) ? [] : placesOf(value, cities)).map((place): { at: number; value: readonly FoundPlace[] } => ({
      at,
      value: [place],
    })),
  );
  const groups = [...own, ...carried].sort((a, b) => (a.at % 1000) - (b.at % 1000)).map(({ value }) => value);
  const found = chosen(groups);
  const byPin = new Set(carried.flatMap(({ value }) => value));
  const [only] = pins.length === 1 && found.places.every((place) => byPin.has(place)) ? pins : [];
  // Who says land and acres may mean either kind of it.
  const kinds = meanings.flatMap(({ value }) => value.selectedSubtype ?? []);
  const isAnyLand = kinds.includes('Plot/land') && kinds.includes('Agricultural Land');
  const filters: Partial<PropertyFilters> = {
    ...placeFilters(found.places),
    ...meanings.reduceRight<Partial<PropertyFilters>>((all, { value }) => ({ ...all, ...value }), {}),
    ...(isAnyLand ? { selectedSubtype: joinedValues(['Plot/land', 'Agricultural Land']) } : {}),
    ...(rooms.bhkType === '' ? {} : { bhkType: rooms.bhkType }),
    ...(isMonthly ? {} : amounts),
    ...(isRent ? { transactionType: RENT } : {}),
    ...areas,
  };
  return {
    filters,
    places: found.places,
    named: found.places.filter((place) => !byPin.has(place)),
    pin: only?.value.pin ?? '',
    others: [...found.others, ...lesser, ...pins.flatMap(({ value }) => value.places)],
    unknown: reading.left,
    guessed: near.length > 0,
    isBegun: likeliest !== undefined,
  };
}

/** Whether a reading holds anything to filter by. */
export const saysSomething = ({ filters }: Meant): boolean =>
  Object.entries(filters).some(([key, value]) => value !== NO_FILTERS[key as keyof PropertyFilters]);
