/** Seeded randomness: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  range(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  /** One of the list. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
}

function hash(seed: number, salt: string): number {
  let h = (seed ^ 0x9e3779b9) | 0;
  for (const letter of salt) h = Math.imul(h ^ letter.charCodeAt(0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A generator (mulberry32) for a seed; the salt keeps kinds of the same seed apart. */
export function random(seed: number, salt: string): Random {
  let state = hash(seed, salt);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
