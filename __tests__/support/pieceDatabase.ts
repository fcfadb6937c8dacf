import type { Kept, PieceDatabase } from '@/actionLog/browser/pieceDatabase';

/** The action log's database in memory, with its rows. */
export function memoryPieces() {
  const rows = new Map<string, Kept>();
  const database: PieceDatabase = {
    set: async (key, kept) => void rows.set(key, kept),
    entries: async () => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)),
    remove: async (keys) => keys.forEach((key) => rows.delete(key)),
    clear: async () => rows.clear(),
  };
  return { rows, database };
}
