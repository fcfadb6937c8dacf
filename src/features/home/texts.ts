import { SITE } from '@/domain/site';

/** The texts of Home's first views; section names are the specification's. */
export const TEXTS = {
  documentTitle: `Homes, plots and offices in ${SITE.city}`,
  heading: 'Find your home under the seven hills',
  intro: `Flats, houses, plots and offices in ${SITE.city} and around, from the agents and builders themselves.`,
  searchName: 'Properties',
  searchLabel: 'City or locality',
  search: 'Search',
  quickFilters: 'Kinds of property',
  spotlight: { title: 'In Spotlight', intro: 'New projects that buyers look at first' },
  trending: { title: 'Trending Projects', intro: 'Registered with RERA' },
  /** What a visitor who logs in to post wanted. */
  postIntent: 'Post a property',
} as const;
