import { join } from 'node:path';
import Database from 'libsql';

/** How often a process that waits looks again, ms. */
const PAUSE = 100;

/**
 * Runs `work` while no other process prepares the same data folder. A lock on a file of its own, which goes with the
 * process that holds it, however that ends; the database itself stays free for `work`.
 */
export async function oneAtATime<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = new Database(join(dataDir, 'start.lock'));
  try {
    for (;;) {
      try {
        lock.exec('begin exclusive');
        break;
      } catch (error) {
        const isHeld = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
        if (!isHeld) throw error;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
    return await work();
  } finally {
    lock.close();
  }
}
