import { LATEST_NEWS } from '@/domain/latestNews';
import { paths } from '@/domain/paths';
import { screenLinks } from '@/domain/screens';
import { SITE } from '@/domain/site';
import * as words from '@/words/layout';

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** The footer's links [SHELL-7]; News leads to the latest article. */
export const FOOTER_LINKS: readonly FooterGroup[] = [
  {
    title: words.footer.explore,
    links: [
      { label: words.home, to: paths.home },
      { label: words.properties, to: paths.properties() },
      { label: words.footer.realtors, to: paths.realtors },
      { label: words.footer.builders, to: paths.builders },
    ],
  },
  {
    title: words.footer.services,
    links: [
      {
        label: words.footer.news,
        get to() {
          return paths.news(SITE.news?.[0]?.slug ?? LATEST_NEWS);
        },
      },
      { label: words.footer.loans, to: paths.homeLoans },
      { label: words.footer.others, to: paths.others },
      { label: words.footer.sitemap, to: paths.sitemap },
    ],
  },
  { title: words.footer.company, links: screenLinks('company') },
];
