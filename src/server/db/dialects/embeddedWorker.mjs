/**
 * The thread of one connection to the embedded database (`embeddedThread.ts`): it answers one statement after another,
 * in the order of asking, and waits for locks and for the disk where that holds up nobody else. Plain JavaScript in a file
 * of its own, as it runs without being built, from the sources and beside the built server alike.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

const { file, setUp } = workerData;
/** Statements that are kept prepared: those of a server are few, and the longest of them is asked once. */
const MOST_KEPT = 200;
const LONGEST_KEPT = 10_000;

let database = null;
const kept = new Map();

/** Opened by the first statement, so that a file that cannot be opened is the failure of that one. */
function opened() {
  if (database !== null) return database;
  let opening;
  try {
    opening = new Database(file);
  } catch (error) {
    // libsql gives this one no code.
    throw Object.assign(error, { code: 'SQLITE_CANTOPEN' });
  }
  try {
    for (const statement of setUp) opening.exec(statement);
  } catch (error) {
    opening.close();
    throw error;
  }
  database = opening;
  return database;
}

function prepared(sql) {
  const statement = kept.get(sql) ?? opened().prepare(sql);
  kept.delete(sql);
  if (sql.length <= LONGEST_KEPT) kept.set(sql, statement);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
  return statement;
}

/** Rows travel as arrays: their names once, not with each of them. */
function answer(sql, parameters) {
  // SQLite undoes a transaction by itself when the disk is full or fails. To undo it once more would fail, and that failure
  // would stand for the one that says why.
  if (sql === 'rollback' && !opened().inTransaction) return { changes: 0, lastId: 0 };
  const statement = prepared(sql);
  if (!statement.reader) {
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { changes, lastId: lastInsertRowid };
  }
  const rows = statement.raw().all(parameters);
  return { columns: statement.columns().map(({ name }) => name), rows };
}

function close() {
  kept.clear();
  database?.close();
  database = null;
}

/**
 * libsql leaves a statement that found the file locked neither done nor undone until its garbage is collected. Until then
 * nothing that is written on the same connection is committed, whatever it answers, and others are kept from writing.
 */
function startAnew() {
  if (database?.inTransaction) database.exec('rollback');
  close();
}

parentPort.on('message', (asked) => {
  if (asked === null) {
    close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage(answer(asked.sql, asked.parameters));
  } catch (error) {
    if (/^SQLITE_(BUSY|LOCKED)/.test(error.code)) startAnew();
    // An error as it is would arrive without its code.
    parentPort.postMessage({ failure: { name: error.name, message: error.message, code: error.code } });
  }
});
