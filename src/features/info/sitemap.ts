import { paths } from '@/domain/paths';
import { label } from '@/domain/label';
import { HOME_COLLECTIONS } from '@/domain/homeChoices';
import { screenLinks } from '@/domain/screens';
import { SITE } from '@/domain/site';
import { PROJECT_TYPES } from '@/domain/subtypes';
import * as words from '@/words/info';

interface SitemapGroup {
  readonly title: string;
  readonly note?: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** Every screen that has an address of its own, grouped; screens of one listing are reached from their lists. */
export const SITEMAP: readonly SitemapGroup[] = [
  {
    title: words.sitemap.properties,
    links: [
      ...screenLinks('properties'),
      ...[...HOME_COLLECTIONS, 'Commercial'].map((type) => ({
        label: label(type),
        to: paths.properties({ selectedSubtype: type }),
      })),
    ],
  },
  {
    title: words.sitemap.projects,
    links: [
      ...screenLinks('projects'),
      ...PROJECT_TYPES.map((type) => ({
        label: words.projectsOf({ type: label(type) }),
        to: paths.projects({ selectedSubtype: type }),
      })),
    ],
  },
  { title: words.sitemap.people, links: screenLinks('people') },
  {
    title: words.sitemap.sell,
    note: words.sitemap.sellNote,
    links: [...screenLinks('sell'), { label: words.sitemap.profile, to: paths.profile }],
  },
  {
    title: words.sitemap.guides,
    links: screenLinks('read'),
  },
  {
    get title() {
      return SITE.name;
    },
    links: screenLinks('company'),
  },
];
