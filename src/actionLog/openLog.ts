import { readDevtools } from './devtools';
import { Refusal, type Log } from './format';
import type { Fields } from './guards';
import { readLog, refuseLeaks } from './readLog';
import { redactor } from './redact/redactor';
import type { ReplayTarget } from './replay';

const listed = (words: readonly string[]): string => [...new Set(words)].join(', ');

/** What whoever looks at a log should know; `here`: the slices of this build. Throws `Refusal` where this build cannot replay it. */
function notesOf({ parts, isProved }: Log, build: string, here: readonly string[]): readonly string[] {
  const recorded = parts.flatMap(({ init }) => Object.keys(init.s as Fields));
  const missing = listed(recorded.filter((name) => !here.includes(name)));
  if (missing !== '') {
    const what = `This build cannot replay the log: it lacks ${missing}.`;
    throw new Refusal('incompatible', `${what} Replay it with the build that it was recorded in.`);
  }
  const builds = listed(parts.map(({ head }) => head.build).filter((one) => one !== build));
  const added = listed(here.filter((name) => !recorded.includes(name)));
  return [
    ...(builds === '' ? [] : [`Recorded with build ${builds}; this is ${build || 'unnamed'}.`]),
    ...(added === '' ? [] : [`New in this build and not compared: ${added}.`]),
    ...(isProved ? [] : ['The file was edited: nothing proves it whole.']),
  ];
}

/** Opens an `.rlog` or a file of Redux DevTools; `notes`: sentences for who reads on. Throws `Refusal`. */
export function openLog(text: string, target: ReplayTarget) {
  const initial = target.reducer(undefined, { type: '@@gruham/init' });
  const foreign = /^\uFEFF?\s*(\[|\{(?!"r":))/.test(text) ? readDevtools(text, initial) : null;
  const log = foreign ?? readLog(text);
  const notes =
    foreign === null
      ? notesOf(log, target.build, Object.keys(initial as Fields))
      : ['From Redux DevTools: nothing to compare.'];
  refuseLeaks(log, redactor());
  return { log, notes };
}
