import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NewsHeadline } from '@/domain/newsHeadlines';
import { canonicalPath } from '@/domain/findScreen';
import { pathIn, type Language } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { SCREENS, type Screen } from '@/domain/screens';
import { LISTED, listedRows, type Listed, type ListedRow } from '../db/queries/sitemap';
import type { Db } from '../db/schema';
import type { Context } from '../handlers/context';
import { HttpError } from '../kernel/httpError';
import { shownNews } from '../operations/articles';
import { originOf } from './preview/origin';
import { escaped } from './preview/texts';

/** Addresses in one part. */
const PART = 10_000;
const HOUR_MS = 3_600_000;

const PATH_OF: Readonly<Record<Listed, (id: string) => string>> = {
  properties: paths.property,
  projects: paths.project,
  agents: paths.agent,
  builders: paths.builder,
};

const ALL = Object.values<Screen>(SCREENS);

/**
 * Where search has nothing to find: the screens of one person's own, with all that begins like them. The API stays open:
 * a search engine that runs the page's script reads lists and details through it; its answers themselves say `noindex`.
 */
const CLOSED = ALL.filter(({ own }) => own).map(({ path }) => path);

/** A part of a kind's addresses: behind which row it begins, and when its youngest record was made. */
interface Part {
  readonly after: ListedRow | null;
  readonly newest: number | null;
}

/** Walks over a kind in strides of a part, reading only where each one ends. */
async function partsOf(db: Db, kind: Listed): Promise<readonly Part[]> {
  const parts: Part[] = [];
  let after: ListedRow | null = null;
  for (;;) {
    const [end]: readonly ListedRow[] = await listedRows(db, kind, { after, skip: PART - 1, most: 1 });
    if (end === undefined) break;
    parts.push({ after, newest: end.at });
    after = end;
  }
  const [more] = await listedRows(db, kind, { after, most: 1 });
  if (more !== undefined) parts.push({ after, newest: null });
  return parts;
}

type Parts = Readonly<Record<Listed, readonly Part[]>>;

async function allParts(db: Db): Promise<Parts> {
  const parts = await Promise.all(LISTED.map(async (kind) => [kind, await partsOf(db, kind)] as const));
  return Object.fromEntries(parts) as Parts;
}

const isListed = (word: string): word is Listed => LISTED.some((kind) => kind === word);

/** An entry: a full address, and when it last changed, ms since 1970 or an ISO date; `same` stands at its end. */
function entry(tag: 'url' | 'sitemap', address: string, changed: number | string | null, same = ''): string {
  const day = typeof changed === 'number' ? new Date(changed).toISOString().slice(0, 10) : changed;
  return `<${tag}><loc>${escaped(address)}</loc>${day === null ? '' : `<lastmod>${day}</lastmod>`}${same}</${tag}>\n`;
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (root: string, attributes: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${attributes}>\n${entries.join('')}</${root}>\n`;

/** The pages of these paths in each language, of which each names the same page in the others. */
function pagesXml(
  origin: string,
  languages: readonly Language[],
  pages: readonly { readonly path: string; readonly changed: number | string | null }[],
): string {
  const same = (path: string): string =>
    languages
      .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(origin + pathIn(code, path))}"/>`)
      .join('');
  const several = languages.length > 1;
  return document(
    'urlset',
    several ? `${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml"` : SCHEMA,
    pages.flatMap(({ path, changed }) =>
      languages.map((code) => entry('url', origin + pathIn(code, path), changed, several ? same(path) : '')),
    ),
  );
}

const screens = (news: readonly NewsHeadline[]) => [
  ...ALL.flatMap(({ path }) => canonicalPath(path, '') ?? []).map((path) => ({ path, changed: null })),
  ...news.map(({ slug, date }) => ({ path: paths.news(slug), changed: date })),
];

interface Mapped extends Pick<Context, 'db' | 'config' | 'now'> {
  /** The languages that pages are built in. */
  readonly languages: readonly Language[];
}

/** `/robots.txt`, `/sitemap.xml` and the parts that it names, made from the database and kept by callers for an hour. */
export function sitemaps(app: FastifyInstance, { db, config, now, languages }: Mapped): void {
  const closed = languages.flatMap((code) => CLOSED.map((path) => pathIn(code, path)));
  let known: { readonly at: number; readonly parts: Promise<Parts> } | null = null;
  /** Where the parts begin, looked up at most once an hour: at a million listings it is the longest step of all. */
  function parts(): Promise<Parts> {
    if (known !== null && now() - known.at < HOUR_MS) return known.parts;
    const fresh = { at: now(), parts: allParts(db) };
    known = fresh;
    fresh.parts.catch(() => {
      if (known === fresh) known = null;
    });
    return fresh.parts;
  }

  // An answer that names the origin which this caller asked for is no other's: a shared cache may not keep it.
  const cached = config.publicOrigin === null ? 'no-cache' : 'public, max-age=3600';
  const sendXml = (reply: FastifyReply, body: string) =>
    reply.headers({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cached }).send(body);

  function siteOf(request: FastifyRequest): string {
    const origin = originOf(request, config.publicOrigin);
    if (origin === null) throw new HttpError(400, 'The Host of this request is no host name.');
    return origin;
  }

  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request, config.publicOrigin);
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /'];
    const end = origin === null ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
    return reply
      .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cached })
      .send(`${[...lines, ...end].join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOf(request);
    const all = await parts();
    const named = LISTED.flatMap((kind) =>
      all[kind].map(({ newest }, at) => entry('sitemap', `${origin}/sitemap-${kind}-${at + 1}.xml`, newest)),
    );
    const index = [entry('sitemap', `${origin}/sitemap-screens.xml`, null), ...named];
    return sendXml(reply, document('sitemapindex', SCHEMA, index));
  });

  app.get('/sitemap-screens.xml', async (request, reply) =>
    sendXml(reply, pagesXml(siteOf(request), languages, screens(await shownNews(db)))),
  );

  app.get<{ Params: { kind: string; part: string } }>(
    '/sitemap-:kind(^[a-z]+)-:part(^\\d{1,6}).xml',
    async (request, reply) => {
      const origin = siteOf(request);
      const { kind, part } = request.params;
      const found = isListed(kind) ? (await parts())[kind][Number(part) - 1] : undefined;
      if (found === undefined || !isListed(kind)) throw new HttpError(404, 'There is no such part of the sitemap.');
      const rows = await listedRows(db, kind, { after: found.after, most: PART });
      return sendXml(
        reply,
        pagesXml(
          origin,
          languages,
          rows.map(({ id, at }) => ({ path: PATH_OF[kind](id), changed: at })),
        ),
      );
    },
  );
}
