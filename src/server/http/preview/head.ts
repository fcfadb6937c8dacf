import { language } from '@/words/language';
import { titleOf } from '@/domain/documentTitle';
import { pathIn, type Language } from '@/domain/languages';
import { pictureVariants } from '@/domain/pictures';
import { SITE } from '@/domain/site';
import type { Absolute, Preview } from './preview';
import { safeJson } from './schemaOrg';
import { escaped } from './texts';

const meta = (kind: 'name' | 'property', key: string, content: string | number): string =>
  `<meta ${kind}="${key}" content="${escaped(String(content))}">`;

export const titleTag = (title: string): string => `<title>${escaped(titleOf(title))}</title>`;

export const NOINDEX = meta('name', 'robots', 'noindex');

/** The page's one address in this language, what a chat shows as its address, and the same page in all languages. */
export function addressTags(origin: string, path: string, languages: readonly Language[]): string {
  const absolute = absoluteTo(origin);
  const url = absolute(pathIn(language, path));
  const same = (hreflang: string, code: Language) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escaped(absolute(pathIn(code, path)))}">`;
  const others =
    languages.length < 2 ? '' : languages.map((code) => same(code, code)).join('') + same('x-default', 'en');
  return `<link rel="canonical" href="${escaped(url)}">${meta('property', 'og:url', url)}${others}`;
}

/** Own pictures are named with the size of their JPEG, so that a chat can lay them out before it has loaded them. */
function pictureTags(src: string, alt: string, absolute: Absolute): string {
  const own = pictureVariants(src);
  const size = own
    ? meta('property', 'og:image:width', own.width) +
      meta('property', 'og:image:height', own.height) +
      meta('property', 'og:image:type', 'image/jpeg')
    : '';
  return meta('property', 'og:image', absolute(src)) + size + meta('property', 'og:image:alt', alt);
}

/** Turns a path of this site into an address of `origin`. */
const absoluteTo =
  (origin: string): Absolute =>
  (path) =>
    new URL(path, `${origin}/`).href;

/** All that a page's head says of what it shows; without an origin nothing that needs an absolute address. */
export function previewTags(preview: Preview, origin: string | null, languages: readonly Language[]): string {
  const { title, description, path, type, picture, data } = preview;
  const absolute = origin === null ? null : absoluteTo(origin);
  const wide = picture !== null && absolute !== null && type !== 'profile';
  return [
    titleTag(title),
    meta('name', 'description', description),
    origin === null ? '' : addressTags(origin, path, languages),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', SITE.name),
    absolute && picture !== null ? pictureTags(picture, title, absolute) : '',
    meta('name', 'twitter:card', wide ? 'summary_large_image' : 'summary'),
    // A block of data, not code: the content policy has no say in it.
    absolute && data ? `<script type="application/ld+json">${safeJson(data(absolute))}</script>` : '',
  ].join('');
}
