import { comparedIds } from './compared';
import { canonicalFilters, parseFilters, withFilters } from './filters';
import { BY_LOCALITY, LATEST, listCalls, newsPage, recordCall, type FirstCall } from './firstCalls';
import { readRealtorsCity, writeRealtorsCity } from './realtorsCity';
import { SITE } from './site';
import { encodeText } from './text';
import type { ListKind } from './listKind';
import * as words from '@/words/screens';

/** What of an address says what its screen shows. */
export interface Address {
  readonly params: URLSearchParams;
  /** `?id=`, '' without one. */
  readonly id: string;
  /** What stands behind the screen's path, decoded; '' for nothing. */
  readonly segment: string;
}

/** What stands in while a screen comes. */
export type SkeletonShape = 'list' | 'detail' | 'page';

/** What its links are listed under. */
type ScreenGroup = 'properties' | 'projects' | 'people' | 'sell' | 'read' | 'company';

/** All that is known of a screen but its component. */
export interface Screen {
  readonly path: string;
  /** The title until the screen sets its own one. */
  readonly title: string;
  /** What search engines say of a screen that shows the same to everybody. */
  readonly description?: string;
  /** `page` unless it says otherwise. */
  readonly skeleton?: SkeletonShape;
  /** Whether one more segment may follow the path, such as in `/news/{slug}`. */
  readonly segment?: true;
  /** The calls that it makes first: the page's HTML names them, and the app starts them beside the screen's code. */
  readonly firstCalls?: (at: Address) => readonly FirstCall[];
  /**
   * The one address under which a page of it should be known, with the record or filters that it shows and nothing else;
   * null for none. Whether the record exists is not asked. A screen without this is not to be found by search; one that
   * has an address of its own without any id stands in the sitemap.
   */
  readonly canonical?: (at: Address, path: string) => string | null;
  /** Whether a page that search should not find arrives finished all the same: its address says all that it shows. */
  readonly finished?: (at: Address) => boolean;
  /** Shows what is one person's own: closed to search engines, and its pictures are never kept. */
  readonly own?: true;
  /** Its code is kept for reading without a line, in the order of this table. Home is kept always. */
  readonly keptOffline?: true;
  /** Homes or projects stand here: what was chosen to compare stays at hand [HOME-11]. */
  readonly hasHomes?: true;
  /** The site map lists it here; under `label`, else under its title. */
  readonly group?: ScreenGroup;
  readonly label?: string;
}

/** An address with the id of a record (ROUTE-5). */
export const withId = (path: string, id: string): string => `${path}?id=${encodeText(id)}`;

const itself = (_at: Address, path: string): string => path;
const byId = ({ id }: Address, path: string): string | null => (id === '' ? null : withId(path, id));
const bySegment = ({ segment }: Address, path: string): string | null =>
  segment === '' ? null : `${path}/${encodeText(segment)}`;
const byNewsPage = ({ params }: Address, path: string): string =>
  newsPage(params) > 1 ? `${path}?page=${newsPage(params)}` : path;
const byFilters =
  (kind: ListKind) =>
  ({ params }: Address, path: string): string | null => {
    const filters = canonicalFilters(parseFilters(params), kind);
    return filters && withFilters(path, filters);
  };
function byCity({ params }: Address, path: string): string {
  const city = writeRealtorsCity(readRealtorsCity(params.get('city')));
  return city === '' ? path : `${path}?city=${encodeText(city)}`;
}

const manifest = <Name extends string>(screens: Readonly<Record<Name, Screen>>) => screens;

