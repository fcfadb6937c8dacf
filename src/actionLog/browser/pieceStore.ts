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

const partOf = (key: string): string => key.split(' ')[0] ?? '';
/** Names a segment among all; within a page load its names stand in the order of the segments. */
const segmentOf = (key: string): string => key.slice(0, key.lastIndexOf(' '));

/** Each segment with the time of its newest piece and its size, the newest first. */
function segmentsOf(all: readonly (readonly [string, Kept])[]) {
  const found = new Map<string, { readonly segment: string; readonly newest: number; readonly size: number }>();
  for (const [key, { at, text }] of all) {
    const segment = segmentOf(key);
    const { newest, size } = found.get(segment) ?? { newest: 0, size: 0 };
    found.set(segment, { segment, newest: Math.max(newest, at), size: size + text.length });
  }
  return [...found.values()].sort((a, b) => b.newest - a.newest || (a.segment < b.segment ? 1 : -1));
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
  const foreign = new Set(all.filter(([, kept]) => !mayRead(owner, kept)).map(([key]) => partOf(key)));
  // A segment is of use from its first piece on, so it goes as a whole; those before it go with it, or there is a hole.
  const lastGone = new Map<string, string>();
  let bytes = 0;
  for (const { segment, newest, size } of segmentsOf(all.filter(([key]) => !foreign.has(partOf(key))))) {
    bytes += size;
    if (now - newest <= LIMITS.ageMs && bytes <= LIMITS.bytes) continue;
    const part = partOf(segment);
    if (segment > (lastGone.get(part) ?? '')) lastGone.set(part, segment);
  }
  const goes = (key: string): boolean =>
    foreign.has(partOf(key)) || segmentOf(key) <= (lastGone.get(partOf(key)) ?? '');
  const gone = all.map(([key]) => key).filter(goes);
  if (gone.length > 0) await database.remove(gone);
  const last = all.filter(([key]) => !goes(key)).at(-1);
  return last === undefined ? { session: fresh, before: null } : { session: last[1].session, before: partOf(last[0]) };
}

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
