import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RenderPage } from '@/contract/page';
import { longestWaiting } from '../db/queries/listingReviews';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { listenFault } from '../kernel/listenFault';

const SECOND = 1000;
/** A database that takes longer is left out of what is told, ms: most of all then the rest is wanted. */
const PATIENCE = SECOND;

/** What became of a page that could be finished; `kept`: it was there, or just being made; `shell`: the browser does it. */
export type PageSent = 'made' | 'kept' | 'shell';

/** What the pages tell whoever counts. */
export interface PageMeter {
  readonly sent: (how: PageSent) => void;
  readonly timed: (renderPage: RenderPage) => RenderPage;
}

interface Metered {
  readonly config: Config;
  readonly db: Db;
  /** ms since 1970. */
  readonly now: () => number;
  readonly requestsWaiting: () => number;
  readonly mailsWaiting: () => number;
}

/**
 * Tells Prometheus at `/metrics`, on a port that this machine alone reaches, how the server does (METRICS_PORT; without
 * one nothing is counted). A label holds what the code names, nothing that came from a person: no address, no id, no query.
 */
export async function metrics(app: FastifyInstance, { config, db, now, ...waiting }: Metered): Promise<PageMeter> {
  if (config.metricsPort === 0) return { sent: () => undefined, timed: (renderPage) => renderPage };
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'gruham_request_seconds',
    help: 'Requests, by how long their answers took.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method, routeOptions } = request;
    // A route has its pattern for a name; pages have none of their own.
    const labels = { route: routeOptions.url ?? 'page', method, status: `${Math.floor(reply.statusCode / 100)}xx` };
    requests.observe(labels, reply.elapsedTime / SECOND);
    next();
  });
  const renders = new Histogram({
    name: 'gruham_render_seconds',
    help: 'Pages that were rendered, by how long that took with the wait for their data.',
    registers,
  });
  const pages = new Counter({
    name: 'gruham_pages_total',
    help: 'Pages that could be finished: made, kept, or a shell that the browser renders.',
    labelNames: ['how'],
    registers,
  });
  const asked = (name: string, help: string, read: () => number | Promise<number | null>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  asked('gruham_requests_waiting', 'Requests that wait for their turn.', waiting.requestsWaiting);
  asked('gruham_mails_waiting', 'Mails and texts that wait to be sent.', waiting.mailsWaiting);
  const oldest = async (): Promise<number> => {
    const at = await longestWaiting(db);
    return at === null ? 0 : Math.max(0, now() - at) / SECOND;
  };
  asked('gruham_oldest_review_seconds', 'Since the listing was posted that waits longest for its check.', () =>
    Promise.race([oldest().catch(() => null), pause(PATIENCE, null, { ref: false })]),
  );

  const server = createServer((request, reply) => {
    if (request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    void register.metrics().then(
      (text) => reply.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      (error: unknown) => {
        app.log.warn({ err: error }, 'the metrics could not be told');
        reply.writeHead(500).end();
      },
    );
  });
  app.addHook('onClose', (_app, next) => {
    server.close(() => next());
    server.closeAllConnections();
  });
  const [port, host] = [config.metricsPort, '127.0.0.1'];
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    throw listenFault(error, { setting: 'METRICS_PORT', port, host });
  });
  return {
    sent: (how) => pages.inc({ how }),
    timed: (renderPage) => async (asks) => {
      const end = renders.startTimer();
      try {
        return await renderPage(asks);
      } finally {
        end();
      }
    },
  };
}
