import type { Refusal } from './refusal';

/** Asks for a turn, and resolves with what ends it. Throws the refusal when too many wait already. */
export type Enter = () => Promise<() => void>;

/**
 * Lets work through a few at a time, in its order, and `mostWaiting` wait for their turn, so that memory stays bounded.
 * `refused` says what the next ones are told.
 */
export function turns(atOnce: number, mostWaiting: number, refused: () => Refusal): Enter {
  let running = 0;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    // Whoever ends hands the turn on, so that nobody slips in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return async () => {
    if (running < atOnce) {
      running += 1;
      return leave;
    }
    if (waiting.length >= mostWaiting) throw refused();
    await new Promise<void>((go) => waiting.push(go));
    return leave;
  };
}
