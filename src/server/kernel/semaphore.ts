/** Asks for a turn, and resolves with what ends it. Throws the refusal when too many wait already, or it took too long. */
type Enter = () => Promise<() => void>;

/**
 * Lets work through a few at a time, in its order, and `mostWaiting` wait for their turn, so that memory stays bounded;
 * with a `patience`, none of them longer than so many ms. `refused` says what the others are told.
 */
export function semaphore(atOnce: number, mostWaiting: number, refused: () => Error, patience?: number): Enter {
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
    await new Promise<void>((go, giveUp) => {
      const begin = (): void => {
        clearTimeout(timer);
        go();
      };
      const timer =
        patience === undefined
          ? undefined
          : setTimeout(() => {
              waiting.splice(waiting.indexOf(begin), 1);
              giveUp(refused());
            }, patience);
      waiting.push(begin);
    });
    return leave;
  };
}

/** `semaphore` for each of many by itself, told apart by a key; nothing is kept of who neither works nor waits. */
export function semaphorePerKey(
  atOnce: number,
  mostWaiting: number,
  refused: () => Error,
  patience?: number,
): (key: string) => ReturnType<Enter> {
  const lines = new Map<string, { readonly enter: Enter; present: number }>();
  return async (key) => {
    const line = lines.get(key) ?? { enter: semaphore(atOnce, mostWaiting, refused, patience), present: 0 };
    lines.set(key, line);
    line.present += 1;
    const gone = (): void => {
      line.present -= 1;
      if (line.present === 0) lines.delete(key);
    };
    try {
      const leave = await line.enter();
      return () => {
        leave();
        gone();
      };
    } catch (error) {
      gone();
      throw error;
    }
  };
}
