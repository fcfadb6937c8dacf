import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { databaseFailure } from '../db/dialects/failures';
import { noteWrite, writesKnown } from '../db/dialects/generation';
import { countOnDay } from '../db/queries/dayCounts';
import { pageGeneration } from '../db/queries/generation';
import type { Db } from '../db/schema';
import type { Context } from '../handlers/context';
import type { RenderPage } from '@/contract/page';
import type { Language } from '@/domain/languages';
import type { Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { mailDesk } from '../mail/mailDesk';
import type { Mailer } from '../mail/mailer';
import { configuredMailer } from '../mail/configuredMailer';
import { configuredTexter } from '../mail/configuredTexter';
import { configuredStore } from '../media/configuredStore';
import type { Alarm } from '../rules/phoneQuota';
import { readSite } from '../operations/settings';
import { keptAnswers } from '../pages/keptAnswers';
import { renderers } from '../pages/renderer';
import { indianDay } from '../rules/indianDays';
import { viewCounter } from '../rules/viewCounting';
import { apiRoutes, visitorFetch } from './api';
import { arrivals } from './arrivals';
import { BOUNDS, lookEvery, type Bounds } from './bounds';
import { countedMail } from './countedMail';
import { consoleRoutes } from './console';
import { consolePage } from './consolePage';
import { boundConnections, oneAtATime } from './connections';
import { fairShare } from './fairShare';
import { answerBrokenRequest, answerUnreadable, errorAnswers } from './errors';
import { gracefulShutdown } from './gracefulShutdown';
import { loggedError } from './loggedError';
import { metrics } from './metrics';
import { moderationJob } from './moderationJob';
import { newsletterPage } from './newsletterPage';
import { outboxPage } from './outboxPage';
import { pages } from './page';
import { readableAddress } from './readableAddress';
import { languageBuilds } from './languageBuilds';
import { requestRate } from './requestRate';
import { security } from './security';
import { sitemaps } from './sitemap';
import { sweepJob } from './sweepJob';
import { uploadFiles } from './uploads';

const MEGABYTE = 1_048_576;
/** Pages and answers that are kept for everybody, bytes: with all else the process stays below 350 MB. */
const MOST_KEPT = 32 * MEGABYTE;

export interface AppOptions {
  readonly config: Config;
  readonly db: Db;
  /** The clock, ms since 1970. */
  readonly now?: () => number;
  /** The way out for mail; what the configuration names when absent. */
  readonly mailer?: Mailer;
  /** What opens the outbox of the demo; without one there is no such page. */
  readonly outboxKey?: string | null;
  /** What the server takes on at once; the usual ones when absent. */
  readonly bounds?: Partial<Bounds>;
  /** Renders public pages, null for none; what the build left beside the client when absent. */
  readonly renderPage?: RenderPage | null;
}

/** The contract checks what comes in: without Fastify's own compilers of schemas a server starts sooner. */
const noSchemas = (): never => {
  throw new Error('No route has a schema of Fastify.');
};

/** The whole server without its port; tests talk to it through `inject`. */
export async function buildApp({
  config,
  db,
  now = Date.now,
  mailer = configuredMailer(config, now),
  outboxKey = null,
  bounds: given = {},
  renderPage: givenRenderer,
}: AppOptions): Promise<FastifyInstance> {
  const bounds = { ...BOUNDS, ...given };
  const app = Fastify({
    bodyLimit: MEGABYTE,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    http: { headersTimeout: bounds.headPatience, connectionsCheckingInterval: lookEvery(bounds) },
    requestTimeout: bounds.requestPatience,
    connectionTimeout: bounds.idlePatience,
    // What arrives on an open connection while the server ends is still answered.
    return503OnClosing: false,
    // One proxy: what lies further back in the list of addresses is a caller's own claim.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    rewriteUrl: readableAddress,
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
  const { isDamaged } = errorAnswers(
    app,
    () => void countOnDay(db, 'serverError', indianDay(now())).catch(() => undefined),
  );
  boundConnections(app, bounds, config.trustProxy);
  oneAtATime(app);
  const builds = await languageBuilds(config.clientDir);
  // The styles are the same in every language.
  security(app, config, builds.get('en')?.page.styleHash ?? null);
  const rate = requestRate(app, { db, config, bounds, now });
  arrivals(app, bounds);
  const requestsWaiting = fairShare(app, bounds);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async () => {
    if (isDamaged()) throw new HttpError(503, 'The database is damaged.');
    // Of a table: a question without one would not look at the file.
    const asked = db.selectFrom('meta').select('key').limit(1).execute();
    await asked.catch((error: unknown) => {
      if (databaseFailure(error) === 'damaged') throw error;
      throw new HttpError(503, 'The database does not answer.');
    });
    return { ok: true };
  });
  const report = (reason: object, message: string): void => {
    app.log.error(reason, message);
  };
  const desk = mailDesk(countedMail(mailer, db, now), now, report);
  const texter = configuredTexter(config, now);
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
  sweepJob(app, { db, config, uploads, now });
  moderationJob(app, { db, config, now, mailer: desk });
  const views = viewCounter(db, now, (error) => {
    app.log.warn({ err: error }, 'views could not be counted');
  });
  app.addHook('onClose', () => views.close());
  const alarm: Alarm = (facts, words) => {
    app.log.warn(facts, words);
  };
  const texts = texter && mailDesk(texter, now, report);
  const mailsWaiting = () => desk.waiting() + (texts?.waiting() ?? 0);
  const meter = await metrics(app, { config, db, now, requestsWaiting, mailsWaiting });
  const context: Context = {
    db,
    config,
    now,
    mailer: desk,
    texter: texts,
    uploads,
    views,
    alarm,
  };
  await readSite(db).catch(() => undefined);
  let known = Number.NaN;
  const look = async (): Promise<void> => {
    const latest = await pageGeneration(db);
    if (latest === known) return;
    // Another process may have set something of the marketplace.
    await readSite(db);
    noteWrite();
    known = latest;
  };
  const keep = keptAnswers({ most: MOST_KEPT, written: writesKnown, look });
  apiRoutes(app, context, rate, keep);
  consoleRoutes(app, context);
  await consolePage(app, context);
  outboxPage(app, config, outboxKey);
  const languages: readonly Language[] = builds.size === 0 ? ['en'] : [...builds.keys()];
  newsletterPage(app, { db, now, languages });
  sitemaps(app, { db, config, now, languages });
  await uploadFiles(app, config, uploads);
  const failed = (error: unknown) => {
    app.log.error({ err: error }, 'a page could not be rendered');
  };
  const bounded = renderers({ fetch: visitorFetch({ context, keep }), now, patience: bounds.pagePatience, failed });
  const rendering = new Map(
    [...builds].map(([code, { renderPage, ...build }]) => {
      const render = givenRenderer === undefined ? renderPage : givenRenderer;
      return [code, { ...build, render: render && bounded(meter.timed(render)) }];
    }),
  );
  pages(app, { db, config, builds: rendering, keep, sent: meter.sent });
  gracefulShutdown(app, bounds.endPatience);
  return app;
}
