import { SelectQueryNode, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { semaphore } from '../../kernel/semaphore';
import { databaseThread, type Answer, type DatabaseThread } from './embeddedThread';
import { DatabaseAway } from './failures';

/** How long a statement waits for another process, and a write for those of this one before it, ms. */
const PATIENCE_MS = 5000;
const COMMON = [`pragma busy_timeout = ${PATIENCE_MS}`, 'pragma cache_size = -32000'];
const WRITER = [
  // First of all: to turn the log on, and to mend it after a crash, takes a lock that another process may hold.
  ...COMMON,
  'pragma journal_mode = WAL',
  'pragma synchronous = FULL',
  'pragma foreign_keys = ON',
  // What is erased is overwritten, not only marked as free.
  'pragma secure_delete = ON',
];
const READER = [...COMMON, 'pragma query_only = ON'];

/**
 * A thread that starts when it is needed, and once more should something end it; after `close` none does. To take it
 * then throws DatabaseAway.
 */
function renewed(start: () => DatabaseThread) {
  let thread: DatabaseThread | null = null;
  let isClosed = false;
  return {
    take: (): DatabaseThread => {
      if (isClosed) throw new DatabaseAway();
      return thread === null || thread.isEnding() ? (thread = start()) : thread;
    },
    waiting: (): number => thread?.waiting() ?? 0,
    close: async (): Promise<void> => {
      isClosed = true;
      await thread?.close();
    },
  };
}

/** The threads of a database: one for all writes, in turn, and those for reads that are part of none. */
function threadsOf(file: string, readers: number) {
  const writer = renewed(() => databaseThread(file, WRITER));
  const others = Array.from({ length: readers }, () => renewed(() => databaseThread(file, READER)));
  const turn = semaphore(1, Infinity, () => new DatabaseAway(), PATIENCE_MS);
  return {
    writer: writer.take,
    hasReaders: readers > 0,
    /** One that has nothing to do: there is one for whoever has a turn to read. */
    reader: () => {
      const idle = others.find(({ waiting }) => waiting() === 0);
      if (idle === undefined) throw new DatabaseAway();
      return idle.take();
    },
    turn,
    /** Reads wait for any of them: a statement that takes long holds up nobody while another one is idle. */
    readTurn: semaphore(readers, Infinity, () => new DatabaseAway()),
    close: async () => {
      // After the writes that were asked before, and what is open; one that does not end is waited for no longer.
      const leave = await turn().catch(() => null);
      // The writer last, alone: of two that go at once, each takes the other for one that still needs the log.
      await Promise.all(others.map(({ close }) => close()));
      await writer.close();
      leave?.();
    },
  };
}
type Threads = ReturnType<typeof threadsOf>;

/** SQLite writes nothing for a `select`; readers would refuse it besides. */
const isRead = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql);

function resultOf<R>(answer: Answer): QueryResult<R> {
  if ('changes' in answer)
    return { rows: [], numAffectedRows: BigInt(answer.changes), insertId: BigInt(answer.lastId) };
  const rows: unknown[] = answer.rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [at, column] of answer.columns.entries()) row[column] = values[at];
    return row;
  });
  return { rows: rows as R[] };
}

/**
 * What Kysely takes for a connection. It decides for each statement where it goes: within a transaction to the writer, as
 * part of it; else a read to a reader, which sees all that was committed before, and anything else to the writer.
 */
class EmbeddedConnection implements DatabaseConnection {
  /** The thread of the transaction that is open, and the end of its turn. */
  #open: { readonly thread: DatabaseThread; readonly leave: () => void } | null = null;

  constructor(private readonly threads: Threads) {}

  async executeQuery<R>(question: CompiledQuery): Promise<QueryResult<R>> {
    return resultOf<R>(await this.#answer(question));
  }

  // Nothing is read in parts.
  async *streamQuery<R>(question: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(question);
  }

  async #answer(question: CompiledQuery): Promise<Answer> {
    const { sql, parameters } = question;
    // A transaction's thread that has ended took the transaction with it: no other one goes on with it.
    if (this.#open !== null) return this.#open.thread.ask(sql, parameters);
    const reads = isRead(question) && this.threads.hasReaders;
    const leave = await (reads ? this.threads.readTurn() : this.threads.turn());
    try {
      const thread = reads ? this.threads.reader() : this.threads.writer();
      return await thread.ask(sql, parameters);
    } finally {
      leave();
    }
  }

  async begin(): Promise<void> {
    const leave = await this.threads.turn();
    try {
      const thread = this.threads.writer();
      // With the lock of a writer from the start: what it reads is then still so when it writes.
      await thread.ask('begin immediate');
      this.#open = { thread, leave };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** A commit that fails leaves the transaction open, for Kysely to undo. */
  async commit(): Promise<void> {
    await this.#open?.thread.ask('commit');
    this.#close();
  }

  async rollback(): Promise<void> {
    try {
      await this.#open?.thread.ask('rollback');
    } finally {
      this.#close();
    }
  }

  #close(): void {
    this.#open?.leave();
    this.#open = null;
  }
}

/**
 * Kysely's way to a database file whose connections live in threads, so that no statement holds up the server. With no
 * thread for reading, reads take their turn among the writes.
 */
export function embeddedDriver(file: string, readers: number): Driver {
  const threads = threadsOf(file, readers);
  return {
    init: async () => {
      // Before there are readers: the writer turns the log on.
      try {
        await threads.writer().ask('select 1');
      } catch (error) {
        // Kysely ends no driver that has not begun.
        await threads.close();
        throw error;
      }
    },
    acquireConnection: () => Promise.resolve(new EmbeddedConnection(threads)),
    beginTransaction: (connection: EmbeddedConnection) => connection.begin(),
    commitTransaction: (connection: EmbeddedConnection) => connection.commit(),
    rollbackTransaction: (connection: EmbeddedConnection) => connection.rollback(),
    // It holds nothing but its transaction.
    releaseConnection: () => Promise.resolve(),
    destroy: async () => {
      await threads.close();
    },
  };
}
