import { mkdirSync } from 'node:fs';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import { mailDesk } from '../mail/mailDesk';
import type { Mailer } from '../mail/mailer';
import { configuredMailer } from '../mail/configuredMailer';
import { uploadsFolder } from '../media/receivePicture';
import { viewCounter } from '../rules/viewCounting';
import { apiRoutes } from './api';
import { answerBrokenRequest, answerError, errorAnswers } from './errors';
import { etags } from './etag';
import { moderating } from './moderating';
import { outboxPage } from './outboxPage';
import { pages } from './page';
import { Refusal } from './refusal';
import { security } from './security';
import { sitemaps } from './sitemap';
import { sweeping } from './sweeping';

const MEGABYTE = 1_048_576;

export interface AppOptions {
  readonly config: Config;
  readonly db: Db;
  /** The clock, ms since 1970. */
  readonly now?: () => number;
  /** The way out for mail; what the configuration names when absent. */
  readonly mailer?: Mailer;
}

/** The whole server without its port; tests talk to it through `inject`. */
export async function buildApp({
  config,
  db,
  now = Date.now,
  mailer = configuredMailer(config, now),
}: AppOptions): Promise<FastifyInstance> {
  const uploadsDir = uploadsFolder(config);
  mkdirSync(uploadsDir, { recursive: true });
  const app = Fastify({
    bodyLimit: MEGABYTE,
    // One proxy: what lies further back in the list of addresses is a caller's own claim.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
    // Addresses and headers can hold what identifies a person: a line names method, route and status alone.
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: {
              req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
              res: ({ statusCode }) => ({ statusCode }),
            },
          },
  });
  app.removeContentTypeParser('text/plain');
  errorAnswers(app);
  await security(app, config);
  etags(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw new Refusal(503, 'The database does not answer.');
    });
    return { ok: true };
  });
  const desk = mailDesk(mailer, now, (reason, message) => {
    app.log.error(reason, message);
  });
  app.addHook('onClose', async () => {
    await desk.settled();
    mailer.close?.();
  });
  sweeping(app, db, uploadsDir, now);
  moderating(app, { db, config, now });
  const views = viewCounter(db, now, (error) => {
    app.log.warn({ err: error }, 'views could not be counted');
  });
  app.addHook('onClose', () => views.close());
  apiRoutes(app, { db, config, now, mailer: desk, views });
  outboxPage(app, config);
  sitemaps(app, { db, config, now });
  await pages(app, { db, config });
  return app;
}
