import type { Log, Part } from '../format';
import { typeOf } from '../guards';
import { isStep } from '../readLog';
import { replayPart, type Divergence, type Outcome, type ReplayTarget } from '../replay';

/** One moment that can be shown. */
export interface Moment {
  /** ms of playing time: pauses are cut to `MOST_IDLE_MS`. */
  readonly at: number;
  /** Number of the page load, from 0. */
  readonly part: number;
  /** Index of the last action. */
  readonly index: number;
  readonly state: unknown;
  /** Where the router was: path, search and fragment. */
  readonly location: string;
  /** What happened: an action's type, or a word about another event. */
  readonly what: string;
}
export type TickKind = 'page' | 'navigation' | 'error' | 'mark' | 'divergence';
/** What is marked on the slider. */
export interface Tick {
  /** Index of its moment. */
  readonly moment: number;
  readonly kind: TickKind;
  readonly text: string;
}
export interface Timeline {
  readonly moments: readonly Moment[];
  readonly ticks: readonly Tick[];
  readonly outcomes: readonly Outcome[];
}

/** Longer pauses are played as this, ms. */
export const MOST_IDLE_MS = 1_000;

const nameIn = (action: unknown): string => {
  const { arg } = ((action as { readonly meta?: unknown }).meta ?? {}) as { readonly arg?: { endpointName?: unknown } };
  return typeof arg?.endpointName === 'string' ? ` ${arg.endpointName}` : '';
};
const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
const divergedText = ({ index, type, paths, thrown }: Divergence): string =>
  `Diverged at action ${index} (${type})${thrown ? `: ${thrown}` : paths.length > 0 ? `: ${paths.join(', ')}` : ''}`;

/** Folds a whole log and lines its moments up. A page load's states are references: most of each is shared. */
export function timelineOf(log: Log, target: ReplayTarget): Timeline {
  const moments: Moment[] = [];
  const ticks: Tick[] = [];
  const outcomes: Outcome[] = [];
  let playing = 0;
  let lastEnd: number | null = null;
  let location = '/';

  const add = (part: Part, number: number): void => {
    const states = new Map<number, unknown>();
    const outcome = replayPart(part, target, { onStep: (index, state) => void states.set(index, state) });
    outcomes.push(outcome);
    let last = part.head.at + part.init.t;
    playing += lastEnd === null ? 0 : Math.min(Math.max(0, last - lastEnd), MOST_IDLE_MS);
    let state: unknown = part.init.s;
    let index = part.init.i - 1;
    const moment = (t: number, what: string): void => {
      const now = part.head.at + t;
      playing += Math.min(Math.max(0, now - last), MOST_IDLE_MS);
      last = Math.max(last, now);
      moments.push({ at: playing, part: number, index, state, location, what });
    };
    const tick = (kind: TickKind, text: string): void => void ticks.push({ moment: moments.length - 1, kind, text });

    const first = part.body.find(({ r }) => r === 'nav');
    if (first?.r === 'nav') location = first.to;
    moment(part.init.t, 'page load');
    if (number > 0) tick('page', `Page load ${number + 1}`);
    const { divergence } = outcome;
    if (divergence !== null && divergence.index < part.init.i) tick('divergence', divergedText(divergence));
    for (const record of part.body) {
      if (isStep(record)) {
        index = record.i;
        state = states.get(record.i);
      } else if (record.r === 'gap') state = record.s;
      if (record.r === 'a') moment(record.t, typeOf(record.a) + nameIn(record.a));
      else if (record.r === 'gap') moment(record.t, `a gap: ${record.type ?? record.why}`);
      else if (record.r === 'nav') {
        location = record.to;
        moment(record.t, `went to ${record.to}`);
        tick('navigation', record.to);
      } else if (record.r === 'err') {
        moment(record.t, `error ${messageOf(record.e)}`);
        tick('error', messageOf(record.e));
      } else if (record.r === 'mark') {
        moment(record.t, `note: ${record.text}`);
        tick('mark', record.text);
      } else if (record.r === 'vp') moment(record.t, `window ${record.width} × ${record.height}`);
      if (isStep(record) && divergence?.index === record.i) tick('divergence', divergedText(divergence));
    }
    lastEnd = part.head.at + part.end.t;
  };
  log.parts.forEach(add);
  return { moments, ticks, outcomes };
}

/** The moment that is shown at a playing time, ms: the last one that is not later. */
export function momentAt(moments: readonly Moment[], at: number): number {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((moments[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
