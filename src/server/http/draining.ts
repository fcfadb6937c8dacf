import type { FastifyInstance } from 'fastify';

/**
 * How the server ends: Fastify takes no new connection and waits for the requests in work before mail, counters and
 * database go. Connections that are open end with their next answer, and whoever has not finished after `patience` ms
 * is cut off.
 */
export function draining(app: FastifyInstance, patience: number): void {
  let cut: NodeJS.Timeout | null = null;
  app.addHook('onSend', async (_request, reply) => {
    if (cut !== null) void reply.header('Connection', 'close');
  });
  app.addHook('preClose', (next) => {
    cut = setTimeout(() => {
      app.server.closeAllConnections();
    }, patience);
    next();
  });
  app.addHook('onClose', (_app, next) => {
    if (cut !== null) clearTimeout(cut);
    next();
  });
}