/** Every screen of the product; any other address is a page not found [ROUTE-16]. */
export const SCREENS = manifest({
  home: {
    path: '/home',
    title: words.titles.home,
    hasHomes: true,
    firstCalls: () => [
      { endpoint: 'peekProperties', search: LATEST },
      { endpoint: 'getHomeProjects' },
      { endpoint: 'getHomeBuilders' },
      { endpoint: 'getHomeAgents' },
    ],
    canonical: () => '/',
    group: 'properties',
    label: words.labels.home,
  },
  properties: {
    path: '/properties',
    title: words.titles.properties,
    hasHomes: true,
    skeleton: 'list',
    firstCalls: ({ params }) => listCalls('property', params),
    canonical: byFilters('property'),
    keptOffline: true,
    group: 'properties',
    label: words.labels.properties,
  },
  property: {
    path: '/properties-listing',
    title: words.titles.property,
    hasHomes: true,
    skeleton: 'detail',
    firstCalls: ({ id }) => recordCall('getProperty', id),
    canonical: byId,
    keptOffline: true,
  },
  projects: {
    path: '/projects',
    title: words.titles.projects,
    hasHomes: true,
    skeleton: 'list',
    firstCalls: ({ params }) => listCalls('project', params),
    canonical: byFilters('project'),
    keptOffline: true,
    group: 'projects',
    label: words.labels.projects,
  },
  project: {
    path: '/properties-listing-one',
    title: words.titles.project,
    hasHomes: true,
    skeleton: 'detail',
    firstCalls: ({ id }) => recordCall('getProject', id),
    canonical: byId,
    keptOffline: true,
  },
  realtors: {
    path: '/realestateagents',
    title: words.titles.realtors,
    skeleton: 'list',
    firstCalls: () => [{ endpoint: 'getAgents' }, { endpoint: 'getCities' }],
    canonical: byCity,
    keptOffline: true,
    group: 'people',
  },
  agent: {
    path: '/agentdetails',
    title: words.titles.agent,
    hasHomes: true,
    skeleton: 'detail',
    segment: true,
    firstCalls: ({ segment }) => recordCall('getAgent', segment),
    canonical: bySegment,
    keptOffline: true,
  },
  builders: {
    path: '/buildersdevelopers',
    title: words.titles.builders,
    skeleton: 'list',
    firstCalls: () => [{ endpoint: 'getBuilders' }],
    canonical: (at, path) => byId(at, path) ?? path,
    keptOffline: true,
    group: 'people',
  },
  compare: {
    path: '/compare',
    title: words.titles.compare,
    firstCalls: ({ params }) => comparedIds(params).flatMap((id) => recordCall('peekProperty', id)),
    finished: ({ params }) => comparedIds(params).length > 0,
    keptOffline: true,
    group: 'properties',
  },
  postProperty: { path: '/postproperty', title: words.titles.post, own: true, group: 'sell', label: words.labels.post },
  postCommercial: {
    path: '/postproperty-apartment',
    title: words.titles.post,
    own: true,
    group: 'sell',
    label: words.labels.postCommercial,
  },
  postResidential: {
    path: '/postproperty-residential',
    title: words.titles.post,
    own: true,
    group: 'sell',
    label: words.labels.postResidential,
  },
  editProperty: { path: '/edit-property', title: words.titles.edit, own: true },
  dashboard: { path: '/dashboard', title: words.titles.dashboard, own: true, hasHomes: true, group: 'sell' },
  news: {
    path: '/news',
    title: words.titles.news,
    segment: true,
    description: words.descriptions.news,
    firstCalls({ params, segment }) {
      if (SITE.news === null) return [];
      return segment === ''
        ? [{ endpoint: 'getNews', search: `page=${newsPage(params)}` }]
        : recordCall('getArticle', segment);
    },
    canonical: (at, path) => bySegment(at, path) ?? byNewsPage(at, path),
    group: 'read',
  },
  homeLoans: {
    path: '/home-loans',
    title: words.titles.homeLoans,
    description: words.descriptions.homeLoans,
    canonical: itself,
    group: 'read',
  },
  others: {
    path: '/others',
    title: words.titles.others,
    description: words.descriptions.others,
    canonical: itself,
    group: 'read',
  },
  sitemap: {
    path: '/sitemap',
    title: words.titles.sitemap,
    get description() {
      return words.descriptions.sitemap({ site: SITE.name });
    },
    firstCalls: () => [{ endpoint: 'getCities' }, { endpoint: 'peekCounts', search: BY_LOCALITY }],
    canonical: itself,
  },
  terms: {
    path: '/terms',
    title: words.titles.terms,
    get description() {
      return words.descriptions.terms({ site: SITE.name });
    },
    canonical: itself,
    group: 'company',
  },
  privacy: {
    path: '/privacy',
    title: words.titles.privacy,
    description: words.descriptions.privacy,
    canonical: itself,
    group: 'company',
  },
  cookies: {
    path: '/cookies',
    title: words.titles.cookies,
    get description() {
      return words.descriptions.cookies({ site: SITE.name });
    },
    canonical: itself,
    group: 'company',
  },
  contact: {
    path: '/contact',
    title: words.titles.contact,
    description: words.descriptions.contact,
    canonical: itself,
    keptOffline: true,
    group: 'company',
  },
  scrollToTop: { path: '/scroll-to-top', title: words.titles.scrollToTop },
});

export type ScreenName = keyof typeof SCREENS;

export const SCREEN_NAMES = Object.keys(SCREENS) as readonly ScreenName[];

/** The links of a group, for lists of links such as the site map's. */
export const screenLinks = (group: ScreenGroup): readonly { readonly label: string; readonly to: string }[] =>
  Object.values<Screen>(SCREENS)
    .filter((screen) => screen.group === group)
    .map(({ label, title, path }) => ({ label: label ?? title, to: path }));
