import type { ApiEffects } from '@/api/types';

/** ms after which a server that does not answer is not reached. */
const TIMEOUT = 10_000;

/** Whether the server answers, whatever it answers; never rejects. */
export async function reachesServer({ fetch, base }: Pick<ApiEffects, 'fetch' | 'base'>): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT);
  try {
    // `no-cors`: also an answer that may not be read is one.
    await fetch(base, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: stop.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
