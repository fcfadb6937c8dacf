import { titleTag } from './head';

/** The built page, cut where the server writes. */
export interface Template {
  readonly start: string;
  /** What the template says of itself: title, description, what a chat shows. */
  readonly defaults: string;
  /** The rest of the head, without its end. */
  readonly rest: string;
  /** From `</head>` on. */
  readonly end: string;
}

/** What a page's own words replace. */
const OWN_WORDS =
  /<title>[^<]*<\/title>|<meta\s[^>]*?(?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>|<link\s[^>]*?rel="canonical"[^>]*>/g;

/** Reads the built page once, so that a request only joins texts. */
export function readTemplate(html: string): Template {
  const headEnd = Math.max(0, html.indexOf('</head>'));
  const head = html.slice(0, headEnd);
  const found = [...head.matchAll(OWN_WORDS)];
  const at = found[0]?.index ?? headEnd;
  return {
    start: head.slice(0, at),
    defaults: found.map(([words]) => words).join(''),
    rest: head.slice(at).replace(OWN_WORDS, ''),
    end: html.slice(headEnd),
  };
}

/** The template's own words under another title. */
export const withTitle = (words: string, title: string): string =>
  words.replace(/<title>[^<]*<\/title>/, () => titleTag(title));

/** The page with these words in its head, and with `last` at the head's end. */
export const writePage = ({ start, rest, end }: Template, words: string, last: string): string =>
  `${start}${words}${rest}${last}${end}`;
