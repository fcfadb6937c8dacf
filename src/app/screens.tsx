import type { ComponentType } from 'react';
import { lendReaders } from '@/api/lateReaders';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { BrowsingReaders } from '@/api/readers/browsing';
import { lazyPart, type LazyPart } from '@/components/ui/lazyPart';
import { comparedIds } from '@/domain/compared';
import HomeRoute from '@/routes/HomeRoute';
import type { AppDispatch } from '@/store/createStore';

export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

export type SkeletonShape = 'list' | 'detail' | 'page';

/** One path of the product: its component, what stands in while it comes, and the calls it makes first. */
export interface ScreenEntry {
  readonly path: string;
  readonly screen: LazyPart | (() => React.ReactNode);
  readonly skeleton: SkeletonShape;
  /** The title until the screen sets its own one. */
  readonly title: string;
  /** Starts the screen's calls; hooks that ask the same later find them under way. */
  readonly load?: (dispatch: AppDispatch, place: Place) => void;
}

const { endpoints } = marketplaceApi;
const once = { subscribe: false } as const;

const loadHome = (dispatch: AppDispatch) => {
  void dispatch(endpoints.getHomeProjects.initiate(undefined, once));
  void dispatch(endpoints.getHomeBuilders.initiate(undefined, once));
  void dispatch(endpoints.getHomeAgents.initiate(undefined, once));
};
/** What the file of a list or a detail holds besides its screen: these screens add no other file to Home's. */
interface ScreenFile {
  readonly default: ComponentType;
  readonly readers: BrowsingReaders;
}
const lending = (load: () => Promise<ScreenFile>) =>
  lazyPart(() => {
    const file = load();
    lendReaders(file);
    return file;
  });
type Ask = (dispatch: AppDispatch, search: URLSearchParams) => void;
// What reads filters stands in the list's own file; should that fail, the list says so itself.
const askOf =
  (load: () => Promise<{ readonly ask: Ask }>) =>
  (dispatch: AppDispatch, { search }: Place) =>
    void load().then(
      ({ ask }) => ask(dispatch, search),
      () => undefined,
    );
const withId = (ask: (id: string) => void) => (place: Place) => {
  const id = place.search.get('id');
  if (id) ask(id);
};

const propertiesFile = () => import(/* webpackChunkName: "properties" */ './screenFiles/properties');
const projectsFile = () => import(/* webpackChunkName: "projects" */ './screenFiles/projects');
const propertyFile = () => import(/* webpackChunkName: "properties-listing" */ './screenFiles/property');
const projectFile = () => import(/* webpackChunkName: "properties-listing-one" */ './screenFiles/project');
const agentFile = () => import(/* webpackChunkName: "agentdetails" */ './screenFiles/agent');
const properties = lending(propertiesFile);
const property = lending(propertyFile);
const projects = lending(projectsFile);
const project = lending(projectFile);
const realtors = lazyPart(() => import(/* webpackChunkName: "realestateagents" */ '@/routes/RealtorsRoute'));
const agent = lending(agentFile);
const builders = lazyPart(() => import(/* webpackChunkName: "buildersdevelopers" */ '@/routes/BuildersRoute'));
const dashboard = lazyPart(() => import(/* webpackChunkName: "dashboard" */ '@/routes/DashboardRoute'));
const postProperty = lazyPart(() => import(/* webpackChunkName: "postproperty" */ '@/routes/PostPropertyRoute'));
const editProperty = lazyPart(() => import(/* webpackChunkName: "edit-property" */ '@/routes/EditPropertyRoute'));
const postVariant = lazyPart(() => import(/* webpackChunkName: "postproperty-variant" */ '@/routes/PostVariantRoute'));
const news = lazyPart(() => import(/* webpackChunkName: "news" */ '@/routes/NewsRoute'));
const homeLoans = lazyPart(() => import(/* webpackChunkName: "home-loans" */ '@/routes/HomeLoansRoute'));
const others = lazyPart(() => import(/* webpackChunkName: "others" */ '@/routes/OthersRoute'));
const sitemap = lazyPart(() => import(/* webpackChunkName: "sitemap" */ '@/routes/SitemapRoute'));
const legal = lazyPart(() => import(/* webpackChunkName: "legal" */ '@/routes/LegalRoute'));
const compare = lazyPart(() => import(/* webpackChunkName: "compare" */ '@/routes/CompareRoute'));
const contact = lazyPart(() => import(/* webpackChunkName: "contact" */ '@/routes/ContactRoute'));
const scrollToTop = lazyPart(() => import(/* webpackChunkName: "scroll-to-top" */ '@/routes/ScrollToTopRoute'));
const notFound = lazyPart(() => import(/* webpackChunkName: "not-found" */ '@/routes/NotFoundRoute'));

