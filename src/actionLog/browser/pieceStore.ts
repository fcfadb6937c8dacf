import { LIMITS } from '../format';
import type { Piece } from '../writeLog';
import type { Kept, PieceDatabase } from './pieceDatabase';

export const VISITOR = 'visitor';

const partOf = (key: string): string => key.split(' ')[0] ?? '';

/** The log store of one page load. `owner`: asked at each write, as a login changes it. */
export function pieceStore(database: PieceDatabase, owner: () => string, now: () => number) {
  let open = true;
  let written = 0;
  const clear = async (parts: readonly string[]): Promise<void> => {
    const keys = (await database.entries()).map(([key]) => key);
    await database.remove(keys.filter((key) => parts.includes(partOf(key))));
  };
  /** What somebody may export: their own, and what led to their login. */
  const mayRead = (kept: Kept): boolean => [owner(), VISITOR].includes(kept.owner);
  return {
    clear,
    append: async ({ part, text }: Piece): Promise<void> => {
      if (!open) return;
      written += 1;
      await database.set(`${part} ${String(written).padStart(6, '0')}`, { owner: owner(), at: now(), text });
    },
    /** All pieces, the oldest first. */
    read: async (): Promise<readonly Piece[]> =>
      (await database.entries()).flatMap(([key, kept]) =>
        open && mayRead(kept) ? [{ part: partOf(key), text: kept.text }] : [],
      ),
    /** Removes what is too old, too much, or another user's. */
    tidy: async (): Promise<void> => {
      // A part is of use as a whole: it goes by its newest piece, or when one of its pieces is too much.
      const [gone, met] = [new Set<string>(), new Set<string>()];
      let size = 0;
      for (const [key, kept] of [...(await database.entries())].reverse()) {
        const part = partOf(key);
        if (mayRead(kept)) size += kept.text.length;
        const isOld = !met.has(part) && now() - kept.at > LIMITS.ageMs;
        if (!mayRead(kept) || isOld || size > LIMITS.bytes) gone.add(part);
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
