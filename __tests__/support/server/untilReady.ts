import type { ChildProcess } from 'node:child_process';
import { patient } from '../patience';

const PAUSE_MS = 25;

/** Waits until a server says that it is ready. Throws with what it `said` when its process ends or the time is over. */
export async function untilReady(
  origin: string,
  child: Pick<ChildProcess, 'exitCode' | 'signalCode'>,
  { patienceMs = patient(60_000), said = () => '' }: { patienceMs?: number; said?: () => string } = {},
): Promise<void> {
  const until = Date.now() + patienceMs;
  while ((await fetch(`${origin}/readyz`).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until)
      throw new Error(`The server did not start:\n${said()}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
