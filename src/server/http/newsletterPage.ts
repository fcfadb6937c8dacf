import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { maskedEmail } from '@/domain/maskedEmail';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { confirmNewsletter, leaveNewsletter, newsletterReader } from '../db/queries/newsletter';
import type { Db } from '../db/schema';
import { escaped } from './preview/texts';

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

const page = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  `<title>${escaped(title)} · ${escaped(SITE.name)}</title><meta name="viewport" content="width=device-width">` +
  `<meta name="robots" content="noindex"><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1>${body}` +
  `<p><a href="${paths.home}">Go to ${escaped(SITE.name)}</a></p></main></body></html>`;

const button = (act: 'confirm' | 'leave', words: string): string =>
  `<button name="act" value="${act}"${act === 'leave' ? ' class="quiet"' : ''}>${escaped(words)}</button>`;

const form = (token: string, ...buttons: readonly string[]): string =>
  `<form method="post" action="/newsletter"><input type="hidden" name="t" value="${escaped(token)}">${buttons.join('')}</form>`;

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

const gone = (reply: FastifyReply): FastifyReply =>
  send(
    reply,
    404,
    page(
      'This link is no longer valid',
      '<p>The address was unsubscribed, or nobody confirmed it within a week. Nothing is sent to it.</p>',
    ),
  );

const tokenIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

/**
 * `/newsletter?t=…`, to which the letter about the newsletter links: it asks, and a button answers. Opening the link does
 * nothing, since mail scanners open every link.
 */
export function newsletterPage(app: FastifyInstance, { db, now }: { db: Db; now: () => number }): void {
  app.get('/newsletter', async (request, reply) => {
    const token = tokenIn((request.query as Readonly<Record<string, unknown>>)['t']);
    const reader = token === '' ? undefined : await newsletterReader(db, token);
    if (reader === undefined) return gone(reply);
    const who = escaped(maskedEmail(reader.email));
    return reader.confirmed_at === null
      ? send(
          reply,
          200,
          page(
            'Do you want our newsletter?',
            `<p>It goes to ${who}, now and then. You can unsubscribe at any time with the same link.</p>${form(token, button('confirm', 'Yes, send it to me'), button('leave', 'No, forget my address'))}`,
          ),
        )
      : send(
          reply,
          200,
          page(
            'You get our newsletter',
            `<p>It goes to ${who}. When you unsubscribe, we forget the address.</p>${form(token, button('leave', 'Unsubscribe'))}`,
          ),
        );
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
      const { t, act } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
      const token = tokenIn(t);
      if (act === 'leave') {
        await leaveNewsletter(db, token);
        return send(
          reply,
          200,
          page('You are unsubscribed', '<p>We have forgotten the address. Nothing more is sent to it.</p>'),
        );
      }
      if (act !== 'confirm' || !(await confirmNewsletter(db, token, now()))) return gone(reply);
      return send(
        reply,
        200,
        page('Thank you', '<p>You will get our newsletter. With the same link you can unsubscribe at any time.</p>'),
      );
    });
    done();
  });
}
