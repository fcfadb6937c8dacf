import { NEWS_HEADLINES } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { SAME_FOR_ALL } from '@/domain/screens';
import { SITE } from '@/domain/site';
import type { Preview } from './preview';
import { schemaDocument, thing } from './schemaOrg';

interface Words {
  readonly title: string;
  readonly description: string;
}

const WORDS: Readonly<Record<(typeof SAME_FOR_ALL)[number], Words>> = {
  'home-loans': {
    title: 'Home loans',
    description: 'What a home loan costs a month, and what it costs in all. The address keeps your figures.',
  },
  others: {
    title: 'Other services',
    description: 'What else a home needs. People arrange these; ask by chat, e-mail or phone.',
  },
  sitemap: { title: 'Sitemap', description: 'Everything there is, on one page.' },
  terms: { title: 'Terms', description: `What you may expect of ${SITE.name}, and what ${SITE.name} expects of you.` },
  privacy: { title: 'Privacy', description: 'What is kept about you, why, and who sees it.' },
  cookies: {
    title: 'Cookies',
    description: `${SITE.name} sets no tracking cookies. This is all that it keeps in your browser.`,
  },
  contact: { title: 'Contact', description: 'Ask, complain, suggest: a person answers.' },
};

/** The addresses of these screens, for the sitemap. */
export const STATIC_PATHS: readonly string[] = SAME_FOR_ALL.map((screen) => `/${screen}`);

export function staticPreview(screen: string): Preview | null {
  const known = SAME_FOR_ALL.find((each) => each === screen);
  return known === undefined ? null : { ...WORDS[known], path: `/${known}`, type: 'website', picture: null };
}

/** An article [HOME-10]; null for an unknown one. */
export function newsPreview(slug: string): Preview | null {
  const article = NEWS_HEADLINES.find((each) => each.slug === slug);
  if (article === undefined) return null;
  const { title, summary, date } = article;
  const path = paths.news(slug);
  return {
    title,
    description: summary,
    path,
    type: 'article',
    picture: null,
    data: (absolute) =>
      schemaDocument(
        thing('NewsArticle', {
          headline: title,
          description: summary,
          datePublished: date,
          url: absolute(path),
          publisher: thing('Organization', { name: SITE.name, url: absolute('/') }),
        }),
      ),
  };
}
