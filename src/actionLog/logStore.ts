/** Lines of one segment of one page load, in the order in which they were appended. */
export interface Piece {
  /** The page load (`part` of the head). */
  readonly part: string;
  /** The segment within it, from 0. */
  readonly segment: number;
  /** Whole lines, each with its line break. */
  readonly text: string;
}

/** Where a log outlives its page; IndexedDB in the browser. Each call may reject: recording goes on without it. */
export interface LogStore {
  readonly append: (piece: Piece) => Promise<void>;
  /** All pieces, the oldest first. */
  readonly read: () => Promise<readonly Piece[]>;
  /** Forgets the given segments, or everything. */
  readonly clear: (segments?: readonly Pick<Piece, 'part' | 'segment'>[]) => Promise<void>;
}
