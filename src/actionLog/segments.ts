import type { Limits } from './format';

/** A run of lines that begins with the whole state, so that everything before it can be forgotten. */
export interface Segment {
  readonly number: number;
  /** Index of its first action. */
  readonly first: number;
  /** ms since the recording began. */
  readonly from: number;
  to: number;
  actions: number;
  bytes: number;
  readonly lines: string[];
}

const ASCII = /^[\u0000-\u007f]*$/;
/** Bytes of a text in UTF-8. */
export const bytesOf = (text: string): number =>
  ASCII.test(text) ? text.length : new TextEncoder().encode(text).length;

export interface Segments {
  readonly all: () => readonly Segment[];
  /** Begins a segment with the line that holds the state. */
  readonly begin: (line: string, firstAction: number, at: number) => void;
  readonly add: (line: string, at: number, isAction: boolean) => void;
  /** Whether what comes next needs a new segment; one that holds nothing but its state never is. */
  readonly isFull: (at: number) => boolean;
  /** Forgets the oldest segments until the rest is within the bounds; the one being written always stays. */
  readonly evict: (at: number) => readonly Segment[];
  /** How many actions were forgotten so far. */
  readonly dropped: () => number;
  /** Forgets everything, as if nothing had been. */
  readonly reset: () => void;
}

/** The segments of one page load, kept within the bounds of `LIMITS`. */
export function segments(limits: Limits): Segments {
  let held: Segment[] = [];
  let next = 0;
  let dropped = 0;
  const sum = (of: (segment: Segment) => number) => held.reduce((total, segment) => total + of(segment), 0);
  const isOver = (at: number): boolean => {
    const oldest = held[0];
    return (
      sum(({ actions }) => actions) > limits.actions ||
      sum(({ bytes }) => bytes) > limits.bytes ||
      (oldest !== undefined && at - oldest.to > limits.ageMs)
    );
  };

  return {
    all: () => held,
    begin: (line, first, at) => {
      held.push({ number: next, first, from: at, to: at, actions: 0, bytes: bytesOf(line) + 1, lines: [line] });
      next += 1;
    },
    add: (line, at, isAction) => {
      const segment = held.at(-1);
      if (segment === undefined) return;
      segment.lines.push(line);
      segment.bytes += bytesOf(line) + 1;
      segment.to = at;
      if (isAction) segment.actions += 1;
    },
    isFull: (at) => {
      const segment = held.at(-1);
      if (segment === undefined || segment.lines.length === 1) return false;
      const { actions, bytes, from, lines } = segment;
      const own = bytes - bytesOf(lines[0] ?? '');
      return actions >= limits.segment || own >= limits.segmentBytes || at - from >= limits.segmentMs;
    },
    evict: (at) => {
      const gone: Segment[] = [];
      while (held.length > 1 && isOver(at)) {
        const oldest = held.shift();
        if (oldest === undefined) break;
        dropped += oldest.actions;
        gone.push(oldest);
      }
      return gone;
    },
    dropped: () => dropped,
    reset: () => {
      held = [];
    },
  };
}
