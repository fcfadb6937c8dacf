import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { concurrencySlots } from '../kernel/concurrencySlots';
import { oneAddress } from '../rules/networkAddress';
import type { Bounds } from './bounds';

/** So many requests may wait on one connection for the answers to those before them: browsers send none so. */
const MOST_WAITING = 24;

/** Closes connections beyond the bounds. Behind a proxy all come from one address, which then is no bound. */
export function boundConnections(app: FastifyInstance, bounds: Bounds, trustProxy: boolean): void {
  const { server } = app;
  server.maxConnections = bounds.connections;
  if (trustProxy) return;
  const enter = concurrencySlots(bounds.connections, bounds.connectionsFromOne);
  server.on('connection', (socket: Socket) => {
    const place = enter(oneAddress(socket.remoteAddress ?? ''));
    if (typeof place === 'string') socket.destroy();
    else socket.once('close', place);
  });
}

/**
 * Lets a connection's requests begin one after the other, each when the one before it is answered, however many were
 * sent at once: what waits costs no work. A connection on which very many wait is closed.
 */
export function oneAtATime(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw;
    const line = lines.get(socket);
    reply.raw.once('close', () => {
      const first = lines.get(socket)?.shift();
      if (first === undefined || socket.destroyed) {
        lines.delete(socket);
        return;
      }
      socket.resume();
      first();
    });
    if (line === undefined) {
      lines.set(socket, []);
      next();
    } else if (line.length < MOST_WAITING) {
      line.push(next);
      // No more is read than what has come already.
      socket.pause();
    } else socket.destroy();
  });
}
