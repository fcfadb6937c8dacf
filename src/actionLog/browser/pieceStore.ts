import { LIMITS } from '../format';
import type { LogStore } from '../recorder';

/** One piece as it is kept. */
export interface Kept {
  /** Whose it is: a user's id, or `VISITOR`. */
  readonly owner: string;
  /** ms since 1970. */
  readonly at: number;
  readonly text: string;
}
/** Where pieces lie, by key; tests hand in one in memory. Each call may reject. */
export interface PieceDatabase {
  readonly set: (key: string, kept: Kept) => Promise<void>;
  readonly entries: () => Promise<readonly (readonly [string, Kept])[]>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Removes everything in one step. */
  readonly clear: () => Promise<void>;
}

export const VISITOR = 'visitor';

const partOf = (key: string): string => key.split(' ')[0] ?? '';
/** Whether `owner` may export it: their own, and what led to their login. */
const mayRead = (owner: string, kept: Kept): boolean => kept.owner === owner || kept.owner === VISITOR;

/** The log store of one page load. `owner`: asked at each write, as a login changes it. */
export function pieceStore(database: PieceDatabase, owner: () => string, now: () => number) {
  let open = true;
  let written = 0;
  const sorted = async () => [...(await database.entries())].sort(([a], [b]) => (a < b ? -1 : 1));
  const clear = async (parts: readonly string[]): Promise<void> => {
    const keys = (await sorted()).map(([key]) => key);
    await database.remove(keys.filter((key) => parts.includes(partOf(key))));
  };
  const store: LogStore = {
    append: async ({ part, text }) => {
      if (!open) return;
      written += 1;
      await database.set(`${part} ${String(written).padStart(6, '0')}`, { owner: owner(), at: now(), text });
    },
    read: async () =>
      (await sorted()).flatMap(([key, kept]) =>
        open && mayRead(owner(), kept) ? [{ part: partOf(key), text: kept.text }] : [],
      ),
    clear,
  };
  return {
    ...store,
    /** Removes what is too old, too much, or another user's. */
    tidy: async (): Promise<void> => {
      // A part is of use as a whole: it goes by its newest piece, or when one of its pieces is too much.
      const [gone, met] = [new Set<string>(), new Set<string>()];
      let size = 0;
      for (const [key, kept] of (await sorted()).reverse()) {
        const part = partOf(key);
        const isMine = mayRead(owner(), kept);
        if (isMine) size += kept.text.length;
        if (!isMine || size > LIMITS.bytes || (!met.has(part) && now() - kept.at > LIMITS.ageMs)) gone.add(part);
        met.add(part);
      }
      if (gone.size > 0) await clear([...gone]);
    },
    /** Removes everything at once and keeps nothing more: the person has left. */
    leave: async (): Promise<void> => {
      open = false;
      await database.clear();
    },
  };
}
