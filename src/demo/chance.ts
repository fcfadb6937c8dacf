import type { Random } from './art/random';

/** A record id: 24 hex digits, the next of the generator. */
export function nextId({ next }: Random): string {
  const part = () =>
    Math.floor(next() * 0x100000000)
      .toString(16)
      .padStart(8, '0');
  return part() + part() + part();
}

/** A copy in random order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const other = random.int(0, i);
    const a = copy[i];
    const b = copy[other];
    if (a !== undefined && b !== undefined) [copy[i], copy[other]] = [b, a];
  }
  return copy;
}

/** Gives the items of a list in random order, each once before any comes again, and never the same twice running. */
export class Deck<T> {
  private readonly items: readonly T[];
  private left: T[] = [];
  private last: T | undefined = undefined;

  constructor(
    items: readonly T[],
    private readonly random: Random,
  ) {
    if (items.length === 0) throw new Error('a deck needs items');
    this.items = items;
  }

  draw(): T {
    if (this.left.length === 0) {
      this.left = shuffled(this.items, this.random);
      if (this.items.length > 1 && this.left.at(-1) === this.last) this.left.reverse();
    }
    const item = this.left.pop();
    if (item === undefined) throw new Error('a deck needs items');
    this.last = item;
    return item;
  }

  /** Several different ones; at most as many as there are. */
  several(count: number): T[] {
    const taken = new Set<T>();
    const most = Math.min(count, new Set(this.items).size);
    while (taken.size < most) taken.add(this.draw());
    return [...taken];
  }
}

/** One of a list by weight; the weights belong to the items in order. */
export function weighted<T>(items: readonly [T, ...T[]], weights: readonly number[], random: Random): T {
  let at = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, item] of items.entries()) {
    at -= weights[i] ?? 0;
    if (at < 0) return item;
  }
  return items[0];
}
