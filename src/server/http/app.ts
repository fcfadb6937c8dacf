import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config';
import type { Db } from '../db/schema';
import { mailDesk } from '../mail/mailDesk';
import type { Mailer } from '../mail/mailer';
import { configuredMailer } from '../mail/configuredMailer';
import { configuredStore } from '../media/configuredStore';
import { viewCounter } from '../rules/viewCounting';
import { apiRoutes } from './api';
import { BOUNDS, lookEvery, type Bounds } from './bounds';
import { crowd } from './crowd';
import { draining } from './draining';
import { answerBrokenRequest, answerUnreadable, errorAnswers } from './errors';
import { etags } from './etag';
import { loggedError } from './loggedError';
import { moderating } from './moderating';
import { outboxPage } from './outboxPage';
import { pages } from './page';
import { Refusal } from './refusal';
import { security } from './security';
import { sitemaps } from './sitemap';
import { sweeping } from './sweeping';
import { uploadFiles } from './uploads';

const MEGABYTE = 1_048_576;

export interface AppOptions {
  readonly config: Config;
  readonly db: Db;
  /** The clock, ms since 1970. */
  readonly now?: () => number;
  /** The way out for mail; what the configuration names when absent. */
  readonly mailer?: Mailer;
  /** What the server takes on at once; the usual ones when absent. */
  readonly bounds?: Partial<Bounds>;
}

/** The whole server without its port; tests talk to it through `inject`. */
export async function buildApp({
  config,
  db,
  now = Date.now,
  mailer = configuredMailer(config, now),
  bounds: given = {},
}: AppOptions): Promise<FastifyInstance> {
  const bounds = { ...BOUNDS, ...given };
  const app = Fastify({
    bodyLimit: MEGABYTE,
    http: { headersTimeout: bounds.headPatience, connectionsCheckingInterval: lookEvery(bounds) },
    requestTimeout: bounds.requestPatience,
    connectionTimeout: bounds.idlePatience,
    // What arrives on an open connection while the server ends is still answered.
    return503OnClosing: false,
    // One proxy: what lies further back in the list of addresses is a caller's own claim.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: answerUnreadable,
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
              err: loggedError,
              // The reader of forms tells all of a request's headers at the level trace, tokens among them.
              busboyOptions: () => undefined,
            },
          },
  });
  app.removeContentTypeParser('text/plain');
  errorAnswers(app);
  await security(app, config);
  crowd(app, bounds, config.trustProxy);
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
  const uploads = configuredStore(config, (failure) => {
    app.log.error({ failure }, 'the store of uploads failed');
  });
  app.addHook('onClose', () => {
    uploads.close();
  });
  sweeping(app, db, uploads, now);
  moderating(app, { db, config, now });
  const views = viewCounter(db, now, (error) => {
    app.log.warn({ err: error }, 'views could not be counted');
  });
  app.addHook('onClose', () => views.close());
  apiRoutes(app, { db, config, now, mailer: desk, uploads, views });
  outboxPage(app, config);
  sitemaps(app, { db, config, now });
  await uploadFiles(app, config, uploads);
  await pages(app, { db, config });
  draining(app, bounds.endPatience);
  return app;
}
