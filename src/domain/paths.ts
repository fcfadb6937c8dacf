import { filtersToSearch } from './filterSearch';
import type { PropertyFilters } from './filters';

const withId = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`;
const withFilters = (path: string, filters: Partial<PropertyFilters>) => {
  const search = filtersToSearch(filters);
  return search === '' ? path : `${path}?${search}`;
};

/** Where on the dashboard a user applies to become an agent (HOME-6). */
export const APPLICATION_ID = 'agent-application';

/** Every address inside the app, made in one place (ROUTE-1 to ROUTE-16). Links to a detail carry `?id=` (ROUTE-5). */
export const paths = {
  home: '/home',
  properties: (filters: Partial<PropertyFilters> = {}) => withFilters('/properties', filters),
  projects: (filters: Partial<PropertyFilters> = {}) => withFilters('/projects', filters),
  property: (id: string) => withId('/properties-listing', id),
  project: (id: string) => withId('/properties-listing-one', id),
  realtors: '/realestateagents',
  realtorsIn: (city: string) => `/realestateagents?city=${encodeURIComponent(city)}`,
  agent: (id: string) => `/agentdetails/${encodeURIComponent(id)}`,
  builders: '/buildersdevelopers',
  builder: (id: string) => withId('/buildersdevelopers', id),
  postProperty: '/postproperty',
  postVariant: { commercial: '/postproperty-apartment', residential: '/postproperty-residential' },
  editProperty: '/edit-property',
  dashboard: '/dashboard',
  profile: '/dashboard?tab=profile',
  agentApplication: `/dashboard#${APPLICATION_ID}`,
  news: (slug: string) => `/news/${slug}`,
  homeLoans: '/home-loans',
  others: '/others',
  sitemap: '/sitemap',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  contact: '/contact',
  compare: (ids: readonly string[] = []) =>
    ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`,
} as const;
