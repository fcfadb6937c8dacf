import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import { Pool, TypeOverrides, type PoolClient } from 'pg';
import { DatabaseAway } from './failures';
import { notingWrites } from './generation';

/** Connections of one process; a database takes about a hundred from all of them. */
const MOST_CONNECTIONS = 10;
/** How long a request waits for a free or a new connection, ms. */
const CONNECT_TIMEOUT_MS = 5000;
/** How long the database works on one statement, ms. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A connection that is in use for longer has lost its database without a word, ms. */
const LONGEST_USE_MS = 45_000;
/** An idle connection is closed after this, ms. */
const IDLE_MS = 30_000;
/** These stay: by them a restore sees that a server is running, however quiet it is. */
const FEWEST_CONNECTIONS = 1;

const INT8 = 20;
const NUMERIC = 1700;

/** Counts and sums as numbers; none of ours comes near 2^53. */
function numberTypes(): TypeOverrides {
  const types = new TypeOverrides();
  for (const type of [INT8, NUMERIC]) types.setTypeParser(type, Number);
  return types;
}

/** Gives up connections whose database neither answers nor hangs up, so that those who wait are told. */
function watch(pool: Pool, longestUse: number): void {
  const watched = new Map<PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (client) => {
    const timer = setTimeout(() => {
      client.end().catch(() => undefined);
    }, longestUse);
    watched.set(client, timer.unref());
  });
  pool.on('release', (_error, client) => {
    clearTimeout(watched.get(client));
    watched.delete(client);
  });
}

interface Patience {
  /** Nothing is bounded in time: for the preparation of a database. */
  readonly patient?: boolean;
  /** ms. */
  readonly longestUse?: number;
  /** ms. */
  readonly idle?: number;
}

/** The pool of an address such as postgres://user:password@host/database. */
function postgresPool(url: string, { patient = false, longestUse = LONGEST_USE_MS, idle = IDLE_MS }: Patience): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'gruham',
    min: FEWEST_CONNECTIONS,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: idle,
    keepAlive: true,
    types: numberTypes(),
    ...(patient ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS }),
  });
  // A connection that breaks is replaced by the next one. Unheard, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  if (!patient) watch(pool, longestUse);
  return pool;
}

/** A driver whose failures to connect say nothing of the address. */
class PrivateDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw new DatabaseAway(error);
    }
  }
}

class PrivateDialect extends PostgresDialect {
  constructor(private readonly config: PostgresDialectConfig) {
    super(config);
  }

  override createDriver(): Driver {
    return notingWrites(new PrivateDriver(this.config));
  }
}

/** PostgreSQL. Statements have no names, so that a pooler may stand in between. This folder alone speaks its own words. */
export const postgresDialect = (url: string, patience: Patience = {}): PostgresDialect =>
  new PrivateDialect({ pool: postgresPool(url, patience) });
