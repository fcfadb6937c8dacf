import { canonicalFilters, parseFilters, type PropertyFilters } from '@/domain/filters';
import { label } from '@/domain/label';
import { listTitle } from '@/domain/listSentence';
import { realtorsTitle } from '@/domain/listTitles';
import { paths } from '@/domain/paths';
import { readRealtorsCity, writeRealtorsCity } from '@/domain/realtorsCity';
import type { Screen } from '@/domain/screens';
import { joinedValues, valuesOf } from '@/domain/severalValues';
import { SITE } from '@/domain/site';
import { equalsIgnoreCase } from '@/domain/text';
import type { ListKind } from '@/domain/listKind';
import { placeNamed } from '../../db/queries/places';
import type { Db } from '../../db/schema';
import type { Preview } from './preview';
import { clip } from './texts';
import * as words from '@/words/preview';

const website = (title: string, description: string, path: string): Preview => ({
  title,
  description: clip(description),
  path,
  type: 'website',
  picture: null,
});

const knownPlace = async (db: Db, table: 'cities' | 'localities', name: string): Promise<string> =>
  name === '' ? '' : ((await placeNamed(db, table, name)) ?? '');

/**
 * The filters of a list's address in their one spelling, and null when one of them has a value that nothing here has:
 * what anybody can write into an address is not said in the site's name.
 */
async function knownFilters(db: Db, f: PropertyFilters, kind: ListKind): Promise<PropertyFilters | null> {
  const known = canonicalFilters(f, kind);
  const [city, ...localities] = await Promise.all([
    knownPlace(db, 'cities', f.city),
    ...valuesOf(known?.locality ?? '').map((name) => knownPlace(db, 'localities', name)),
  ]);
  const unknown = (f.city !== '' && city === '') || localities.includes('');
  return unknown || known === null ? null : { ...known, city, locality: joinedValues(localities) };
}

/** A list of listings or of projects, with its filters; null when a filter names what is not known here. */
export async function listPreview(db: Db, kind: ListKind, params: URLSearchParams): Promise<Preview | null> {
  const filters = await knownFilters(db, parseFilters(params), kind);
  if (filters === null) return null;
  const list = listTitle(filters, kind);
  const everywhere = filters.city === '' && filters.locality === '' ? 'yes' : 'other';
  const said = { list, everywhere, city: label(SITE.city) } as const;
  return kind === 'property'
    ? website(list, words.properties(said), paths.properties(filters))
    : website(list, words.projects(said), paths.projects(filters));
}

/** The realtors: of the asked city, of the marketplace's own without one, or of every city [AGENT-1]. */
export async function realtorsPreview(db: Db, params: URLSearchParams): Promise<Preview | null> {
  const asked = readRealtorsCity(params.get('city'));
  // The own city needs no listing in it to have a page.
  const city = equalsIgnoreCase(asked, SITE.city) ? SITE.city : await knownPlace(db, 'cities', asked);
  if (asked !== '' && city === '') return null;
  const title = realtorsTitle(city);
  const said = writeRealtorsCity(city);
  const path = said === '' ? paths.realtors : paths.realtorsIn(said);
  return website(title, words.realtors({ title }), path);
}

export const buildersPreview = ({ title, path }: Screen): Preview =>
  website(title, words.builders({ title, city: label(SITE.city) }), path);
