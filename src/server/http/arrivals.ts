import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { concurrencySlots, slotOr } from '../kernel/concurrencySlots';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { oneAddress } from '../rules/networkAddress';
import type { Bounds } from './bounds';

/** How often bodies that are arriving are looked at; those that take longer than the second are slow. ms. */
const EVERY = 250;
const SLOW = 1000;
/** What nearly every body stays below, bytes. */
const SMALL = 16_384;
/** A larger body that has not arrived when a small one had to must go on arriving at this rate, bytes a second. */
const LEAST_RATE = 4096;
/** All slow bodies together hold so much at most, bytes. */
const MOST_HELD = 64 * 1_048_576;

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly address: string;
  readonly isSmall: boolean;
  /** ms, by a clock that only goes on. */
  readonly since: number;
  /** What had been read on the connection by then. */
  readonly before: number;
}

/** What only says that it is a form, a GET for one, is read and answered like any other call. */
export const sendsForm = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
const sendsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const sendsSmall = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= SMALL;

const tooSlow = () => new HttpError(408, said('tooSlow'));

/**
 * Keeps bounded what JSON bodies hold while they arrive. Only what is large takes a place from the start; a small body
 * counts once it is slow, and then by what has arrived of it: many who send next to nothing stand in nobody's way. It has
 * to be there soon, and a larger one has to go on arriving, else it is given up with 408. Forms have bounds of their own.
 */
export function arrivals(app: FastifyInstance, bounds: Bounds): void {
  const enter = concurrencySlots(bounds.arriving, bounds.arrivingFromOne);
  const arriving = new Map<FastifyRequest, Arriving & { readonly leave: () => void }>();
  const arrived = (request: FastifyRequest): void => {
    arriving.get(request)?.leave();
    arriving.delete(request);
  };

  const look = (): void => {
    const now = performance.now();
    const slowFrom = new Map<string, number>();
    let held = 0;
    for (const { request, reply, address, isSmall, since, before } of arriving.values()) {
      const age = now - since;
      const bytes = request.raw.socket.bytesRead - before;
      const patience = isSmall ? bounds.smallBodyPatience : bounds.bodyPatience;
      const due = isSmall ? 0 : ((age - bounds.smallBodyPatience) / 1000) * LEAST_RATE;
      const giveUp = (refusal: HttpError): void => {
        arrived(request);
        if (!reply.sent) void reply.header('Connection', 'close').send(refusal);
      };
      if (age > patience || bytes < due) giveUp(tooSlow());
      else if (age > SLOW) {
        const own = (slowFrom.get(address) ?? 0) + 1;
        if (own > bounds.slowFromOne) slotOr('one', giveUp);
        else if (held + bytes > MOST_HELD) slotOr('all', giveUp);
        else {
          slowFrom.set(address, own);
          held += bytes;
        }
      }
    }
  };
  const timer = setInterval(look, EVERY);
  timer.unref();
  app.addHook('onClose', (_app, next) => {
    clearInterval(timer);
    next();
  });

  app.addHook('onRequest', (request, reply, next) => {
    if (!sendsBody(request) || sendsForm(request)) {
      next();
      return;
    }
    const address = oneAddress(request.ip);
    const isSmall = sendsSmall(request);
    const place = isSmall ? () => undefined : enter(address);
    const leave = slotOr(place, next);
    if (leave === null) return;
    const before = request.raw.socket.bytesRead;
    arriving.set(request, { request, reply, address, isSmall, since: performance.now(), before, leave });
    // Also when the sender hangs up in the middle, of which no hook is told.
    reply.raw.once('close', () => arrived(request));
    next();
  });
  app.addHook('preValidation', (request, _reply, next) => {
    arrived(request);
    next();
  });
  app.addHook('onResponse', (request, _reply, next) => {
    arrived(request);
    next();
  });
}
