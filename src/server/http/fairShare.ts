import type { FastifyInstance, FastifyRequest } from 'fastify';
import { concurrencySlots, slotOr } from '../kernel/concurrencySlots';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { semaphorePerKey } from '../kernel/semaphore';
import { oneAddress } from '../rules/networkAddress';
import { sendsForm } from './arrivals';
import type { Bounds } from './bounds';
import { rounds } from './rounds';

/** Those who watch over the server are answered however busy it is. */
const HEALTH = new Set<string | undefined>(['/healthz', '/readyz']);

const busy = () => new HttpError(503, said('busy'), 2);

/**
 * Shares the work between network addresses: of each a few requests are in work at a time, the others wait in a line of
 * that address, so that one who asks very much is in nobody else's way. What was answered and is not read yet counts as
 * well, in all and for each address, which keeps the memory bounded. A form arrives slowly, and waits in no line. Answers
 * what tells how many requests wait.
 */
export function fairShare(app: FastifyInstance, bounds: Bounds): () => number {
  const turn = semaphorePerKey(bounds.turnsOfOne, Infinity, busy, bounds.turnPatience);
  const begin = rounds(app.server, bounds.beginsOfRound);
  const enter = concurrencySlots(bounds.working, bounds.workingFromOne);
  const turnsTaken = new WeakMap<FastifyRequest, () => void>();
  let waiting = 0;
  const wait = async (address: string): Promise<() => void> => {
    waiting += 1;
    try {
      const end = await turn(address);
      await begin();
      return end;
    } finally {
      waiting -= 1;
    }
  };

  app.addHook('preValidation', async (request, reply) => {
    if (HEALTH.has(request.routeOptions.url)) return;
    const address = oneAddress(request.ip);
    if (!sendsForm(request)) {
      const end = await wait(address);
      if (reply.raw.closed) {
        end();
        // Nobody waits for it any more.
        reply.hijack();
        return;
      }
      turnsTaken.set(request, end);
    }
    const leave = slotOr(enter(address), (refusal) => {
      throw refusal;
    });
    if (leave !== null) reply.raw.once('close', leave);
  });
  // Not when the caller hangs up: the work goes on to its end.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    turnsTaken.get(request)?.();
    turnsTaken.delete(request);
    next();
  });
  return () => waiting;
}
