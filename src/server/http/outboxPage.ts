import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { outboxFolder, readOutbox, type OutboxMail } from '../mail/outbox';
import { escaped } from './preview/texts';
import { isAtThisMachine, isDemoHere } from './thisMachine';

const MOST_SHOWN = 30;

const article = ({ to, subject, text, at }: OutboxMail): string =>
  `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}, <time datetime="${escaped(at)}">${escaped(at)}</time></p>` +
  `<pre>${escaped(text)}</pre></article><hr>`;

const page = (mails: readonly OutboxMail[]): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>' +
  '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head><body><main>' +
  '<h1>Outbox</h1><p>Mail that this server would send, the latest first. Reload the page to see new messages.</p><hr>' +
  `${mails.map(article).join('') || '<p>There is no message yet.</p>'}</main></body></html>`;

/** `GET /outbox`: the latest messages, in the demo and in development, on this machine alone; else there is no such page. */
export function outboxPage(app: FastifyInstance, config: Config): void {
  const { smtpUrl, dataDir } = config;
  if (smtpUrl !== null || !isDemoHere(config)) return;
  app.get('/outbox', async (request, reply) => {
    if (!isAtThisMachine(request)) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      .send(page(await readOutbox(outboxFolder(dataDir), MOST_SHOWN)));
  });
}
