import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { HOME_COLLECTIONS } from '@/domain/homeChoices';
import { screenLinks } from '@/domain/screens';
import { PROJECT_TYPES } from '@/domain/subtypes';

interface SitemapGroup {
  readonly title: string;
  readonly note?: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Every screen that has an address of its own, grouped; screens of one listing are reached from their lists. */
export const SITEMAP: readonly SitemapGroup[] = [
  {
    title: 'Properties',
    links: [
      ...screenLinks('properties'),
      { label: `Properties in ${SITE.city}`, to: paths.properties({ city: SITE.city }) },
      ...[...HOME_COLLECTIONS, 'Commercial'].map((type) => ({
        label: type,
        to: paths.properties({ selectedSubtype: type }),
      })),
    ],
  },
  {
    title: 'Projects',
    links: [
      ...screenLinks('projects'),
      ...PROJECT_TYPES.map((type) => ({ label: `${type} projects`, to: paths.projects({ selectedSubtype: type }) })),
    ],
  },
  { title: 'People', links: screenLinks('people') },
  {
    title: 'Sell',
    note: 'Log in first. Posting is for agents.',
    links: [...screenLinks('sell'), { label: 'My profile', to: paths.profile }],
  },
  {
    title: 'Guides and calculators',
    links: screenLinks('read'),
  },
  {
    get title() {
      return SITE.name;
    },
    links: screenLinks('company'),
  },
];
