import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { HOME_COLLECTIONS } from '@/domain/homeChoices';
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
      { label: 'Home', to: paths.home },
      { label: 'All properties', to: paths.properties() },
      { label: 'Compare properties', to: paths.compare() },
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
      { label: 'All projects', to: paths.projects() },
      ...PROJECT_TYPES.map((type) => ({ label: `${type} projects`, to: paths.projects({ selectedSubtype: type }) })),
    ],
  },
  {
    title: 'People',
    links: [
      { label: 'Realtors', to: paths.realtors },
      { label: 'Builders and developers', to: paths.builders },
    ],
  },
  {
    title: 'Sell',
    note: 'After login; posting is for agents.',
    links: [
      { label: 'Post property', to: paths.postProperty },
      { label: 'Post an apartment or commercial space', to: paths.postVariant.commercial },
      { label: 'Post a residential property', to: paths.postVariant.residential },
      { label: 'Dashboard', to: paths.dashboard },
      { label: 'My profile', to: paths.profile },
    ],
  },
  {
    title: 'Read and reckon',
    links: [
      { label: 'Home loans', to: paths.homeLoans },
      { label: 'Other services', to: paths.others },
      ...NEWS_HEADLINES.map(({ slug, title }) => ({ label: title, to: paths.news(slug) })),
    ],
  },
  {
    title: SITE.name,
    links: [
      { label: 'Contact', to: paths.contact },
      { label: 'Terms', to: paths.terms },
      { label: 'Privacy', to: paths.privacy },
      { label: 'Cookies', to: paths.cookies },
    ],
  },
];
