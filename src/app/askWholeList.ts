import { marketplaceApi } from '@/api/marketplaceApi';
import { parseFilters, type ListKind } from '@/domain/filters';
import { findScreen } from '@/domain/findScreen';
import { pagesIn } from '@/domain/listPages';
import type { ScreenName } from '@/domain/screens';
import { parseSort } from '@/domain/sorting';
import type { AppStore } from '@/store/createStore';
import { questionIn } from '@/store/lists/useListQuestion';

const KINDS: Readonly<Partial<Record<ScreenName, ListKind>>> = { properties: 'property', projects: 'project' };
const { getProperties, getProjects } = marketplaceApi.endpoints;

/**
 * Asks for all that a list's address says, once its first calls are answered: its order, the filters beside the
 * specified ones, and its further pages. In a browser the list does so itself, as it is read.
 */
export async function askWholeList(pathname: string, search: string, { dispatch, getState }: AppStore): Promise<void> {
  const found = findScreen(pathname, search);
  const kind = found && KINDS[found.name];
  if (!kind) return;
  const { params } = found.at;
  const asked = { kind, filters: parseFilters(params), sort: parseSort(params.get('sort')) };
  const { query } = questionIn(getState(), asked);
  const ask = (direction?: 'forward') => {
    const how = { subscribe: false, ...(direction && { direction }) };
    return kind === 'property'
      ? dispatch(getProperties.initiate(query, how))
      : dispatch(getProjects.initiate(query, how));
  };
  let answer = await ask();
  for (let page = 1; page < pagesIn(params) && answer.hasNextPage; page += 1) answer = await ask('forward');
}
