import { paths } from '@/domain/paths';
import * as words from '@/words/layout';

interface NavLink {
  readonly label: string;
  readonly to: string;
  /** Paths that belong under this link: its own, and those of the screens below it. */
  readonly own: readonly string[];
  readonly below: readonly string[];
}

/** The header's links [SHELL-1]. */
export const NAV_LINKS: readonly NavLink[] = [
  { label: words.home, to: paths.home, own: [paths.home, '/'], below: [] },
  { label: words.projects, to: paths.projects(), own: ['/projects'], below: ['/properties-listing-one'] },
  { label: words.properties, to: paths.properties(), own: ['/properties'], below: ['/properties-listing'] },
  { label: words.realtors, to: paths.realtors, own: [paths.realtors], below: ['/agentdetails'] },
  { label: words.builders, to: paths.builders, own: [paths.builders], below: [] },
];

const barePath = (pathname: string) => pathname.replace(/(?<=^\/|[^/])\/+$/, '');

/** Whether this is the path of Home, which has two. */
export const isHome = (pathname: string): boolean => ['/', paths.home].includes(barePath(pathname));

/** What `aria-current` says for a link on the screen with this path: "page" for its own, "true" for one below it. */
export function currentMark({ own, below }: NavLink, pathname: string): 'page' | 'true' | undefined {
  const path = barePath(pathname);
  if (own.includes(path)) return 'page';
  return below.some((each) => path === each || path.startsWith(`${each}/`)) ? 'true' : undefined;
}
