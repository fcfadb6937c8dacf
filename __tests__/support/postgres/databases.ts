import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from '@/server/db/open';
import type { Db } from '@/server/db/schema';
import { beginWith } from '../templates/templates';

const TEMPLATE = 'gruham_template';
/** Of all test files, one makes the template. */
const TEMPLATE_LOCK = 1;

/** The address of the run's PostgreSQL; null in a run on the embedded database. */
const serverUrl = (): string | null => process.env['TEST_DATABASE_URL'] ?? null;

export const isOnPostgres = (): boolean => serverUrl() !== null;

function addressOf(database: string): string {
  const url = new URL(serverUrl() ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function asked<T>(work: (client: Client) => Promise<T>, url = serverUrl() ?? ''): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes, once a run, the database whose tables every other one begins with. */
async function ensureTemplate(client: Client, dataDir: string): Promise<void> {
  const isThere = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])).rowCount === 1;
  if (await isThere()) return;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await isThere()) return;
    const unfinished = `${TEMPLATE}_new`;
    await client.query(`create database ${unfinished}`);
    const { db } = await openDatabase({ dataDir, databaseUrl: addressOf(unfinished) });
    await db.destroy();
    await client.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

/** The databases in use, by the data folder that each belongs to. */
const names = new Map<string, string>();
/** The tables that each had at first. */
const tables = new Map<string, readonly string[]>();
/** Those that a test of this file is done with, emptied: making a new one takes far longer. */
const free: string[] = [];

async function drop(all: readonly string[]): Promise<void> {
  await asked(async (client) => {
    for (const name of all) await client.query(`drop database ${name} with (force)`);
  });
}
/** From here on nothing is kept for a next test; hooks run in the order of their making, and this is the first. */
let isLast = false;
afterAll(async () => {
  isLast = true;
  if (free.length > 0) await drop(free.splice(0));
});

async function tablesOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ tablename }) => tablename);
}

/** Empties a database for the next test; false when it cannot be what it was at first. */
const emptied = (name: string): Promise<boolean> =>
  asked(async (client) => {
    const now = await tablesOf(client);
    if (now.join() !== tables.get(name)?.join()) return false;
    const own = now.filter((table) => !table.startsWith('kysely_'));
    // In this role nothing checks who refers to whom.
    await client.query(
      ['set session_replication_role = replica', ...own.map((table) => `delete from ${table}`)].join(';'),
    );
    return true;
  }, addressOf(name));

/** Which database belongs to a data folder; null for the embedded one in the folder itself. */
export function databaseUrlOf(dataDir: string): string | null {
  const name = names.get(dataDir);
  return name === undefined ? null : addressOf(name);
}

/** The environment of a server process on a data folder, whatever the one of this run names. */
export const databaseEnv = (dataDir: string): { readonly DATABASE_URL: string } => ({
  DATABASE_URL: databaseUrlOf(dataDir) ?? '',
});

/**
 * A new database for a data folder, where the run is on PostgreSQL: with its tables, or `empty`, as an operator makes
 * one. Does nothing in a run on the embedded database, whose file opens by itself.
 */
export async function newDatabase(dataDir: string, { empty = false } = {}): Promise<void> {
  if (!isOnPostgres() || names.has(dataDir)) return;
  const used = empty ? undefined : free.pop();
  const name = used ?? `t_${randomBytes(8).toString('hex')}`;
  if (used === undefined) {
    await asked(async (client) => {
      if (!empty) await ensureTemplate(client, dataDir);
      await client.query(`create database ${name}${empty ? '' : ` template ${TEMPLATE}`}`);
    });
    if (!empty) tables.set(name, await asked(tablesOf, addressOf(name)));
  }
  names.set(dataDir, name);
}

/** Ends the use of a folder's database. */
export async function dropDatabase(dataDir: string): Promise<void> {
  const name = names.get(dataDir);
  if (name === undefined) return;
  names.delete(dataDir);
  if (!isLast && (await emptied(name))) free.push(name);
  else await drop([name]);
}

/** What a new database holds: under the same name the same rows. */
export interface Filling {
  readonly name: string;
  readonly fill: (db: Db) => Promise<void>;
}

/**
 * A folder's database, made when there is none yet, with what `filling` puts into it. To start threads for reading would
 * take longer than most tests.
 */
export async function openTestDatabase(
  dataDir: string,
  { readers = 0, filling }: { readonly readers?: number; readonly filling?: Filling } = {},
): Promise<OpenDatabase> {
  await newDatabase(dataDir);
  const databaseUrl = databaseUrlOf(dataDir);
  const makeTemplate = async (folder: string) => {
    const { db } =
      filling === undefined
        ? await openDatabase({ dataDir: folder, databaseUrl: null }, { readers: 0 })
        : await openTestDatabase(folder);
    await filling?.fill(db);
    await db.destroy();
  };
  const isFilled = databaseUrl === null && (await beginWith(filling?.name ?? 'tables', dataDir, makeTemplate));
  const opened = await openDatabase({ dataDir, databaseUrl }, { readers });
  if (!isFilled) await filling?.fill(opened.db);
  return opened;
}
