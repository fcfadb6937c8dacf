import {
  CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  TableNode,
  UpdateQueryNode,
  type DatabaseConnection,
  type Driver,
  type OperationNode,
  type QueryResult,
} from 'kysely';

/** The key in `meta` of how often something was written that public pages show. */
export const GENERATION = 'generation';

/** The tables that pages and public calls answer from. */
const SHOWN = new Set([
  'properties',
  'projects',
  'builders',
  'users',
  'cities',
  'localities',
  'home_sections',
  'search_names',
  'search_trigrams',
  'agent_reviews',
  'rera_register',
  'price_changes',
  'asking_months',
  'settings',
  'articles',
]);

let written = 0;
/** How often what public pages show was written, in any database, as far as this process knows. */
export const writesKnown = (): number => written;
/** Says that it was written: what is kept of it goes. */
export const noteWrite = (): void => {
  written += 1;
};

const RAISE = CompiledQuery.raw(
  `insert into meta (key, value) values ('${GENERATION}', '1')
   on conflict (key) do update set value = cast(cast(meta.value as bigint) + 1 as text)`,
);

const nameOf = (table: OperationNode | undefined): string | null =>
  table !== undefined && TableNode.is(table) ? table.table.identifier.name : null;

/** Whether a statement writes what pages show. */
function writesShown({ query }: CompiledQuery): boolean {
  const table = UpdateQueryNode.is(query)
    ? query.table
    : InsertQueryNode.is(query)
      ? query.into
      : DeleteQueryNode.is(query)
        ? query.from.froms[0]
        : undefined;
  return SHOWN.has(nameOf(table) ?? '');
}

/** A connection that remembers what its transaction wrote. */
class NotingConnection implements DatabaseConnection {
  inTransaction = false;
  #wrote = false;

  constructor(readonly inner: DatabaseConnection) {}

  async executeQuery<R>(question: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.inner.executeQuery<R>(question);
    this.#wrote ||= writesShown(question);
    if (!this.inTransaction) await this.raise();
    return result;
  }

  streamQuery<R>(question: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(question, chunkSize);
  }

  /** Once what was written is there for everybody: who looks before would keep the old under the new number. */
  async raise(): Promise<void> {
    const wrote = this.#wrote;
    this.#wrote = false;
    if (wrote) noteWrite();
    // What was written stays written; pages that are kept go by themselves after a while.
    if (wrote) await this.inner.executeQuery(RAISE).catch(() => undefined);
  }

  forget(): void {
    this.#wrote = false;
  }
}

/** A driver that raises the generation after each write, or transaction with one, of what public pages show. */
export function notingWrites(driver: Driver): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: async () => new NotingConnection(await driver.acquireConnection()),
    beginTransaction: async (connection: NotingConnection, settings) => {
      await driver.beginTransaction(connection.inner, settings);
      connection.inTransaction = true;
    },
    commitTransaction: async (connection: NotingConnection) => {
      await driver.commitTransaction(connection.inner);
      connection.inTransaction = false;
      await connection.raise();
    },
    rollbackTransaction: async (connection: NotingConnection) => {
      connection.inTransaction = false;
      connection.forget();
      await driver.rollbackTransaction(connection.inner);
    },
    releaseConnection: (connection: NotingConnection) => driver.releaseConnection(connection.inner),
    destroy: () => driver.destroy(),
  };
}
