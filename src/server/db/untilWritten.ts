import { writesKnown } from './dialects/generation';
import type { Db } from './schema';

/** Nothing that is kept is older, ms: another process may have written, and nobody looked yet. */
const OLDEST = 1000;

/**
 * Keeps what is read of a database until something is written that public pages show, as far as this process knows: for
 * what nearly every question asks, and few writes change. A transaction that writes it reads past this.
 */
export function untilWritten<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const kept = new WeakMap<Db, { readonly writes: number; readonly at: number; readonly value: Promise<T> }>();
  return (db) => {
    const before = kept.get(db);
    const [writes, at] = [writesKnown(), performance.now()];
    if (before?.writes === writes && at - before.at < OLDEST) return before.value;
    const value = read(db);
    kept.set(db, { writes, at, value });
    // What failed is asked again.
    value.catch(() => kept.delete(db));
    return value;
  };
}
