import { readDevtools } from './devtools';
import type { Log } from './format';
import { isObject, type Fields } from './guards';
import { refuseLeaks } from './leaks';
import { readLog } from './readLog';
import { redactor } from './redact/redactor';
import { Refusal } from './refusal';
import type { ReplayTarget } from './replay';

const listed = (words: readonly string[]): string => [...new Set(words)].join(', ');

/** Which parts of the file are missing, doubled or out of order, by what its end says. */
function orderOf({ parts }: Log): readonly string[] {
  const names = parts.map(({ head }) => head.part);
  const told = parts.at(-1)?.end.of;
  if (!told) return ['Page loads are missing: the last one of the file is not there.'];
  const due = told.filter((name) => names.includes(name));
  const order = [...new Set(names)].filter((name) => told.includes(name));
  const notes: readonly (readonly [what: string, parts: readonly string[]])[] = [
    ['missing', told.filter((name) => !names.includes(name))],
    ['of another file', names.filter((name) => !told.includes(name))],
    ['there twice', names.filter((name, at) => names.indexOf(name) !== at)],
    ['out of order; they were', order.join() === due.join() ? [] : due],
  ];
  return notes.flatMap(([what, of]) => (of.length > 0 ? [`Page loads are ${what}: ${listed(of)}.`] : []));
}

function notesOf(log: Log, target: ReplayTarget): readonly string[] {
  const here = Object.keys(target.reducer(undefined, { type: '@@gruham/slices' }) as Fields);
  const recorded = log.parts.flatMap(({ init }) => Object.keys(init.s as Fields));
  const missing = recorded.filter((name) => !here.includes(name));
  if (missing.length > 0) {
    throw new Refusal(
      'incompatible',
      `This build cannot replay the log: it lacks ${listed(missing)}. Replay it with the build that it was recorded in.`,
    );
  }
  const builds = log.parts.map(({ head }) => head.build).filter((build) => build !== target.build);
  const added = here.filter((name) => !recorded.includes(name));
  return [
    ...(builds.length > 0 ? [`Recorded with build ${listed(builds)}; this is ${target.build || 'unnamed'}.`] : []),
    ...(added.length > 0 ? [`New in this build and not compared: ${listed(added)}.`] : []),
    ...(log.parts.some(({ end }) => end.sum === undefined) ? ['The file was edited: nothing proves it whole.'] : []),
    ...orderOf(log),
  ];
}

/** Opens an `.rlog` or a file of Redux DevTools; `notes`: sentences for who reads on. Throws `Refusal`. */
export function openLog(text: string, target: ReplayTarget) {
  const initial = target.reducer(undefined, { type: '@@gruham/init' });
  const foreign = /^\uFEFF?\s*(\[|\{(?!"r":))/.test(text) ? readDevtools(text, initial) : null;
  const log = foreign ?? readLog(text);
  if (log.parts.some(({ init }) => !isObject(init.s))) throw new Refusal('corrupt', 'The log holds no state.');
  const notes = foreign === null ? notesOf(log, target) : ['From Redux DevTools: nothing to compare.'];
  refuseLeaks(log, redactor(target.secrets));
  return { log, notes };
}