const home = { screen: HomeRoute, skeleton: 'page', title: 'Homes in Tirupati', load: loadHome } as const;

/** A parameter as it was meant; one with a broken escape as it stands, as the router's own hooks read it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The route table: every path of the product, the most specific first within a word. */
export const SCREENS: readonly ScreenEntry[] = [
  { path: '/', ...home },
  { path: '/home', ...home },
  {
    path: '/properties',
    screen: properties,
    skeleton: 'list',
    title: 'Properties',
    load: askOf(propertiesFile),
  },
  {
    path: '/projects',
    screen: projects,
    skeleton: 'list',
    title: 'Projects',
    load: askOf(projectsFile),
  },
  {
    path: '/properties-listing',
    screen: property,
    skeleton: 'detail',
    title: 'Property',
    load: (dispatch, place) => {
      withId((id) => void dispatch(endpoints.getProperty.initiate(id, once)))(place);
    },
  },
  {
    path: '/properties-listing-one',
    screen: project,
    skeleton: 'detail',
    title: 'Project',
    load: (dispatch, place) => {
      withId((id) => void dispatch(endpoints.getProject.initiate(id, once)))(place);
    },
  },
  {
    path: '/realestateagents',
    screen: realtors,
    skeleton: 'list',
    title: 'Realtors',
    load: (dispatch) => void dispatch(endpoints.getAgents.initiate(undefined, once)),
  },
  {
    path: '/buildersdevelopers',
    screen: builders,
    skeleton: 'list',
    title: 'Builders and developers',
    load: (dispatch) => void dispatch(endpoints.getBuilders.initiate(undefined, once)),
  },
  {
    path: '/agentdetails/:id',
    screen: agent,
    skeleton: 'detail',
    title: 'Agent',
    load: (dispatch, { params }) => {
      const id = decoded(params['id'] ?? '').trim();
      if (id) void dispatch(endpoints.getAgent.initiate(id, once));
    },
  },
  { path: '/agentdetails', screen: agent, skeleton: 'detail', title: 'Agent' },
  { path: '/dashboard', screen: dashboard, skeleton: 'page', title: 'Dashboard' },
  { path: '/postproperty', screen: postProperty, skeleton: 'page', title: 'Post a property' },
  { path: '/postproperty-apartment', screen: postVariant, skeleton: 'page', title: 'Post a property' },
  { path: '/postproperty-residential', screen: postVariant, skeleton: 'page', title: 'Post a property' },
  { path: '/edit-property', screen: editProperty, skeleton: 'page', title: 'Edit property' },
  { path: '/news/:slug', screen: news, skeleton: 'page', title: 'News' },
  { path: '/home-loans', screen: homeLoans, skeleton: 'page', title: 'Home loans' },
  { path: '/others', screen: others, skeleton: 'page', title: 'Other services' },
  { path: '/sitemap', screen: sitemap, skeleton: 'page', title: 'Sitemap' },
  { path: '/terms', screen: legal, skeleton: 'page', title: 'Terms' },
  { path: '/privacy', screen: legal, skeleton: 'page', title: 'Privacy' },
  { path: '/cookies', screen: legal, skeleton: 'page', title: 'Cookies' },
  { path: '/contact', screen: contact, skeleton: 'page', title: 'Contact' },
  {
    path: '/compare',
    screen: compare,
    skeleton: 'page',
    title: 'Compare properties',
    load: (dispatch, { search }) => {
      for (const id of comparedIds(search)) void dispatch(endpoints.getProperty.initiate(id, once));
    },
  },
  { path: '/scroll-to-top', screen: scrollToTop, skeleton: 'page', title: 'Top' },
  { path: '*', screen: notFound, skeleton: 'page', title: 'Page not found' },
];
