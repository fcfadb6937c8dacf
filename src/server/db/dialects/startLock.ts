import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { errorCode } from '../../kernel/errorCode';

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
        if (errorCode(error) !== 'SQLITE_BUSY') throw error;
        await pause(PAUSE);
      }
    }
    return await work();
  } finally {
    lock.close();
  }
}
