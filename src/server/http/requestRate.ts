import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SKEW, spend, type Measure } from '../db/queries/limits';
import type { Db } from '../db/schema';
import type { Config } from '../kernel/config';
import { HttpError } from '../kernel/httpError';
import { said } from '../kernel/said';
import { oneAddress } from '../rules/networkAddress';
import { hashToken, sha256 } from '../rules/tokens';
import type { Bounds } from './bounds';

const SECOND = 1000;
/** A caller who was quiet for so long may ask at once what the rate allows in this time, s. */
const BURST_S = 30;
/** An account may ask for this part of what a network address may, behind which many people can sit. */
const PART_OF_ACCOUNT = 0.1;
/** A file costs this part of a call, which asks the database. */
const PART_OF_FILE = 0.1;
/** This part of a measure is spent in memory before the database is told. */
const UNTOLD = 0.02;
/** So many callers, and so many tokens, are remembered. */
const MOST_KEPT = 20_000;

const FREE = new Set<string | undefined>(['/healthz', '/readyz']);
const FILES = new Set<string | undefined>(['/assets/*', '/uploads/*']);

interface Bucket {
  /** When it will be whole again, ms since 1970; as `free_at` in the database. */
  freeAt: number;
  /** What was spent and the database was not told of yet. */
  untold: number;
  isTelling: boolean;
}

/**
 * Measures that are spent in memory, with no wait, and told to the database now and then, which answers what other
 * processes spent: together they give at most 2 % more than the measure for each process. A database that is away is
 * told nothing, and each process counts by itself.
 */
function buckets(db: Db, measure: Measure, now: () => number) {
  const { most, every } = measure;
  const byKey = new Map<string, Bucket>();
  const isMuchUntold = ({ untold }: Bucket) => untold >= most * UNTOLD;

  const tell = async (key: string, bucket: Bucket): Promise<void> => {
    bucket.isTelling = true;
    try {
      // Again for what was spent meanwhile: it may be a while until the next call.
      while (isMuchUntold(bucket)) {
        const count = bucket.untold;
        bucket.untold = 0;
        const shared = await spend(db, sha256(key), count, measure, now());
        const together = Math.min(shared + bucket.untold * every, now() + most * every);
        bucket.freeAt = Math.max(bucket.freeAt, together);
      }
    } catch {
      // Whoever reads goes on reading while nothing can be written.
    } finally {
      bucket.isTelling = false;
    }
  };

  const added = (key: string, at: number): Bucket => {
    if (byKey.size >= MOST_KEPT) {
      for (const [other, { freeAt }] of byKey) if (freeAt <= at) byKey.delete(other);
      for (const other of byKey.keys()) {
        if (byKey.size < MOST_KEPT) break;
        byKey.delete(other);
      }
    }
    const bucket = { freeAt: at, untold: 0, isTelling: false };
    byKey.set(key, bucket);
    return bucket;
  };

  /** 0 when `cost` was taken; else how long to wait, ms. */
  return (key: string, cost: number): number => {
    const at = now();
    const last = at + (most - 1) * every;
    const known = byKey.get(key);
    // Further ahead than a measure can be: a clock was wrong.
    const bucket = known === undefined || known.freeAt > last + every + SKEW ? added(key, at) : known;
    if (bucket.freeAt > last) return bucket.freeAt - last;
    bucket.freeAt = Math.max(at, bucket.freeAt) + cost * every;
    bucket.untold += cost;
    if (isMuchUntold(bucket) && !bucket.isTelling) void tell(key, bucket);
    return 0;
  };
}

export interface RequestRate {
  /** Says whose the token of a call is, once that is known. */
  readonly isOf: (request: FastifyRequest, userId: string) => void;
}

const costOf = ({ routeOptions: { url } }: FastifyRequest): number =>
  FREE.has(url) ? 0 : FILES.has(url) ? PART_OF_FILE : 1;

/**
 * Bounds how often a network address, and an account, may ask at all, before anything is done for the call: RATE_LIMIT
 * a second for an address, and thirty times as many at once. People who are logged in do not share the measure of the
 * others at their address, so that a flood from a shared one leaves them alone; all accounts at one address have as
 * much as that address. Who asks more is answered 429, and a moment later: whoever asks in a circle then asks rarely.
 */
export function requestRate(
  app: FastifyInstance,
  { db, config, bounds, now }: { db: Db; config: Config; bounds: Bounds; now: () => number },
): RequestRate {
  const { rateLimit } = config;
  if (rateLimit === 0) return { isOf: () => undefined };
  const measure = (rate: number): Measure => ({ most: rate * BURST_S, every: SECOND / rate });
  const ofAddress = buckets(db, measure(rateLimit), now);
  const ofAccount = buckets(db, measure(Math.max(1, rateLimit * PART_OF_ACCOUNT)), now);
  /** Users by the hash of their token. It says whose measure counts, never who may do what. */
  const users = new Map<string, string>();

  const waitOf = (request: FastifyRequest, cost: number): number => {
    const address = oneAddress(request.ip);
    const { authorization } = request.headers;
    const user = authorization === undefined ? undefined : users.get(hashToken(authorization));
    if (user === undefined) return ofAddress(`requests from ${address}`, cost);
    return ofAccount(`requests of ${user}`, cost) || ofAddress(`requests of accounts from ${address}`, cost);
  };
  app.addHook('onRequest', async (request) => {
    const cost = costOf(request);
    const wait = cost === 0 ? 0 : waitOf(request, cost);
    if (wait === 0) return;
    await pause(bounds.refusalDelay);
    throw new HttpError(429, said('manyFromNetwork'), Math.ceil(wait / SECOND));
  });
  return {
    isOf: ({ headers }, userId) => {
      if (headers.authorization === undefined) return;
      const hash = hashToken(headers.authorization);
      if (users.has(hash)) return;
      const [oldest] = users.size < MOST_KEPT ? [] : users.keys();
      if (oldest !== undefined) users.delete(oldest);
      users.set(hash, userId);
    },
  };
}
