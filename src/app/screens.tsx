import { lazyComponent, type LazyComponent } from '@/components/ui/lazyComponent';
import type { ScreenName } from '@/domain/screens';

const postVariant = lazyComponent(
  () => import(/* webpackChunkName: "postproperty-variant" */ '@/routes/PostVariantRoute'),
);
const legal = lazyComponent(() => import(/* webpackChunkName: "legal" */ '@/routes/LegalRoute'));

/**
 * The component of each screen (domain/screens.ts). By a chunk named after the screen's path the server and the service
 * worker know its code.
 */
export const COMPONENTS: Readonly<Record<ScreenName | 'notFound', LazyComponent>> = {
  home: lazyComponent(() => import(/* webpackChunkName: "home" */ '@/routes/HomeRoute')),
  properties: lazyComponent(() => import(/* webpackChunkName: "properties" */ '@/routes/PropertiesRoute')),
  property: lazyComponent(() => import(/* webpackChunkName: "properties-listing" */ '@/routes/PropertyRoute')),
  projects: lazyComponent(() => import(/* webpackChunkName: "projects" */ '@/routes/ProjectsRoute')),
  project: lazyComponent(() => import(/* webpackChunkName: "properties-listing-one" */ '@/routes/ProjectRoute')),
  realtors: lazyComponent(() => import(/* webpackChunkName: "realestateagents" */ '@/routes/RealtorsRoute')),
  agent: lazyComponent(() => import(/* webpackChunkName: "agentdetails" */ '@/routes/AgentRoute')),
  builders: lazyComponent(() => import(/* webpackChunkName: "buildersdevelopers" */ '@/routes/BuildersRoute')),
  compare: lazyComponent(() => import(/* webpackChunkName: "compare" */ '@/routes/CompareRoute')),
  postProperty: lazyComponent(() => import(/* webpackChunkName: "postproperty" */ '@/routes/PostPropertyRoute')),
  postCommercial: postVariant,
  postResidential: postVariant,
  editProperty: lazyComponent(() => import(/* webpackChunkName: "edit-property" */ '@/routes/EditPropertyRoute')),
  dashboard: lazyComponent(() => import(/* webpackChunkName: "dashboard" */ '@/routes/DashboardRoute')),
  news: lazyComponent(() => import(/* webpackChunkName: "news" */ '@/routes/NewsRoute')),
  homeLoans: lazyComponent(() => import(/* webpackChunkName: "home-loans" */ '@/routes/HomeLoansRoute')),
  others: lazyComponent(() => import(/* webpackChunkName: "others" */ '@/routes/OthersRoute')),
  sitemap: lazyComponent(() => import(/* webpackChunkName: "sitemap" */ '@/routes/SitemapRoute')),
  terms: legal,
  privacy: legal,
  cookies: legal,
  contact: lazyComponent(() => import(/* webpackChunkName: "contact" */ '@/routes/ContactRoute')),
  scrollToTop: lazyComponent(() => import(/* webpackChunkName: "scroll-to-top" */ '@/routes/ScrollToTopRoute')),
  notFound: lazyComponent(() => import(/* webpackChunkName: "not-found" */ '@/routes/NotFoundRoute')),
};
