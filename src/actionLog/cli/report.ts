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
function wordsOf(record: BodyRecord): string {
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

const listLine = ({ index, t, what, changed }: ReturnType<typeof listOf>[number]): string =>
  `${String(index ?? '').padStart(5)} ${(t / 1000).toFixed(3).padStart(9)} s  ${what}${changed.length > 0 ? `  [${changed.join(', ')}]` : ''}`;

const BEGINNINGS: Readonly<Record<Begins, string>> = {
  load: '',
  long: ', goes on: the one before was long enough',
  bypass: ', goes on: the state changed without an action',
  unkept: ', goes on: an action could not be kept',
};

/** What was found out about one page load of so many (`of`), or piece of one: for a program, and in lines for a person. */
export function reportOf(part: Part, outcome: Outcome, load: number, of: number) {
  const { head, body } = part;
  const { verdict, actions, compared, hash, divergence, states } = outcome;
  const count = (kind: string): number => body.filter(({ r }) => r === kind).length;
  const [navigations, errors, marks] = [count('nav'), count('err'), count('mark')];
  const opened = body.find((record) => record.r === 'nav')?.at ?? '(not told)';
  const recordedMs = body.at(-1)?.t ?? 0;
  const when = new Date(head.at).toISOString();
  const title = `page load ${load} of ${of}, ${head.app} ${head.build}, ${when}${BEGINNINGS[head.begins]}`;
  const { index = 0, what = '', paths = [], thrown = null } = divergence ?? {};
  const records = listOf(part);
  return {
    summary: {
      ...{ load, app: head.app, build: head.build, recordedAt: head.at, begins: head.begins, opened, recordedMs },
      pageLanguage: head.pageLanguage ?? null,
      ...{ verdict, actions, compared, hash, divergence, navigations, errors, marks },
    },
    lines: [
      title,
      `opened   ${opened}`,
      ...(head.pageLanguage === undefined ? [] : [`language ${head.pageLanguage}`]),
      `records  ${actions} actions, ${navigations} navigations, ${errors} errors, ${marks} notes`,
      `time     ${(recordedMs / 1000).toFixed(1)} s`,
      `compared ${compared} of ${actions} actions`,
      `state    ${hash}`,
      divergence ? `DIVERGED at action ${index} (${what}), the first that differs` : verdict,
      ...(thrown === null ? [] : [`  the reducer threw: ${thrown}`]),
      ...paths.map((path) => `  state path: ${path}, here ${shortValue(valueAt(states[index + 1], path))}`),
    ],
    list: { load, records },
    rows: [title, ...records.map(listLine)],
  };
}
