import { encode } from '../codec';
import type { Difference } from '../difference';
import type { Part } from '../format';
import type { Comparison } from '../manifest';
import { actionsOf, type Divergence, type Outcome } from '../replay';

/** What the command line found out about one page load. */
export interface PartReport {
  readonly part: Part;
  readonly outcome: Outcome;
  readonly comparison: Comparison;
  /** ms that the fold took. */
  readonly took: number;
}

/** A value in one line, short enough to be read. */
export function shown(value: unknown, most = 120): string {
  const text = JSON.stringify(encode(value));
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

const count = (part: Part, kind: string): number => part.body.filter(({ r }) => r === kind).length;

export const builds = ({ verdict, added, removed, missing }: Comparison): string =>
  [
    verdict === 'fine' ? 'fine: the same slices, actions and endpoints' : verdict,
    ...(added.length > 0 ? [`added here: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`removed here: ${removed.join(', ')}`] : []),
    ...(missing.length > 0 ? [`the log needs: ${missing.join(', ')}`] : []),
  ].join('; ');

export const differenceLine = ({ path, expected, actual }: Difference): string =>
  `${path || '(the whole state)'}: ${shown(expected)} → ${shown(actual)}`;

function diverged({ index, type, lastSame, paths, difference, thrown }: Divergence): string[] {
  const where = `DIVERGED at action ${index} (${type}), the same until action ${lastSame}`;
  if (thrown !== null) return [where, `  the reducer threw: ${thrown}`];
  return [
    where,
    `  state path: ${paths.length > 0 ? paths.join(', ') : '(not told by the log)'}`,
    ...(difference ? [`  recorded → here: ${differenceLine(difference)}`] : []),
  ];
}

/** What was replayed, for a person. */
export function linesOf({ part, outcome, comparison, took }: PartReport, at: number, of: number): readonly string[] {
  const { head, end } = part;
  const { actions, gaps, hashesChecked, hash, divergence } = outcome;
  const page = of > 1 ? `, page load ${at + 1} of ${of}` : '';
  return [
    `log      ${head.app} ${head.build}, ${new Date(head.at).toISOString()}${page}`,
    `builds   ${builds(comparison)}`,
    `records  ${actions} actions (${end.dropped} dropped before), ${gaps} gaps, ${count(part, 'nav')} navigations, ${count(part, 'err')} errors, ${count(part, 'mark')} marks`,
    `time     ${((end.t - part.init.t) / 1000).toFixed(1)} s recorded, replayed in ${took.toFixed(0)} ms`,
    `hashes   ${hashesChecked} checked`,
    `state    ${hash}`,
    ...(divergence ? diverged(divergence) : ['same']),
  ];
}

/** The same for a program. */
export function jsonOf({ part, outcome, comparison, took }: PartReport): object {
  const { actions, gaps, hashesChecked, hash, divergence } = outcome;
  return {
    app: part.head.app,
    build: part.head.build,
    recordedAt: part.head.at,
    builds: comparison,
    actions,
    gaps,
    hashesChecked,
    hash,
    actionsDropped: part.end.dropped,
    navigations: count(part, 'nav'),
    errors: count(part, 'err'),
    marks: count(part, 'mark'),
    recordedMs: end(part) - part.init.t,
    replayedMs: Math.round(took),
    divergence: divergence && { ...divergence, difference: divergence.difference && encode(divergence.difference) },
  };
}
const end = ({ end: { t } }: Part): number => t;

/** Indices that a page load knows, to be named when another one is asked for. */
export function rangeOf(part: Part): readonly [number, number] {
  const indices = actionsOf(part).map(({ i }) => i);
  return [part.init.i - 1, indices.at(-1) ?? part.init.i - 1];
}
