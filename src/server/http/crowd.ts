import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneAddress } from '../rules/networkAddress';
import type { Bounds } from './bounds';
import { places, type Place } from './places';
import { Refusal } from './refusal';

const COME_BACK_S = 2;
/** Those who watch over the server are answered however busy it is. */
const HEALTH = new Set<string | undefined>(['/healthz', '/readyz']);

/** What gives the place back. Throws 429 for one address too busy, 503 for all of them together. */
function insist(place: Place): () => void {
  if (place === 'one') throw new Refusal(429, 'Too many requests at once. Please try again shortly.', COME_BACK_S);
  if (place === 'all') throw new Refusal(503, 'The server is very busy. Please try again shortly.', COME_BACK_S);
  return place;
}

const sendsForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
const sendsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Closes connections beyond the bounds. Behind a proxy all come from one address, which then is no bound. */
function boundConnections(app: FastifyInstance, bounds: Bounds, trustProxy: boolean): void {
  const { server } = app;
  server.maxConnections = bounds.connections;
  if (trustProxy) return;
  const enter = places(bounds.connections, bounds.connectionsFromOne);
  server.on('connection', (socket: Socket) => {
    const place = enter(oneAddress(socket.remoteAddress ?? ''));
    if (typeof place === 'string') socket.destroy();
    else socket.once('close', place);
  });
}

/**
 * Keeps the server's memory bounded however many come: a bounded number of connections, of JSON bodies that arrive and
 * of requests in work, in all and for each address, so that one caller who sends or reads slowly holds up no other.
 * A JSON body that does not arrive in time is given up with 408; forms have bounds of their own in `multipart`.
 */
export function crowd(app: FastifyInstance, bounds: Bounds, trustProxy: boolean): void {
  boundConnections(app, bounds, trustProxy);
  const arrive = places(bounds.arriving, bounds.arrivingFromOne);
  const work = places(bounds.working, bounds.workingFromOne);
  const arriving = new WeakMap<FastifyRequest, () => void>();
  const working = new WeakMap<FastifyRequest, () => void>();
  const arrived = (request: FastifyRequest): void => arriving.get(request)?.();

  app.addHook('onRequest', async (request, reply) => {
    if (!sendsBody(request) || sendsForm(request)) return;
    const leave = insist(arrive(oneAddress(request.ip)));
    const timer = setTimeout(() => {
      if (reply.sent) return;
      void reply.header('Connection', 'close').send(new Refusal(408, 'The request took too long to arrive.'));
    }, bounds.bodyPatience);
    arriving.set(request, () => {
      clearTimeout(timer);
      leave();
    });
    // Also when the sender hangs up in the middle, of which no hook is told.
    reply.raw.once('close', () => arrived(request));
  });
  app.addHook('preValidation', async (request, reply) => {
    arrived(request);
    if (HEALTH.has(request.routeOptions.url)) return;
    const leave = insist(work(oneAddress(request.ip)));
    working.set(request, leave);
    reply.raw.once('close', leave);
  });
  app.addHook('onResponse', (request, _reply, next) => {
    arrived(request);
    working.get(request)?.();
    next();
  });
}
