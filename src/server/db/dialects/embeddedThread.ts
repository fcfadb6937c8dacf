import { Worker } from 'node:worker_threads';
import { DatabaseAway } from './failures';

const SOURCE = new URL('./embeddedWorker.mjs', import.meta.url);

interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
}

/** What a statement came to: rows, or how many it changed. */
export type Answer =
  | { readonly columns: readonly string[]; readonly rows: readonly (readonly unknown[])[] }
  | { readonly changes: number; readonly lastId: number };

interface Waiting {
  readonly done: (answer: Answer) => void;
  readonly failed: (error: Error) => void;
}

/** A connection to the embedded database in a thread of its own. */
export interface DatabaseThread {
  /** Runs a statement after those that were asked before. Throws SQLite's errors with their `code`. */
  readonly ask: (sql: string, parameters?: readonly unknown[]) => Promise<Answer>;
  /** How many statements it has not answered yet. */
  readonly waiting: () => number;
  /** Whether it answers nothing more: it was closed, or something ended it. Another one takes its place then. */
  readonly isEnding: () => boolean;
  /** Closes the connection after what was asked before, and ends the thread. */
  readonly close: () => Promise<void>;
}

const asError = ({ name, message, code }: Failure): Error => Object.assign(new Error(message), { name, code });

/** Starts the thread of a connection to a file; `setUp` are the statements that the connection begins with. */
export function databaseThread(file: string, setUp: readonly string[]): DatabaseThread {
  // Nothing of what started this process is loaded there: a plain file needs none of it.
  const worker = new Worker(SOURCE, { workerData: { file, setUp }, execArgv: [] });
  // It keeps the process alive while somebody waits for it, as a file that is open would not.
  worker.unref();
  const waiting: Waiting[] = [];
  let isEnding = false;
  const end = (reason?: unknown): void => {
    isEnding = true;
    for (const { failed } of waiting.splice(0)) failed(new DatabaseAway(reason));
  };
  const exited = new Promise<void>((done) => {
    worker.once('exit', () => {
      end();
      done();
    });
  });
  worker.once('error', end);
  worker.on('message', (told: Answer | { readonly failure: Failure }) => {
    const first = waiting.shift();
    if (waiting.length === 0 && !isEnding) worker.unref();
    if (first === undefined) return;
    if ('failure' in told) first.failed(asError(told.failure));
    else first.done(told);
  });
  return {
    ask: (sql, parameters = []) =>
      new Promise((done, failed) => {
        if (isEnding) {
          failed(new DatabaseAway());
          return;
        }
        if (waiting.length === 0) worker.ref();
        waiting.push({ done, failed });
        worker.postMessage({ sql, parameters });
      }),
    waiting: () => waiting.length,
    isEnding: () => isEnding,
    close: () => {
      if (!isEnding) {
        isEnding = true;
        worker.ref();
        worker.postMessage(null);
      }
      return exited;
    },
  };
}
