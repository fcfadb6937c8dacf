import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';

/** Screens that only say something, and an address that is none: for walks over all screens. */
export const INFO_PATHS: readonly string[] = [
  paths.allNews,
  paths.news(NEWS_HEADLINES[0].slug),
  paths.others,
  paths.sitemap,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.contact,
  '/no-such-page',
];
