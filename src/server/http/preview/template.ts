import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE, SITE } from '@/domain/site';
import { jsonInHtml, type Drawing } from '../../pages/renderer';
import { titleTag } from './head';
import { escaped } from './texts';

/** The built page, cut where the server writes. */
interface Template {
  readonly start: string;
  /** What the template says of itself: title, description, what a chat shows. */
  readonly defaults: string;
  /** The rest of the head, without its end. */
  readonly rest: string;
  /** From `</head>` on. */
  readonly end: string;
}

/** The page for who saves data: its styles leave the faces of headings in Telugu and Hindi to the phone. */
export const sparingTemplate = (template: Template): Template => ({
  ...template,
  start: template.start.replace('<html', '<html data-sparing'),
});

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

/** The built page in its two forms. */
export interface BuiltPage {
  /** For pages that the browser renders. */
  readonly bare: Template;
  /** For pages that arrive finished: its styles stand in it, so that nothing is waited for. */
  readonly finished: Template;
  /** By which the content policy knows those styles; null where the built page names none. */
  readonly styleHash: string | null;
}

const STYLESHEET = /<link\b[^>]*?href="\/(assets\/[^"]+\.css)"[^>]*>/;

/** Reads the page that the build left in a folder, with the styles it names in `clientDir`; null when it is not there. */
export function readBuiltPage(clientDir: string, folder = clientDir): BuiltPage | null {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return null;
  const html = readFileSync(file, 'utf8');
  const bare = readTemplate(html);
  const named = STYLESHEET.exec(html);
  const styleFile = join(clientDir, named?.[1] ?? '');
  if (named === null || !existsSync(styleFile)) return { bare, finished: bare, styleHash: null };
  const style = readFileSync(styleFile, 'utf8');
  return {
    bare,
    finished: readTemplate(html.replace(named[0], () => `<style>${style}</style>`)),
    styleHash: `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  };
}

/** The template's words with the name that is set. */
export const named = (words: string): string =>
  SITE.name === DEFAULT_SITE.name ? words : words.replaceAll(DEFAULT_SITE.name, () => escaped(SITE.name));

/** What is set of the marketplace, as the app reads it from the page; nothing where nothing is. */
export const siteBlock = (site: object): string =>
  Object.keys(site).length === 0 ? '' : `<script type="application/json" id="site">${jsonInHtml(site)}</script>`;

const EMPTY_ROOT = '<div id="root"></div>';
const NEEDS_SCRIPT = /<noscript>.*?<\/noscript>/s;

/** The finished page, in UTF-8: what the app shows, and beside it the answers from which it goes on. Both must be safe in HTML. */
export function writeFinished(template: Template, head: string, { html, answers }: Drawing): Buffer {
  const [before = '', after = ''] = template.end.replace(NEEDS_SCRIPT, '').split(EMPTY_ROOT);
  return Buffer.concat([
    Buffer.from(writePage({ ...template, end: `${before}<div id="root">` }, head, '')),
    html,
    Buffer.from(`</div><script type="application/json" id="answers">${answers}</script>${after}`),
  ]);
}
