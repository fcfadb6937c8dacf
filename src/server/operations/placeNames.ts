import type { Language } from '@/domain/languages';
import type { Site } from '@/domain/site';
import { langOf } from '@/domain/text';
import { placeRows } from '../db/queries/placeRows';
import type { Db } from '../db/schema';

/** What the places that are offered are called in a language: the first other name that is written in its letters. */
export async function placeNames(db: Db, language: Language): Promise<Site['places']> {
  if (language === 'en') return {};
  const cities = await placeRows(db, 'offered');
  const places = [...cities, ...cities.flatMap(({ localities }) => localities)];
  return Object.fromEntries(
    places.flatMap(({ name, also }) => {
      const own = also.find((other) => langOf(other) === language);
      return own === undefined ? [] : [[name, own] as const];
    }),
  );
}
