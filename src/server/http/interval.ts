import type { FastifyInstance } from 'fastify';

/** Does `work` every so many ms, never twice at a time; a failure is logged with `words`. The end waits for it. */
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
