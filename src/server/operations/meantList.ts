import { filtersToSearch, parseFilters } from '@/domain/filters';
import { meantInstead, placesAsked } from '@/domain/meantPlaces';
import { parseSort, withSort } from '@/domain/sorting';
import type { ListKind } from '@/domain/listKind';
import { listProjects } from '../db/queries/projects';
import { listProperties } from '../db/queries/properties';
import type { Db } from '../db/schema';
import { search } from './search';

const LISTS = { property: listProperties, project: listProjects };

/**
 * The address of the list that a text in the place of a list's place stands for, such as "villa in Alipiri"; null where
 * something lies at that place, or the text is not understood to the word [PLIST-17].
 */
export async function meantList(db: Db, kind: ListKind, path: string, params: URLSearchParams): Promise<string | null> {
  const filters = parseFilters(params);
  const { city, locality, q } = placesAsked(filters);
  if (q === '') return null;
  const instead = meantInstead(kind, filters, await search(db, { q }));
  if (instead === null) return null;
  const { rows } = await LISTS[kind](db, { city, locality });
  const chosen = filtersToSearch({ ...filters, ...instead });
  return rows.length > 0 ? null : `${path}?${withSort(chosen, parseSort(params.get('sort')))}`;
}
