import { listOf } from '../cli/report';
import type { Log, NavigationRecord } from '../format';
import { replayPart, verdictOf, type ReplayTarget } from '../replay';

/** One moment that can be shown. */
export interface Moment {
  /** ms of playing time: pauses are cut to `MOST_IDLE_MS`. */
  readonly at: number;
  /** Number of the page load, from 1. */
  readonly load: number;
  readonly state: unknown;
  /** Where the router was, and how it got there: the same object until it goes on. */
  readonly place: Pick<NavigationRecord, 'at' | 'kind' | 'state'>;
  /** What the page's words were in, where the log tells it. */
  readonly language: string | undefined;
  /** What happened: an action with its call, or another event. */
  readonly what: string;
}
export type Timeline = ReturnType<typeof timelineOf>;

/** Longer pauses are played as this, ms. */
export const MOST_IDLE_MS = 1_000;

/** Folds a whole log and lines its moments up. */
export function timelineOf({ parts }: Log, target: ReplayTarget) {
  const moments: Moment[] = [];
  /** What is marked on the slider: another page load, what is no action, where it differs. `moment`: its index. */
  const ticks: { readonly moment: number; readonly text: string }[] = [];
  let differs: string | null = null;
  let place: Moment['place'] = { at: '/', kind: 'load' };
  let [load, playing, last] = [0, 0, parts[0]?.head.at ?? 0];

  const outcomes = parts.map((part) => {
    const { head, body } = part;
    const { states, divergence, ...outcome } = replayPart(part, target);
    const isLoad = head.begins === 'load' || load === 0;
    if (isLoad) {
      load += 1;
      place = body.find((record) => record.r === 'nav') ?? { at: '/', kind: 'load' };
    }
    let done = -1;
    const begin = { index: -1, t: 0, what: isLoad ? `page load ${load}` : 'the log goes on' };
    for (const [n, { index, t, what }] of [begin, ...listOf(part)].entries()) {
      const record = body[n - 1];
      // Where it was opened was told with the page load, and where it stood when the log went on before that.
      if (record?.r === 'nav' && record.kind === 'load') continue;
      if (record?.r === 'nav') place = record;
      done = index ?? done;
      playing += Math.min(Math.max(0, head.at + t - last), MOST_IDLE_MS);
      last = Math.max(last, head.at + t);
      const [state, language] = [states[done + 1], head.pageLanguage];
      const moment = moments.push({ at: playing, load, state, place, language, what }) - 1;
      if (record ? record.r !== 'a' && record.r !== 'vp' : isLoad && load > 1) ticks.push({ moment, text: what });
      if (divergence === null || divergence.index !== index) continue;
      differs = `Differs first at action ${index} ${divergence.what}: ${divergence.thrown ?? divergence.paths.join(', ')}`;
      ticks.push({ moment, text: differs });
    }
    return outcome;
  });
  const sum = (of: 'compared' | 'actions') => outcomes.reduce((all, outcome) => all + outcome[of], 0);
  return {
    moments: moments as readonly Moment[],
    ticks,
    /** Where it differs first; of several page loads, the last. */
    differs: differs as string | null,
    verdict: verdictOf(outcomes),
    /** Of all actions, those that were compared with what was recorded. */
    compared: sum('compared'),
    actions: sum('actions'),
    /** Of the last state. */
    hash: outcomes.at(-1)?.hash ?? '',
  };
}
