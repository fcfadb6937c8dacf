/** The first path segments of every screen the product has; any other address is a page not found [ROUTE-16]. */
export const SCREENS: readonly string[] = [
  '',
  'home',
  'properties',
  'projects',
  'properties-listing',
  'properties-listing-one',
  'realestateagents',
  'buildersdevelopers',
  'agentdetails',
  'postproperty',
  'postproperty-apartment',
  'postproperty-residential',
  'edit-property',
  'dashboard',
  'scroll-to-top',
  'news',
  'home-loans',
  'others',
  'sitemap',
  'terms',
  'privacy',
  'cookies',
  'contact',
  'compare',
];

/** Screens that say the same to everybody; each has one address. */
export const SAME_FOR_ALL = ['home-loans', 'others', 'sitemap', 'terms', 'privacy', 'cookies', 'contact'] as const;

/** Screens whose address carries one more segment, such as `/agentdetails/{id}` and `/news/{slug}`. */
const WITH_SEGMENT: readonly string[] = ['agentdetails', 'news'];

/** Whether a page's path leads to a screen; a slash at its end makes no difference. */
export function isScreen(path: string): boolean {
  const [screen = '', ...rest] = path.split('/').filter(Boolean);
  return SCREENS.includes(screen) && rest.length <= (WITH_SEGMENT.includes(screen) ? 1 : 0);
}
