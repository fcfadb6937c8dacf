import { LIMITS } from '../format';
import type { LogStore, Piece } from '../logStore';

/** One piece as it is kept. */
export interface Kept {
  /** Whose it is: a user's id, or `VISITOR`. */
  readonly owner: string;
  readonly session: string;
  /** ms since 1970. */
  readonly at: number;
  readonly text: string;
}
/** Where pieces lie, by key; tests hand in one in memory. Each call may reject. */
export interface PieceDatabase {
  readonly set: (key: string, kept: Kept) => Promise<void>;
  readonly entries: () => Promise<readonly (readonly [string, Kept])[]>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** Removes everything in one step, begun before it returns: a page that goes has no time for two. */
  readonly clear: () => Promise<void>;
}

export const VISITOR = 'visitor';

const digits = (n: number): string => String(n).padStart(6, '0');
const keyOf = (part: string, segment: number, n: number): string => `${part} ${digits(segment)} ${digits(n)}`;
const byKey = (a: readonly [string, Kept], b: readonly [string, Kept]): number => (a[0] < b[0] ? -1 : 1);

/** Whether what `kept` holds may be continued and exported by `owner`: their own, and what led to their login. */
const mayRead = (owner: string, kept: Kept): boolean => kept.owner === owner || kept.owner === VISITOR;

export interface Visit {
  /** Names the visit. */
  readonly session: string;
  /** The page load before this one; null for the first. */
  readonly before: string | null;
}

/**
 * Takes up the visit that the database holds, and removes what is too old, too much, or another user's (who logs out
 * leaves nothing behind).
 */
export async function takeUpVisit(
  database: PieceDatabase,
  { owner, now, fresh }: { readonly owner: string; readonly now: number; readonly fresh: string },
): Promise<Visit> {
  const all = [...(await database.entries())].sort(byKey);
  // A segment is of use from its first piece on: what is removed goes with its whole page load.
  const dead = new Set<string>();
  let bytes = 0;
  for (const [key, kept] of [...all].reverse()) {
    bytes += kept.text.length;
    if (!mayRead(owner, kept) || now - kept.at > LIMITS.ageMs || bytes > LIMITS.bytes) dead.add(partOf(key));
  }
  const gone = all.filter(([key]) => dead.has(partOf(key))).map(([key]) => key);
  if (gone.length > 0) await database.remove(gone);
  const last = all.filter(([key]) => !dead.has(partOf(key))).at(-1);
  return last === undefined ? { session: fresh, before: null } : { session: last[1].session, before: partOf(last[0]) };
}
const partOf = (key: string): string => key.split(' ')[0] ?? '';

export interface PieceStore extends LogStore {
  /** Removes everything at once and keeps nothing more: the person has left. */
  readonly leave: () => Promise<void>;
}

/** The log store of one page load. `owner`: asked at each write, as a login changes it. */
export function pieceStore(
  database: PieceDatabase,
  { owner, session, now }: { readonly owner: () => string; readonly session: string; readonly now: () => number },
): PieceStore {
  let open = true;
  let written = 0;
  const keys = async (of: (part: string, segment: number) => boolean): Promise<readonly string[]> =>
    (await database.entries())
      .map(([key]) => key)
      .filter((key) => {
        const [part = '', segment = ''] = key.split(' ');
        return of(part, Number(segment));
      });
  return {
    append: async ({ part, segment, text }) => {
      if (!open) return;
      written += 1;
      await database.set(keyOf(part, segment, written), { owner: owner(), session, at: now(), text });
    },
    read: async () => {
      const mine = [...(await database.entries())].filter(([, kept]) => open && mayRead(owner(), kept)).sort(byKey);
      return mine.map(([key, { text }]): Piece => {
        const [part = '', segment = ''] = key.split(' ');
        return { part, segment: Number(segment), text };
      });
    },
    clear: async (segments) => {
      const wanted = (part: string, segment: number): boolean =>
        segments === undefined || segments.some((one) => one.part === part && one.segment === segment);
      await database.remove(await keys(wanted));
    },
    leave: async () => {
      open = false;
      await database.clear();
    },
  };
}
