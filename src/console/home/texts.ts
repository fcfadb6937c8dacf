import type { HomeSectionName } from '@/contract/console';

/** Home's sections in their order, as Home calls them. */
export const SECTION_TITLES: Readonly<Record<HomeSectionName, string>> = {
  spotlight: 'In Spotlight',
  reraApproved: 'Trending Projects',
  topProjects: 'Top projects',
  builders: 'Top Builders/Developers',
  agents: 'Recommended Realtors',
};
