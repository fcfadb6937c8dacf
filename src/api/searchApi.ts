import type { SearchAnswer, SearchHit } from '@/contract/extraShapes';
import { NO_FILTERS, type PropertyFilters } from '@/domain/filters';
import type { Build } from './call';
import { isMissingCall } from './errors';
import { askExtra, deviceOf } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, number, object, rows, text, texts } from './readers/coerce';
import { listOf } from './tags';
import type { Reader } from './types';

/** Something that a search leads to: a list under filters, or the page of a project, a builder or a realtor. */
export type Hit = Omit<SearchHit, 'filters' | 'unused'> & {
  readonly filters: Partial<PropertyFilters> | null;
  readonly unused: readonly string[];
};
/** What a search found; see `contract/extraShapes`. */
export type Found = {
  readonly [K in keyof SearchAnswer]: SearchAnswer[K] extends boolean
    ? boolean
    : K extends 'match'
      ? Hit | null
      : readonly Hit[];
};

/** What somebody typed, or where somebody is: "13.65,79.4". */
interface SearchQuestion {
  readonly q?: string;
  readonly near?: string;
}

const KINDS: readonly SearchHit['kind'][] = ['place', 'landmark', 'project', 'builder', 'realtor', 'type'];

function filtersIn(value: unknown): Partial<PropertyFilters> | null {
  if (!isRaw(value)) return null;
  const known = Object.entries(NO_FILTERS).flatMap(([key, none]) => {
    const own = typeof none === 'number' ? number(value[key]) : text(value[key]);
    return own === null ? [] : [[key, own] as const];
  });
  return Object.fromEntries(known);
}

function hitIn(value: unknown): readonly Hit[] {
  if (!isRaw(value)) return [];
  const [kind, label, id] = [KINDS.find((each) => each === value['kind']), text(value['label']), text(value['id'])];
  const filters = filtersIn(value['filters']);
  if (kind === undefined || label === null || (filters === null && id === null)) return [];
  return [
    {
      kind,
      label,
      id,
      filters,
      note: text(value['note']),
      count: number(value['count']),
      unused: texts(value['unused']) ?? [],
    },
  ];
}

const hitsIn = (value: unknown): readonly Hit[] => rows(value ?? null).flatMap(hitIn);

const readFound: Reader<Found> = (body) => {
  const { match, exact, suggestions, didYouMean, nearby } = object(body);
  return {
    result: {
      match: hitIn(match)[0] ?? null,
      exact: exact === true,
      suggestions: hitsIn(suggestions),
      didYouMean: hitsIn(didYouMean),
      nearby: hitsIn(nearby),
    },
  };
};

/** So many searches are remembered. */
const MOST_RECENT = 5;
const keyOf = (owner: string) => `searches:${owner}`;
/** Whose the searches are that are made before anybody logs in. */
export const VISITOR = 'visitor';
const withFirst = (hit: Hit, others: readonly Hit[]): readonly Hit[] => [
  hit,
  ...others.filter(({ label, note }) => label !== hit.label || note !== hit.note).slice(0, MOST_RECENT - 1),
];

type Device = ReturnType<typeof deviceOf>;
async function keptOf(device: Device, owner: string): Promise<readonly Hit[]> {
  const kept = await device.get(keyOf(owner));
  return Array.isArray(kept) ? hitsIn(kept) : [];
}

/** The last searches of somebody, who takes over those that were made before the login. */
async function takenOver(device: Device, owner: string): Promise<readonly Hit[]> {
  const own = await keptOf(device, owner);
  const before = owner === VISITOR ? [] : await keptOf(device, VISITOR);
  if (before.length === 0) return own;
  const all = before.reduceRight((others, hit) => withFirst(hit, others), own);
  await device.set(keyOf(owner), all);
  await device.remove(keyOf(VISITOR));
  return all;
}

interface NotedSearch {
  /** Whose: a user's id, or `VISITOR`. */
  readonly owner: string;
  readonly hit: Hit;
}

const endpoints = (build: Build) => ({
  /** What a typed text may mean (HOME-14); null from a server that has no such call. */
  search: build.query<Found | null, SearchQuestion>({
    queryFn: async ({ q, near }, _api, _options, ask) => {
      const search = { ...(q === undefined ? {} : { q }), ...(near === undefined ? {} : { near }) };
      const { data, error } = await ask(askExtra('search', readFound, { search }));
      if (error === undefined) return { data: data as Found };
      return isMissingCall(error) ? { data: null } : { error };
    },
    providesTags: [listOf('place')],
  }),
  /** The last searches of a user or 'visitor' on this device, the last one first; the server never hears of them. */
  recentSearches: build.query<readonly Hit[], string>({
    queryFn: async (owner, { extra }) => ({ data: await takenOver(deviceOf(extra), owner).catch(() => []) }),
  }),
  noteSearch: build.mutation<null, NotedSearch>({
    queryFn: async ({ owner, hit }, { extra }) => {
      const device = deviceOf(extra);
      try {
        const kept = await keptOf(device, owner);
        await device.set(keyOf(owner), withFirst({ ...hit, count: null, unused: [] }, kept));
      } catch {
        // Storage that is full or forbidden remembers nothing.
      }
      return { data: null };
    },
    onQueryStarted: ({ owner, hit }, { dispatch }) => {
      dispatch(searchApi.util.updateQueryData('recentSearches', owner, (shown) => [...withFirst(hit, shown)]));
    },
  }),
});

/** The search, and what this device remembers of it: a call beyond the 29, which comes with what suggests. */
export const searchApi = marketplaceApi.injectEndpoints({ endpoints });
