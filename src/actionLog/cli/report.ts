import diff from 'microdiff';
import { encode } from '../codec';
import type { Begins, BodyRecord, Part } from '../format';
import { nameOf, type Outcome } from '../replay';
import { ABSENT, valueAt } from '../statePath';

/** A value in one line. */
export function shortValue(value: unknown, most = 120): string {
  if (value === ABSENT) return ABSENT;
  const text = JSON.stringify(encode(value));
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** Where two states differ; a path can be asked for with `--state`. */
export const differences = (before: unknown, after: unknown) =>
  diff(before as object, after as object, { cyclesFix: false }).map((one) => ({
    path: one.path.join('.'),
    before: one.type === 'CREATE' ? ABSENT : (one.oldValue as unknown),
    after: one.type === 'REMOVE' ? ABSENT : (one.value as unknown),
  }));

export const differenceLine = ({ path, before, after }: ReturnType<typeof differences>[number]): string =>
  `  ${path}: ${shortValue(before)} → ${shortValue(after)}`;

/** What one record says, in a few words. */
export function wordsOf(record: BodyRecord): string {
  switch (record.r) {
    case 'a':
      // RTK Query refuses by such an action to ask for what is there.
      return nameOf(record.a) + (valueAt(record.a, 'meta.condition') === true ? ' (was there already)' : '');
    case 'nav':
      return `→ ${record.kind} ${record.at}${'state' in record ? ` ${shortValue(record.state)}` : ''}`;
    case 'err':
      return `! ${record.e instanceof Error ? String(record.e) : shortValue(record.e)}`;
    case 'mark':
      return `note: ${record.text}`;
    case 'vp':
      return `window ${record.width} × ${record.height}`;
  }
}

/** What happened: the index of each action, ms since the page load, words, and the paths that the action changed. */
export function listOf({ body }: Part) {
  let next = 0;
  return body.map((record) => ({
    index: record.r === 'a' ? next++ : null,
    t: record.t,
    what: wordsOf(record),
    changed: record.r === 'a' ? Object.keys(record.h ?? {}) : [],
  }));
}

export const listLine = ({ index, t, what, changed }: ReturnType<typeof listOf>[number]): string =>
  `${String(index ?? '').padStart(5)} ${(t / 1000).toFixed(3).padStart(9)} s  ${what}${changed.length > 0 ? `  [${changed.join(', ')}]` : ''}`;

const BEGINNINGS: Readonly<Record<Begins, string>> = {
  load: '',
  long: ', goes on: the one before was long enough',
  bypass: ', goes on: the state changed without an action',
  unkept: ', goes on: an action could not be kept',
};

type Verdict = 'same' | 'diverged' | 'partly compared' | 'nothing to compare';
/** "Same" is said only of what was compared. */
export function verdictOf({ init }: Part, { actions, compared, divergence }: Outcome): Verdict {
  if (divergence !== null) return 'diverged';
  if (compared === actions && init.h) return 'same';
  return compared > 0 ? 'partly compared' : 'nothing to compare';
}
/** Of a whole file. */
export function verdictOfAll(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('diverged')) return 'diverged';
  return verdicts.every((one) => one === verdicts[0]) ? (verdicts[0] ?? 'nothing to compare') : 'partly compared';
}

/** What was found out about one page load, or piece of one; `load` counts from 1, `took`: ms. */
export function summaryOf(part: Part, outcome: Outcome, load: number, took: number) {
  const { head, body, end } = part;
  const { actions, compared, hash, divergence } = outcome;
  const count = (kind: string): number => body.filter(({ r }) => r === kind).length;
  return {
    load,
    app: head.app,
    build: head.build,
    recordedAt: head.at,
    begins: head.begins,
    opened: body.find((record) => record.r === 'nav')?.at ?? '(not told)',
    verdict: verdictOf(part, outcome),
    ...{ actions, compared, hash, divergence },
    navigations: count('nav'),
    errors: count('err'),
    marks: count('mark'),
    recordedMs: end.t,
    replayedMs: Math.round(took),
  } as const;
}
type Summary = ReturnType<typeof summaryOf>;

export const titleOf = ({ load, app, build, recordedAt, begins }: Summary, of: number): string =>
  `page load ${load} of ${of}, ${app} ${build}, ${new Date(recordedAt).toISOString()}${BEGINNINGS[begins]}`;

function divergenceOf({ divergence, verdict }: Summary, stateAt: (index: number) => unknown): readonly string[] {
  if (divergence === null) return [verdict];
  const { index, what, paths, thrown } = divergence;
  return [
    `DIVERGED at action ${index} (${what}), the first that differs`,
    ...(thrown === null ? [] : [`  the reducer threw: ${thrown}`]),
    ...paths.map((path) => `  state path: ${path}, here ${shortValue(valueAt(stateAt(index), path))}`),
  ];
}

/** What was found, for a person. */
export const linesOf = (of: Summary, loads: number, stateAt: (index: number) => unknown): readonly string[] => [
  titleOf(of, loads),
  `opened   ${of.opened}`,
  `records  ${of.actions} actions, ${of.navigations} navigations, ${of.errors} errors, ${of.marks} notes`,
  `time     ${(of.recordedMs / 1000).toFixed(1)} s recorded, replayed in ${of.replayedMs} ms`,
  `compared ${of.compared} of ${of.actions} actions`,
  `state    ${of.hash}`,
  ...divergenceOf(of, stateAt),
];
