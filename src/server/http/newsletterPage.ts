import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, pathIn, type Language } from '@/domain/languages';
import { maskedEmail } from '@/domain/maskedEmail';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { confirmNewsletter, leaveNewsletter, newsletterReader } from '../db/queries/newsletter';
import type { Db } from '../db/schema';
import * as en from '../../words/built/en/newsletterPage';
import * as hi from '../../words/built/hi/newsletterPage';
import * as te from '../../words/built/te/newsletterPage';
import { escaped } from './preview/texts';
import { requestLanguage } from './requestLanguage';

const PAGE_WORDS: Readonly<Record<Language, typeof en>> = { en, hi, te };

/** In which language a page speaks, and where its link home leads. */
interface Told {
  readonly language: Language;
  readonly home: string;
}

const STYLE =
  'body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1e2530;background:#fbf8f2}' +
  'main{box-sizing:border-box;max-width:34rem;margin:0 auto;padding:3rem 1.25rem}' +
  'h1{font-size:1.6rem;line-height:1.25}form{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}' +
  'button{min-height:2.75rem;padding:.5rem 1.25rem;font:inherit;font-weight:600;cursor:pointer;' +
  'color:#fff;background:#0e6b5c;border:2px solid #0e6b5c;border-radius:.5rem}' +
  'button.quiet{color:#0e6b5c;background:#fff}a{color:#0e6b5c}' +
  ':focus-visible{outline:3px solid #1e2530;outline-offset:2px}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The form holds two short words and a link's secret. */
const MOST_BYTES = 1000;

const page = ({ language, home }: Told, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  `<title>${escaped(title)} · ${escaped(SITE.name)}</title><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}` +
  `<p><a href="${home}">${escaped(PAGE_WORDS[language].home({ site: SITE.name }))}</a></p></main></body></html>`;

const paragraph = (words: string): string => `<p>${escaped(words)}</p>`;

const button = (act: 'confirm' | 'leave', words: string): string =>
  `<button name="act" value="${act}"${act === 'leave' ? ' class="quiet"' : ''}>${escaped(words)}</button>`;

const form = (language: Language, token: string, ...buttons: readonly string[]): string =>
  `<form method="post" action="/newsletter"><input type="hidden" name="t" value="${escaped(token)}">` +
  `<input type="hidden" name="lang" value="${language}">${buttons.join('')}</form>`;

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': POLICY,
      // The address holds the link's secret.
      'Referrer-Policy': 'no-referrer',
    })
    .send(html);

type Words = Readonly<Record<'title' | 'text', string>>;

const tell = (reply: FastifyReply, told: Told, { title, text }: Words, status = 200): FastifyReply =>
  send(reply, status, page(told, title, paragraph(text)));

const gone = (reply: FastifyReply, told: Told): FastifyReply => tell(reply, told, PAGE_WORDS[told.language].gone, 404);

type Asked = Readonly<Record<string, unknown>>;

const tokenIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

/** The language of the letter that led here; of the browser where the letter named none. */
const languageIn = ({ lang }: Asked, request: FastifyRequest): Language =>
  LANGUAGES.find(({ code }) => code === lang)?.code ?? requestLanguage(request);

interface NewsletterPage {
  readonly db: Db;
  readonly now: () => number;
  /** In which the app was built. */
  readonly languages: readonly Language[];
}

/**
 * `/newsletter?t=…`, to which the letter about the newsletter links: it asks, and a button answers. Opening the link
 * does nothing, since mail scanners open every link. `lang` is the letter's language.
 */
export function newsletterPage(app: FastifyInstance, { db, now, languages }: NewsletterPage): void {
  const toldIn = (language: Language): Told => ({
    language,
    home: languages.includes(language) ? pathIn(language, paths.home) : paths.home,
  });
  app.get('/newsletter', async (request, reply) => {
    const asked = request.query as Asked;
    const token = tokenIn(asked['t']);
    const language = languageIn(asked, request);
    const told = toldIn(language);
    const reader = token === '' ? undefined : await newsletterReader(db, token);
    if (reader === undefined) return gone(reply, told);
    const email = maskedEmail(reader.email);
    if (reader.confirmed_at === null) {
      const { title, text, yes, no } = PAGE_WORDS[language].ask;
      const choice = form(language, token, button('confirm', yes), button('leave', no));
      return send(reply, 200, page(told, title, paragraph(text({ email })) + choice));
    }
    const { title, text, leave } = PAGE_WORDS[language].get;
    const choice = form(language, token, button('leave', leave));
    return send(reply, 200, page(told, title, paragraph(text({ email })) + choice));
  });

  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.post('/newsletter', async (request, reply) => {
      const asked = (request.body ?? {}) as Asked;
      const { t, act } = asked;
      const token = tokenIn(t);
      const told = toldIn(languageIn(asked, request));
      if (act === 'leave') {
        await leaveNewsletter(db, token);
        return tell(reply, told, PAGE_WORDS[told.language].left);
      }
      if (act !== 'confirm' || !(await confirmNewsletter(db, token, now()))) return gone(reply, told);
      return tell(reply, told, PAGE_WORDS[told.language].confirmed);
    });
    done();
  });
}
