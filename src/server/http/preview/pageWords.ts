import type { FoundScreen } from '@/domain/findScreen';
import type { Language } from '@/domain/languages';
import { SCREENS } from '@/domain/screens';
import { showSite, type Site } from '@/domain/site';
import type { Db } from '../../db/schema';
import { addressTags, NOINDEX, previewTags } from './head';
import { pageFacts } from './pageFacts';
import { withTitle } from './template';
import * as screenWords from '@/words/screens';

interface PageOf {
  /** Null: the address leads nowhere. */
  readonly found: FoundScreen | null;
  /** Null: nothing is said that needs an absolute address. */
  readonly origin: string | null;
  /** What the built page says of itself. */
  readonly defaults: string;
  /** What is set of the marketplace. */
  readonly site: Partial<Site>;
  /** The languages that pages are built in. */
  readonly languages: readonly Language[];
}

export interface PageWords {
  readonly status: number;
  readonly words: string;
  /** The path that 302 leads to, without its language. */
  readonly location?: string | undefined;
}

/**
 * The status of a page, and what its head says in the language of this build: the server's own is English, and the build
 * leaves one more for each other language. Rejects when the database does not answer.
 */
export async function pageWords(db: Db, { found, origin, defaults, site, languages }: PageOf): Promise<PageWords> {
  // Each build has a marketplace of its own, as it is set now.
  showSite(site);
  const nothing = withTitle(defaults, screenWords.notFound) + NOINDEX;
  if (found === null) return { status: 404, words: nothing };
  // What the server found says the server's own words.
  const screen = SCREENS[found.name];
  const facts = await pageFacts(db, { ...found, screen });
  if (facts === 'home') {
    return { status: 200, words: defaults + (origin === null ? '' : addressTags(origin, '/', languages)) };
  }
  const { status, preview, location } = facts;
  if (location !== undefined) return { status, words: nothing, location };
  if (preview !== null) return { status, words: previewTags(preview, origin, languages) };
  return { status, words: status === 200 ? withTitle(defaults, screen.title) + NOINDEX : nothing };
}
