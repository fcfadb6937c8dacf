import { verdictOf, verdictOfAll, wordsOf } from '../cli/report';
import type { Log, NavigationRecord } from '../format';
import { replayPart, type ReplayTarget } from '../replay';

/** One moment that can be shown. */
export interface Moment {
  /** ms of playing time: pauses are cut to `MOST_IDLE_MS`. */
  readonly at: number;
  /** Number of the page load, from 1. */
  readonly load: number;
  readonly state: unknown;
  /** Where the router was, and how it got there: the same object until it goes on. */
  readonly place: Pick<NavigationRecord, 'at' | 'kind' | 'state'>;
  /** What happened: an action with its call, or another event. */
  readonly what: string;
}
/** What is marked on the slider: another page load, or what is no action. `moment`: its index. */
interface Tick {
  readonly moment: number;
  readonly text: string;
}
export type Timeline = ReturnType<typeof timelineOf>;

/** Longer pauses are played as this, ms. */
export const MOST_IDLE_MS = 1_000;

/** Folds a whole log and lines its moments up. A page load's states are references: most of each is shared. */
export function timelineOf(log: Log, target: ReplayTarget) {
  const moments: Moment[] = [];
  const ticks: Tick[] = [];
  let divergence: Tick | null = null;
  let place: Moment['place'] = { at: '/', kind: 'load' };
  let [load, playing, last] = [0, 0, log.parts[0]?.head.at ?? 0];

  const outcomes = log.parts.map((part) => {
    const { head, init, body } = part;
    const states: unknown[] = [];
    const outcome = replayPart(part, target, (state) => void states.push(state));
    let [index, state] = [-1, init.s];
    const moment = (t: number, what: string, isTick: boolean): void => {
      playing += Math.min(Math.max(0, head.at + t - last), MOST_IDLE_MS);
      last = Math.max(last, head.at + t);
      if (isTick) ticks.push({ moment: moments.length, text: what });
      moments.push({ at: playing, load, state, place, what });
    };
    const differ = (): void => {
      if (outcome.divergence?.index !== index) return;
      const { what, paths, thrown } = outcome.divergence;
      const text = `Differs first at action ${index} ${what}: ${thrown ?? paths.join(', ')}`;
      ticks.push((divergence = { moment: moments.length - 1, text }));
    };

    const begins = head.begins === 'load' || load === 0;
    if (begins) {
      load += 1;
      place = body.find((record) => record.r === 'nav') ?? { at: '/', kind: 'load' };
    }
    moment(init.t, begins ? `page load ${load}` : 'the log goes on', begins && load > 1);
    differ();
    for (const record of body) {
      // Where it was opened was told with the page load, and where it stood when the log went on before that.
      if (record.r === 'nav' && record.kind === 'load') continue;
      if (record.r === 'a') state = states[(index += 1)];
      else if (record.r === 'nav') place = record;
      moment(record.t, wordsOf(record), record.r !== 'a' && record.r !== 'vp');
      if (record.r === 'a') differ();
    }
    return { ...outcome, verdict: verdictOf(part, outcome) };
  });
  const sum = (of: 'compared' | 'actions') => outcomes.reduce((all, outcome) => all + outcome[of], 0);
  return {
    moments: moments as readonly Moment[],
    ticks: ticks as readonly Tick[],
    divergence: divergence as Tick | null,
    verdict: verdictOfAll(outcomes.map(({ verdict }) => verdict)),
    /** Of all actions, those that were compared with what was recorded. */
    compared: sum('compared'),
    actions: sum('actions'),
    /** Of the last state. */
    hash: outcomes.at(-1)?.hash ?? '',
  };
}
