import { marketplaceApi } from '@/api/marketplaceApi';
import { silentQueries } from '@/api/silentQueries';
import { parseFilters } from '@/domain/filters';
import { findScreen, type FoundScreen } from '@/domain/findScreen';
import { LATEST } from '@/domain/firstCalls';
import { pagesIn } from '@/domain/listPages';
import type { ScreenName } from '@/domain/screens';
import { parseSort } from '@/domain/sorting';
import type { ListKind } from '@/domain/listKind';
import type { AppStore } from '@/store/createStore';
import { questionIn } from '@/store/lists/useListQuestion';

const KINDS: Readonly<Partial<Record<ScreenName, ListKind>>> = { properties: 'property', projects: 'project' };
const { getProperties, getProjects, getProperty } = marketplaceApi.endpoints;

/** A list's order, the filters beside the specified ones, and its further pages. */
async function askWholeList(kind: ListKind, { params }: FoundScreen['at'], { dispatch, getState }: AppStore) {
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

/** What is shown instead of a listing that is gone. */
async function askOthers({ id }: FoundScreen['at'], { dispatch, getState }: AppStore) {
  const { data } = getProperty.select(id)(getState());
  if (data?.ids.length === 0)
    await dispatch(silentQueries.endpoints.peekProperties.initiate(LATEST, { subscribe: false }));
}

/**
 * Asks for what a screen needs besides its first calls, once they are answered. In a browser the screen does so itself,
 * as it is read.
 */
export async function askTheRest(pathname: string, search: string, store: AppStore): Promise<void> {
  const found = findScreen(pathname, search);
  if (found === null) return;
  const kind = KINDS[found.name];
  if (kind) await askWholeList(kind, found.at, store);
  if (found.name === 'property') await askOthers(found.at, store);
}
