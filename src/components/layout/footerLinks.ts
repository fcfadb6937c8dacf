import { paths } from '@/domain/paths';
import { screenLinks } from '@/domain/screens';
import * as words from '@/words/layout';

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** News, loans and other services; the phone's menu has them too. */
export const SERVICE_LINKS: FooterGroup['links'] = [
  { label: words.footer.news, to: paths.allNews },
  { label: words.footer.loans, to: paths.homeLoans },
  { label: words.footer.others, to: paths.others },
  { label: words.footer.sitemap, to: paths.sitemap },
];

/** The footer's links [SHELL-7]. */
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
  { title: words.footer.services, links: SERVICE_LINKS },
  { title: words.footer.company, links: screenLinks('company') },
];
