import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection that has come may take so long until its request is there, ms; one that is idle is closed after it. */
const FIRST_REQUEST = 250;

/**
 * How the server ends: it takes no new connection, but answers those that have come, and waits for the requests in work
 * before mail, counters and database go. Connections that are open end with their next answer, and whoever has not
 * finished after `patience` ms is cut off.
 */
export function gracefulShutdown(app: FastifyInstance, patience: number): void {
  let cut: NodeJS.Timeout | null = null;
  app.addHook('onSend', async (_request, reply) => {
    if (cut !== null) void reply.header('Connection', 'close');
  });
  app.addHook('preClose', (next) => {
    cut = setTimeout(() => {
      app.server.closeAllConnections();
    }, patience);
    if (!app.server.listening) {
      next();
      return;
    }
    // After a look for connections: those that are not taken yet would be reset.
    setImmediate(() => {
      // Not HTTP's own way to close, which closes at once every connection that has not asked yet.
      Server.prototype.close.call(app.server);
      setTimeout(next, FIRST_REQUEST);
    });
  });
  app.addHook('onClose', (_app, next) => {
    if (cut !== null) clearTimeout(cut);
    next();
  });
}
