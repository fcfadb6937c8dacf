import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config';
import { outboxFolder, readOutbox, type OutboxMail } from '../mail/outbox';
import { isAtThisMachine, isDemoHere } from './loopback';
import { escaped } from './preview/texts';

const MOST_SHOWN = 30;

const article = ({ to, subject, text, at }: OutboxMail): string =>
  `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, <time datetime="${escaped(at)}">${escaped(at)}</time></p>` +
  `<pre>${escaped(text)}</pre></article><hr>`;

const page = (mails: readonly OutboxMail[]): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>' +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body><main>' +
  '<h1>Outbox</h1><p>Mail that this server would send, the latest first. Reload the page to see new messages.</p><hr>' +
  `${mails.map(article).join('') || '<p>There is no message yet.</p>'}</main></body></html>`;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The key of this start's outbox, 128 random bits; null where there is no such page: it needs the demo and mail that
 * goes nowhere.
 */
export const newOutboxKey = (config: Config): string | null =>
  config.smtpUrl === null && isDemoHere(config) ? randomBytes(16).toString('base64url') : null;

/** Where the outbox is opened. */
export const outboxPath = (key: string): string => `/outbox?key=${key}`;

/**
 * `GET /outbox?key=…`: the latest messages, for who has read the key where the server was started, on this machine
 * alone; else there is no such page. What it shows opens every account.
 */
export function outboxPage(app: FastifyInstance, config: Config, key: string | null): void {
  if (key === null || !isDemoHere(config)) return;
  const right = digest(key);
  app.get<{ Querystring: { key?: unknown } }>('/outbox', async (request, reply) => {
    const { key: given } = request.query;
    // Digests are of one length, so that the comparison takes as long whatever is given.
    const isRight = typeof given === 'string' && timingSafeEqual(digest(given), right);
    if (!isRight || !isAtThisMachine(request)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      })
      .send(page(await readOutbox(outboxFolder(config.dataDir), MOST_SHOWN)));
  });
}
