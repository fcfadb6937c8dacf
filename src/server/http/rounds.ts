import type { Server } from 'node:http';

/** So many rounds in a row begin nothing while new connections come. */
const MOST_SKIPPED = 64;

/**
 * Lets at most `most` pieces of work begin in each round of the event loop, in their order. Node takes one new connection a
 * round: with short rounds a newcomer, and whoever watches over the server, is not kept waiting by those who are there
 * already. While connections come nothing begins, for a moment.
 */
export function rounds(server: Server, most: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isComing = false;
  let skipped = 0;
  let isPlanned = false;
  server.on('connection', () => {
    isComing = true;
  });
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(round);
  };
  const round = (): void => {
    isPlanned = false;
    if (isComing && skipped < MOST_SKIPPED) {
      skipped += 1;
      isComing = false;
      if (waiting.length > 0) plan();
      return;
    }
    [isComing, skipped, begun] = [false, 0, 0];
    for (const begin of waiting.splice(0, most)) {
      begun += 1;
      begin();
    }
    if (begun > 0) plan();
  };
  return () => {
    plan();
    if (begun < most && waiting.length === 0 && !isComing) {
      begun += 1;
      return Promise.resolve();
    }
    return new Promise((begin) => {
      waiting.push(begin);
    });
  };
}
