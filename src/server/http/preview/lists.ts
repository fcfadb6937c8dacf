import { canonicalFilters, parseFilters, type ListKind, type PropertyFilters } from '@/domain/filters';
import { listTitle } from '@/domain/listSentence';
import { realtorsTitle } from '@/domain/listTitles';
import { paths } from '@/domain/paths';
import { readRealtorsCity, writeRealtorsCity } from '@/domain/realtorsCity';
import type { Screen } from '@/domain/screens';
import { joinedValues, valuesOf } from '@/domain/severalValues';
import { SITE } from '@/domain/site';
import { equalsIgnoreCase } from '@/domain/text';
import { placeNamed } from '../../db/queries/places';
import type { Db } from '../../db/schema';
import type { Preview } from './preview';
import { clip } from './texts';

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

const MORE = {
  property: 'with prices, areas and photos, directly from agents and owners.',
  project: 'with prices, floor plans and possession dates, directly from builders.',
} as const;

/** A list of listings or of projects, with its filters; null when a filter names what is not known here. */
export async function listPreview(db: Db, kind: ListKind, params: URLSearchParams): Promise<Preview | null> {
  const filters = await knownFilters(db, parseFilters(params), kind);
  if (filters === null) return null;
  const title = listTitle(filters, kind);
  const where = filters.city === '' && filters.locality === '' ? ` in and around ${SITE.city}` : '';
  const path = kind === 'property' ? paths.properties(filters) : paths.projects(filters);
  return website(title, `${title}${where} – ${MORE[kind]}`, path);
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
  return website(title, `${title}: their experience, languages, areas and current listings.`, path);
}

export const buildersPreview = ({ title, path }: Screen): Preview =>
  website(title, `${title} in and around ${SITE.city}: their history and all their projects.`, path);
