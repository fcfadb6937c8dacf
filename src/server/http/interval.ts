import type { FastifyInstance } from 'fastify';

/**
 * Does `work` every so many ms while the server runs, never twice at a time; a failure is logged with `words` and the
 * next round tries again. The server's end waits for the round that runs.
 */
export function interval(app: FastifyInstance, everyMs: number, work: () => Promise<void>, words: string): void {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => {
        app.log.warn({ err: error }, words);
      })
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
