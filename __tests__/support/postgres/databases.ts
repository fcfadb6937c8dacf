import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { openDatabase, type OpenDatabase } from '@/server/db/open';
import type { Db } from '@/server/db/schema';
import { beginWith } from '../templates/templates';

const TEMPLATE = 'gruham_template';
/** Where a database keeps, beside its tables, the rows that they had at first. */
const AT_FIRST = 'at_first';
/** Of all test files, one makes a template. */
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

/** What a new database holds: under the same name the same rows. */
export interface Filling {
  readonly name: string;
  readonly fill: (db: Db) => Promise<void>;
}

const templateOf = (filling?: Filling): string =>
  filling === undefined ? TEMPLATE : `${TEMPLATE}_${filling.name.replaceAll('-', '_')}`;

/** Makes, once a run, the database with whose tables and rows others begin. */
async function ensureTemplate(client: Client, dataDir: string, filling?: Filling): Promise<void> {
  const template = templateOf(filling);
  const isThere = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [template])).rowCount === 1;
  if (await isThere()) return;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    if (await isThere()) return;
    const unfinished = `${template}_new`;
    await client.query(`create database ${unfinished}`);
    const { db } = await openDatabase({ dataDir, databaseUrl: addressOf(unfinished) });
    await filling?.fill(db);
    await db.destroy();
    await asked(keepRows, addressOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

interface Table {
  readonly name: string;
  /** Their names in their order. */
  readonly columns: string;
}

async function tablesOf(client: Client, schema = 'public'): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select relname as name, string_agg(attname, ', ' order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = $1::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
     group by relname order by relname`,
    [schema],
  );
  return rows.filter(({ name }) => !name.startsWith('kysely_'));
}

/** Keeps a copy of all rows for those tests that use the database later. */
async function keepRows(client: Client): Promise<void> {
  const tables = await tablesOf(client);
  await client.query(
    [
      `create schema ${AT_FIRST}`,
      ...tables.map(({ name }) => `create table ${AT_FIRST}.${name} as table public.${name}`),
    ].join(';'),
  );
}

/** Gives a database the rows that it had at first; false when its tables are others now. */
const restored = (name: string): Promise<boolean> =>
  asked(async (client) => {
    const kept = await tablesOf(client, AT_FIRST);
    if (!isDeepStrictEqual(await tablesOf(client), kept)) return false;
    await client.query(
      [
        // In this role nothing checks who refers to whom.
        'set session_replication_role = replica',
        ...kept.map((table) => `delete from ${table.name}`),
        ...kept.map((table) => `insert into ${table.name} overriding system value table ${AT_FIRST}.${table.name}`),
      ].join(';'),
    );
    return true;
  }, addressOf(name));

/** The databases in use, by the data folder that each belongs to. */
const names = new Map<string, string>();
/** Those that a test of this file is done with, as they were at first, by their templates: a new one takes far longer. */
const free = new Map<string, string[]>();
/** The templates of those that can be used again. */
const templates = new Map<string, string>();

async function drop(all: readonly string[]): Promise<void> {
  await asked(async (client) => {
    for (const name of all) await client.query(`drop database ${name} with (force)`);
  });
}
/** From here on nothing is kept for a next test; hooks run in the order of their making, and this is the first. */
let isLast = false;
afterAll(async () => {
  isLast = true;
  const all = [...free.values()].flat();
  if (all.length > 0) await drop(all);
});

/** Which database belongs to a data folder; null for the embedded one in the folder itself. */
export function databaseUrlOf(dataDir: string): string | null {
  const name = names.get(dataDir);
  return name === undefined ? null : addressOf(name);
}

/** The environment of a server process on a data folder, whatever the one of this run names. */
export const databaseEnv = (dataDir: string): { readonly DATABASE_URL: string } => ({
  DATABASE_URL: databaseUrlOf(dataDir) ?? '',
});

/** `empty`: without any table, as an operator makes one. */
type Beginning = { readonly empty?: false; readonly filling?: Filling | undefined } | { readonly empty: true };

/**
 * A new database for a data folder, where the run is on PostgreSQL; false when the folder has one already. Does nothing
 * in a run on the embedded database, whose file opens by itself.
 */
export async function newDatabase(dataDir: string, beginning: Beginning = {}): Promise<boolean> {
  if (!isOnPostgres() || names.has(dataDir)) return false;
  const template = beginning.empty === true ? null : templateOf(beginning.filling);
  const used = template === null ? undefined : free.get(template)?.pop();
  const name = used ?? `t_${randomBytes(8).toString('hex')}`;
  if (used === undefined) {
    await asked(async (client) => {
      if (beginning.empty !== true) await ensureTemplate(client, dataDir, beginning.filling);
      await client.query(`create database ${name}${template === null ? '' : ` template ${template}`}`);
    });
    if (template !== null) templates.set(name, template);
  }
  names.set(dataDir, name);
  return true;
}

/** Ends the use of a folder's database. */
export async function dropDatabase(dataDir: string): Promise<void> {
  const name = names.get(dataDir);
  if (name === undefined) return;
  names.delete(dataDir);
  const template = templates.get(name);
  if (!isLast && template !== undefined && (await restored(name))) {
    free.set(template, [...(free.get(template) ?? []), name]);
  } else {
    await drop([name]);
  }
}

/**
 * A folder's database, made when there is none yet, with what `filling` puts into it. To start threads for reading would
 * take longer than most tests.
 */
export async function openTestDatabase(
  dataDir: string,
  { readers = 0, filling }: { readonly readers?: number; readonly filling?: Filling } = {},
): Promise<OpenDatabase> {
  const makeTemplate = async (folder: string) => {
    const { db } =
      filling === undefined
        ? await openDatabase({ dataDir: folder, databaseUrl: null }, { readers: 0 })
        : await openTestDatabase(folder);
    await filling?.fill(db);
    await db.destroy();
  };
  const isFilled = isOnPostgres()
    ? await newDatabase(dataDir, { filling })
    : await beginWith(filling?.name ?? 'tables', dataDir, makeTemplate);
  const opened = await openDatabase({ dataDir, databaseUrl: databaseUrlOf(dataDir) }, { readers });
  if (!isFilled) await filling?.fill(opened.db);
  return opened;
}
