import type { PlaceFacts } from '@/contract/placeShapes';
import { GAZETTEER } from './gazetteer';
import type { Locality } from './rows';

const NOTHING: PlaceFacts = { te: '', hi: '', also: [], pins: [], lat: null, lon: null };

const keyOf = (...names: readonly string[]): string => names.map((name) => name.trim().toLowerCase()).join('/');

/** The names in Telugu and in Hindi among other names; '' for none. */
export const namesByLanguage = (also: readonly string[]) => ({
  te: also.find((name) => /\p{Script=Telugu}/u.test(name)) ?? '',
  hi: also.find((name) => /\p{Script=Devanagari}/u.test(name)) ?? '',
});

function factsIn({ also, pin, lat, lon }: Locality): PlaceFacts {
  const { te, hi } = namesByLanguage(also);
  return { te, hi, also: also.filter((name) => name !== te && name !== hi), pins: [pin], lat, lon };
}

const KNOWN: ReadonlyMap<string, PlaceFacts> = new Map(
  GAZETTEER.flatMap((town) => [
    [keyOf(town.name), factsIn(town)] as const,
    ...town.localities.map((part) => [keyOf(town.name, part.name), factsIn(part)] as const),
  ]),
);

/** What the gazetteer knows of a city, or of a locality in a city under any of the city's names. */
export const cityFacts = (city: string): PlaceFacts => KNOWN.get(keyOf(city)) ?? NOTHING;
export function localityFacts(cityNames: readonly string[], locality: string): PlaceFacts {
  // One by one: the first name is nearly always the one.
  for (const city of cityNames) {
    const facts = KNOWN.get(keyOf(city, locality));
    if (facts !== undefined) return facts;
  }
  return NOTHING;
}

/** All that a place is called beside its name. */
export const otherNames = ({ te, hi, also }: PlaceFacts): readonly string[] =>
  [te, hi, ...also].filter((name) => name !== '');
