import { LATEST_NEWS } from '@/domain/latestNews';
import { paths } from '@/domain/paths';
import { screenLinks } from '@/domain/screens';
import { SITE } from '@/domain/site';

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

/** The footer's links [SHELL-7]; News leads to the latest article. */
export const FOOTER_LINKS: readonly FooterGroup[] = [
  {
    title: 'Explore',
    links: [
      { label: 'Home', to: paths.home },
      { label: 'Properties', to: paths.properties() },
      { label: 'Realtor(Agent)', to: paths.realtors },
      { label: 'Developer/Builder', to: paths.builders },
    ],
  },
  {
    title: 'News and services',
    links: [
      {
        label: 'News',
        get to() {
          return paths.news(SITE.news?.[0]?.slug ?? LATEST_NEWS);
        },
      },
      { label: 'Home Loans', to: paths.homeLoans },
      { label: 'Others', to: paths.others },
      { label: 'Sitemap', to: paths.sitemap },
    ],
  },
  { title: 'Company', links: screenLinks('company') },
];
